/** The exercises of Blackjack: the chart of basic strategy, and the count. */

import type { Drill } from "../../lib/games.svelte";
import ChartDrill from "./ChartDrill.svelte";
import CountDrill from "./CountDrill.svelte";

export const drills: Drill[] = [
  { key: "blackjack-drill-chart", Drill: ChartDrill },
  { key: "blackjack-drill-count", Drill: CountDrill },
];
