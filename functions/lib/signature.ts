const encoder = new TextEncoder();

/** A keyed hash (HMAC-SHA-256, base64) of a text: nobody without the secret can make it, or learn the text from it. */
export async function sign(text: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature).subarray(0, 18)));
}

/** Compares two texts in constant time, so that the time does not reveal how much of them is equal. */
export function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  return difference === 0;
}
