/** How Casino War looks in the lobby, and what it asks the player. */

import type { Look } from "../../lib/games.svelte";
import type { CasinoWar } from "../../wire/messages";

const ASKS: Partial<Record<CasinoWar.View["phase"], string>> = {
  betting: "banking-ask-bet",
  ties: "casino-war-ask-tie",
};

export const look: Look = {
  fan: [20, 46, 26],
  tint: ["#7a3b2e", "#3b1b1a"],
  betsFirst: true,
  question(view: CasinoWar.View) {
    const key = ASKS[view.phase];
    return key ? { key, facts: {} } : null;
  },
};
