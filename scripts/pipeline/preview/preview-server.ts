import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { PREVIEW_ADDRESS, type PreviewRequest } from "#domain/publishing/preview.ts";
import { MEDIA_TYPES } from "../../files/media-types.ts";
import { isKeptKey, TOO_LARGE, type Found, type Preview } from "./kept-previews.ts";
import { ownAddress } from "./own-address.ts";
import { framed, marked, pageHeadersOf, plainPage, PREVIEW_HEADERS } from "./preview-page.ts";
import { TooManyOrders, type PreviewAnswer, type PreviewThread } from "./preview-thread.ts";
import { siteFile } from "./site-file.ts";
import { takeForm } from "./take-form.ts";

export type PreviewServer = {
  /** Where browsers reach it, and under which names. */
  place: string;
  hosts: readonly string[];
  /** The origins of the administration. */
  administrations: readonly string[];
  /** Keeps what a colleague wants to see, and answers its key. */
  keep: (asked: PreviewRequest, account: string) => string;
  /** What this key shows, as the database says now; null if it shows nothing (any more). */
  find: (key: string) => Promise<Found>;
  /** The account with this access token; null if it may not see what is not published. */
  may: (accessToken: string) => Promise<string | null>;
  thread: PreviewThread;
  /** The folders with the public files of the site. */
  folders: () => string[];
  log: (text: string) => void;
};

const ENDED = {
  title: "This preview has ended",
  text: "The link was withdrawn, its time is over, or what it showed was published or discarded. Please ask whoever sent it for a new one.",
};
const NOT_SHOWN = {
  title: "This plan is too large for a preview",
  text: "What it changes has more than 16 MB. Open the previews of its drafts one by one, or make several plans of it.",
};
const NO_PREVIEW = {
  title: "Previews are shown here",
  text: "To see one, open the link that you were given, or press Preview in the administration.",
};
const NOTHING_SENT = "This is a preview: nothing is sent from here. On the live site this form works.";
const NOT_READY = { title: "The preview is not ready", text: "Please try again in a moment." };
const FAILED = { title: "This page cannot be shown", text: "Something in it cannot be rendered as it is." };

/**
 * Answers for the previews: opens one by its secret key, which becomes a cookie, and then shows the site at its real addresses with
 * that preview in it. Without a key that works there is nothing of any draft.
 */
