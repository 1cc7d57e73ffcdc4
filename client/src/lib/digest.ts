/** SHA-256 and its HMAC: the browser's own, or a library's on a page without https, where browsers hide theirs. */

type Bytes = Uint8Array<ArrayBuffer>;

export async function sha256(bytes: Bytes): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return (await library()).sha256(bytes);
}

/** What signs bytes with a key. */
export async function signer(key: Bytes): Promise<(bytes: Bytes) => Promise<Uint8Array>> {
  if (!crypto.subtle) {
    const { hmac, sha256 } = await library();
    return (bytes) => Promise.resolve(hmac(sha256, key, bytes));
  }
  const known = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", known, bytes));
}

async function library() {
  const [{ sha256 }, { hmac }] = await Promise.all([import("@noble/hashes/sha2.js"), import("@noble/hashes/hmac.js")]);
  return { sha256, hmac };
}
