/** What Cassino shows beside its table: what each play is worth. */

import type { Panel } from "../../lib/games.svelte";
import Worths from "./Worths.svelte";

export const panels: Panel[] = [{ key: "cassino-worths", Panel: Worths }];
