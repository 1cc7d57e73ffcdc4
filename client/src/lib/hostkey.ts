/** The key of the link that makes the first host: taken from the address, kept until somebody has come in. */

const PLACE = "fairdeal-host-key";
const IN_ADDRESS = /^#host=([\w-]+)$/;

/** Take the key out of the address, where nobody else shall read it. The answer is whether there was one. */
export function takeHostKey(): boolean {
  const key = IN_ADDRESS.exec(location.hash)?.[1];
  if (key === undefined) return false;
  sessionStorage.setItem(PLACE, key);
  history.replaceState(null, "", location.pathname + location.search);
  return true;
}

export const hostKey = (): string | null => sessionStorage.getItem(PLACE);

export const forgetHostKey = (): void => sessionStorage.removeItem(PLACE);