export function previewServer(own: PreviewServer) {
  const isSecure = own.place.startsWith("https:");
  const cookie = isSecure ? "__Host-plantroom-preview" : "plantroom-preview";
  // In a frame of the administration, which may be on another site, browsers send only such a cookie.
  const attributes = `Path=/; HttpOnly; ${isSecure ? "Secure; SameSite=None; Partitioned" : "SameSite=Lax"}`;

  const framedBy = (key: string): readonly string[] => (isKeptKey(key) ? own.administrations : []);

  function say(response: ServerResponse, status: number, text: typeof ENDED, frames: readonly string[] = []): void {
    const { body, headers } = plainPage(text, frames);
    response.writeHead(status, headers).end(body);
  }

  const sayWhyNot = (response: ServerResponse, why: typeof TOO_LARGE | null, frames: readonly string[]): void =>
    why === null ? say(response, 410, ENDED, frames) : say(response, 413, NOT_SHOWN, frames);

  const ask = ({ what, version, rows, by }: Preview, path: string | null): Promise<PreviewAnswer> =>
    // A draft and the plan of it alone have the same version, and are not shown in the same way.
    own.thread.ask({ version: `${what} ${version}`, rows, path, alone: what !== "plan" }, by);

  async function open(response: ServerResponse, key: string, to: string | null): Promise<void> {
    const preview = await own.find(key);
    if (preview === null || preview === TOO_LARGE) return sayWhyNot(response, preview, framedBy(key));
    const first = await ask(preview, null);
    const page = ownAddress(to) ?? ownAddress("page" in first ? first.page : "/") ?? "/";
    response
      .writeHead(303, {
        ...framed(PREVIEW_HEADERS, framedBy(key)),
        "Set-Cookie": `${cookie}=${key}; ${attributes}`,
        Location: page,
      })
      .end();
  }

  async function show(response: ServerResponse, key: string, path: string): Promise<void> {
    const preview = await own.find(key);
    const frames = framedBy(key);
    if (preview === null || preview === TOO_LARGE) return sayWhyNot(response, preview, frames);
    let answer = await ask(preview, path);
    if ("nothing" in answer) answer = await ask(preview, "/404");
    if ("moved" in answer) {
      response.writeHead(302, { ...PREVIEW_HEADERS, Location: ownAddress(answer.moved) ?? "/" }).end();
    } else if ("text" in answer) {
      const type = MEDIA_TYPES[extname(path)] ?? "application/json";
      response.writeHead(200, { ...PREVIEW_HEADERS, "Content-Type": type }).end(answer.text);
    } else if ("html" in answer) {
      const html = marked(answer.html, preview, answer.hidden);
      response.writeHead(answer.status, pageHeadersOf(answer.scripts, frames)).end(html);
    } else {
      if ("fault" in answer) own.log(`A preview of ${path} could not be rendered: ${answer.fault}`);
      say(response, 500, FAILED, frames);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!own.hosts.includes(request.headers.host?.toLowerCase() ?? ""))
      return say(response, 421, { title: "Not here", text: "This server does not answer for that host." });
    const url = URL.parse(request.url ?? "", own.place);
    if (url?.host !== new URL(own.place).host)
      return say(response, 400, { title: "No address", text: "This is no address." });
    const { pathname, searchParams } = url;
    if (pathname === PREVIEW_ADDRESS) return takeForm(request, response, own);
    if (request.method !== "GET" && request.method !== "HEAD") return sendNothing(request, response);
    if (pathname.startsWith(`${PREVIEW_ADDRESS}/`))
      return open(response, pathname.slice(PREVIEW_ADDRESS.length + 1), searchParams.get("to"));
    const file = await siteFile(own.folders(), pathname);
    if (file && !isRendered(pathname)) {
      const headers = { ...PREVIEW_HEADERS, "Content-Type": file.type, "Cache-Control": file.caching };
      return void response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : file.bytes);
    }
    const key = cookieOf(request, cookie);
    if (key === null) return say(response, 404, NO_PREVIEW);
    const path = pathname.replace(/(?<=.)\/$/, "");
    await show(response, key, /^\/(?:admin|api)(?:\/|$)/.test(path) ? "/404" : path);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      if (error instanceof TooManyOrders) return say(response, 429, NOT_READY, own.administrations);
      own.log(`A preview failed: ${String(error)}`);
      say(response, 503, NOT_READY, own.administrations);
    });
  };
}

/** Files that depend on the content, which a preview changes; the live site has them, too. */
const isRendered = (path: string): boolean => /^\/data\/(?!fonts\/)|^\/[\w-]+\.(?:xml|txt|webmanifest)$/.test(path);

function cookieOf({ headers }: IncomingMessage, name: string): string | null {
  const pair = (headers.cookie ?? "").split(/; */).find((one) => one.startsWith(`${name}=`));
  const key = pair?.slice(name.length + 1) ?? "";
  return /^[\w-]{20,100}$/.test(key) ? key : null;
}

/** Forms of the site post to functions, which are not here. */
function sendNothing({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.accept?.includes("text/html")) {
    const { body, headers: own } = plainPage({ title: "Nothing was sent", text: NOTHING_SENT }, []);
    return void response.writeHead(403, own).end(body);
  }
  response
    .writeHead(403, { ...PREVIEW_HEADERS, "Content-Type": "application/json" })
    .end(JSON.stringify({ message: NOTHING_SENT }));
}
