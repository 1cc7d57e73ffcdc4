/** What Blackjack shows beside its table: the chart with practice by it, and the cards that are gone. */

import type { Panel } from "../../lib/games.svelte";
import Chart from "./Chart.svelte";
import Count from "./Count.svelte";

export const panels: Panel[] = [
  { key: "blackjack-chart", Panel: Chart },
  { key: "blackjack-count", Panel: Count },
];
