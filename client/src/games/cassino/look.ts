/** How Cassino looks in the lobby, and what it asks the player. */

import type { Look } from "../../lib/games.svelte";
import { asks, called } from "./saying";

export const look: Look = {
  fan: [21, 39, 5],
  tint: ["#274f86", "#152a4a"],
  drawn: ["cassino-warn-bound", "cassino-warn-keep"],
  called,
  question: (_view, _you, { picking }) => asks(picking),
};
