/** SHA-256 and what is made of it: the browser's own, or a library's on a page without https, where browsers hide theirs. */

type Bytes = Uint8Array<ArrayBuffer>;

export async function sha256(bytes: Bytes): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return (await import("@noble/hashes/sha2.js")).sha256(bytes);
}

/** What signs bytes with a key. */
export async function signer(key: Bytes): Promise<(bytes: Bytes) => Promise<Uint8Array>> {
  if (!crypto.subtle) {
    const [{ sha256 }, { hmac }] = await Promise.all([
      import("@noble/hashes/sha2.js"),
      import("@noble/hashes/hmac.js"),
    ]);
    return (bytes) => Promise.resolve(hmac(sha256, key, bytes));
  }
  const known = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", known, bytes));
}

/** So many bytes of PBKDF2-HMAC-SHA-256 with one iteration. */
export async function stretched(key: Bytes, salt: Bytes, size: number): Promise<Uint8Array> {
  if (!crypto.subtle) {
    const [{ sha256 }, { pbkdf2 }] = await Promise.all([
      import("@noble/hashes/sha2.js"),
      import("@noble/hashes/pbkdf2.js"),
    ]);
    return pbkdf2(sha256, key, salt, { c: 1, dkLen: size });
  }
  const known = await crypto.subtle.importKey("raw", key, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: 1 };
  return new Uint8Array(await crypto.subtle.deriveBits(how, known, 8 * size));
}
