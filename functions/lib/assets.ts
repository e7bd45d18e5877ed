type Assets = { fetch: (address: URL, options?: RequestInit) => Promise<Response> };

/** Requests a static file of the release as a browser would; redirects are not followed. */
export function asset(env: unknown, path: string, request: Request): Promise<Response> {
  const { ASSETS } = env as { ASSETS: Assets };
  return ASSETS.fetch(new URL(path, request.url), { redirect: "manual" });
}

/** The bytes of a file that the release must have. */
export async function assetBytes(env: unknown, path: string, request: Request): Promise<ArrayBuffer> {
  const answer = await asset(env, path, request);
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.arrayBuffer();
}
