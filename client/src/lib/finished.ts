/** Whether a sitting is over, so that its rounds are found in its record and no more at its table. */

import type { Sitting } from "../wire/messages";

/** `newest` are the last that ended. If there are `more`, what is older than all of these is taken to be one of them. */
export function isFinished(sitting: number, newest: readonly Sitting[], more: boolean): boolean {
  return newest.some(({ id }) => id === sitting) || (more && newest.every(({ id }) => sitting < id));
}
