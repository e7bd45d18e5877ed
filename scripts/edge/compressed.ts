import { constants, brotliCompress, gzip } from "node:zlib";
import { promisify } from "node:util";
import { Response, type Request } from "miniflare";

/** The types that are worth compressing; pictures, fonts and documents are compressed already. */
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|xml|manifest\+json|wasm|ld\+json))/;
/** The quality at which Cloudflare compresses what is not in its cache. */
const QUALITY = 5;
/** The quality for files that are named by their content: they are compressed once, and browsers keep them for a year. */
const BEST_QUALITY = 9;
const NAMED_BY_CONTENT = /^\/_astro\//;
/** The compressed files that are kept in memory, in bytes. */
const KEPT_MAX = 32 * 1024 * 1024;

const ENCODERS = {
  br: (text: Buffer, quality: number): Promise<Buffer> =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: Buffer): Promise<Buffer> => promisify(gzip)(text),
};
type Encoding = keyof typeof ENCODERS;

const encodingFor = (request: Request): Encoding | undefined => {
  const accepted = (request.headers.get("accept-encoding") ?? "").split(",").map((name) => name.trim());
  return (["br", "gzip"] as const).find((name) => accepted.includes(name));
};

/** Compresses text files in responses, as Cloudflare does. The files compressed last are kept. */
export function compressed(files: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  const kept = new Map<string, Buffer>();
  let size = 0;
  const keep = (key: string, body: Buffer): void => {
    kept.set(key, body);
    size += body.length;
    for (const [oldest, { length }] of kept) {
      if (size <= KEPT_MAX) break;
      kept.delete(oldest);
      size -= length;
    }
  };
  return async (request) => {
    const answer = await files(request);
    const type = answer.headers.get("content-type") ?? "";
    if (!TEXT.test(type) || answer.headers.has("content-encoding")) return answer;
    const headers = new Headers([...answer.headers]);
    headers.append("Vary", "Accept-Encoding");
    const encoding = encodingFor(request);
    if (answer.status !== 200 || !answer.body || request.method !== "GET" || !encoding)
      return new Response(answer.body, { status: answer.status, headers: [...headers] });
    const tag = answer.headers.get("etag") ?? "";
    const { pathname } = new URL(request.url);
    const key = `${encoding} ${pathname} ${tag}`;
    let body = tag ? kept.get(key) : undefined;
    if (body === undefined) {
      const quality = NAMED_BY_CONTENT.test(pathname) ? BEST_QUALITY : QUALITY;
      body = await ENCODERS[encoding](Buffer.from(await answer.arrayBuffer()), quality);
      if (tag) keep(key, body);
    } else {
      await answer.body.cancel();
    }
    headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.length));
    // The file is the same, its bytes are not.
    if (tag && !tag.startsWith("W/")) headers.set("ETag", `W/${tag}`);
    return new Response(body, { status: 200, headers: [...headers] });
  };
}
