/** Notices of the system that it is your turn, for who has allowed them and looks at another page. */

import { preferences } from "./prefs.svelte";

const TAG = "fairdeal-turn";

/** Whether this browser can show notices of this page: it does so for pages that come safely alone. */
export const canNotify = (): boolean => isSecureContext && "Notification" in globalThis;

/** Ask the player’s browser. The answer is whether notices will be shown. */
export async function allowNotices(): Promise<boolean> {
  const allowed = canNotify() && (await Notification.requestPermission()) === "granted";
  preferences.change({ notify: allowed });
  return allowed;
}

/** Show that it is the player’s turn; a later notice takes the place of an earlier one. */
export async function notify(title: string, body: string): Promise<void> {
  if (!preferences.look.notify || !canNotify() || Notification.permission !== "granted") return;
  const options = { body, tag: TAG, icon: "/favicon.svg" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options); // the only way on Android
  new Notification(title, options).onclick = () => focus();
}

/** The player has seen it. */
export async function withdraw(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const each of (await worker?.getNotifications({ tag: TAG })) ?? []) each.close();
}
