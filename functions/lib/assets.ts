type Assets = { fetch: (address: URL, options?: RequestInit) => Promise<Response> };

/** The static files of the release, asked as a browser would; a redirect is not followed. */
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
