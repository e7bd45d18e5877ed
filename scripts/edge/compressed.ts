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

/**
 * The compressed bodies that were made last, by key. What is asked for while it is being made is made once, and what could not be
 * made is tried again.
 */
function keptBodies(): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  /** Of those that are made. */
  const lengths = new Map<string, number>();
  let size = 0;
  const note = (key: string, { length }: Buffer): void => {
    lengths.set(key, length);
    size += length;
    for (const [oldest, bytes] of lengths) {
      if (size <= KEPT_MAX) break;
      kept.delete(oldest);
      lengths.delete(oldest);
      size -= bytes;
    }
  };
  return (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.then(
      (body) => note(key, body),
      () => kept.delete(key),
    );
    return made;
  };
}

/** Compresses text files in responses, as Cloudflare does. The files compressed last are kept. */
export function compressed(files: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  const bodyOf = keptBodies();
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
    const quality = NAMED_BY_CONTENT.test(new URL(request.url).pathname) ? BEST_QUALITY : QUALITY;
    let isRead = false;
    const make = async (): Promise<Buffer> => {
      isRead = true;
      return ENCODERS[encoding](Buffer.from(await answer.arrayBuffer()), quality);
    };
    // By the content, not by the address, which can be written in many ways.
    const body = await (tag ? bodyOf(`${encoding} ${quality} ${tag}`, make) : make());
    if (!isRead) await answer.body.cancel();
    headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.length));
    // The file is the same, its bytes are not.
    if (tag && !tag.startsWith("W/")) headers.set("ETag", `W/${tag}`);
    return new Response(body, { status: 200, headers: [...headers] });
  };
}
