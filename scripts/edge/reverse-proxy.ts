import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Request, type Response } from "miniflare";
import { ANSWER_POLICY, SECURITY_HEADERS } from "#domain/addresses/security-headers.ts";
import { isInCrumbs } from "#domain/text/received-bytes.ts";
import { senderOf } from "../database/gateway/sender.ts";
import { compressed } from "./compressed.ts";
import { fewAtOnce } from "./few-at-once.ts";

type ReverseProxy = {
  port: number;
  /** The hosts that the site answers for, with their ports. */
  hosts: readonly string[];
  /** Where the edge functions answer, and which paths are theirs. */
  functions: { port: number; isFor: (path: string) => boolean };
  /** Whether another reverse proxy on this machine is in front, which names the sender. */
  behindProxy?: boolean;
  /** The backend on this machine, and the host under which browsers reach it through that proxy. */
  backend?: { port: number; host: string } | undefined;
  /** Responds to all other paths. */
  files: (request: Request) => Promise<Response>;
};

/** Headers of the responses that come neither from a file nor from a function. */
const OWN_ANSWER = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": ANSWER_POLICY,
  "Content-Type": "text/plain; charset=utf-8",
};

/** So many requests of one connection may wait for their answers. */
const MOST_WAITING = 10;

/** So many requests of one sender are in the functions at once, and as many that send a form. */
const MOST_INSIDE = 10;

/** The services of the backend that the administration uses (scripts/database/gateway.ts). */
const OF_BACKEND = /^\/(?:auth|rest|storage)\/v1\//;

/**
 * Receives all requests of one machine, as Cloudflare does: it answers only for the site's own hosts (other names that resolve
 * to this machine get nothing), sets the header with the sender's address, whatever the request claims, and passes only their
 * own paths to the functions. Rejects if the port is taken.
 */
export async function startReverseProxy(own: ReverseProxy): Promise<Server> {
  const { port, hosts, functions, backend, behindProxy = false, files } = own;
  const agent = new Agent({ keepAlive: true });
  const smaller = compressed(files);
  const inTurn = fewAtOnce(MOST_INSIDE);
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const host = incoming.headers.host?.toLowerCase() ?? "";
    if (!hosts.includes(host))
      return void outgoing.writeHead(421, OWN_ANSWER).end("This server does not answer for that host.");
    // It would send the headers of a request back. Functions and files cannot even be asked with it.
    if (incoming.method === "TRACE")
      return void outgoing
        .writeHead(405, { ...OWN_ANSWER, Allow: "GET, HEAD, POST" })
        .end("This method is not allowed.");
    const url = addressOf(incoming.url ?? "", host);
    if (!url) return void outgoing.writeHead(400, OWN_ANSWER).end("This is no address.");
    const { pathname, search } = url;
    if (backend?.host === host && OF_BACKEND.test(pathname)) {
      // The backend reads the sender from what the proxy in front has added.
      const headers = { ...passedHeaders(incoming.headers), host: `127.0.0.1:${backend.port}` };
      passOn(incoming, outgoing, { port: backend.port, agent, path: pathname + search, headers });
    } else if (functions.isFor(pathname)) {
      const forwarded = incoming.headers["x-forwarded-for"]?.toString();
      const sender = senderOf({ forwarded, peer: incoming.socket.remoteAddress }, { behindProxy });
      const headers = { ...withoutControls(passedHeaders(incoming.headers)), "cf-connecting-ip": sender };
      const to = { port: functions.port, agent, path: pathname + search, headers };
      // Forms that take long to arrive do not keep those waiting who read, at the same address.
      const by = `${sender} ${WITH_BODY.has(incoming.method ?? "")}`;
      inTurn({ by, outgoing, socket: incoming.socket }, () => passOn(incoming, outgoing, to));
    } else void answerWithFile(incoming, outgoing, url, smaller);
  };
  /** How many requests of each connection wait for their answers. */
  const waiting = new WeakMap<object, number>();
  const server = createServer((incoming, outgoing) => {
    const { socket } = incoming;
    const behind = waiting.get(socket) ?? 0;
    // Browsers send one after the other.
    if (behind >= MOST_WAITING) return void socket.destroy();
    waiting.set(socket, behind + 1);
    outgoing.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    try {
      answer(incoming, outgoing);
    } catch (error) {
      // Whatever a request says, the next one is answered.
      console.error("A request could not be answered", error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(400, OWN_ANSWER).end("This request could not be read.");
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

/** What a request asks for, at the host that it asked, whatever host its first line names; null if it is no address of a site, or cannot be read. */
function addressOf(named: string, host: string): URL | null {
  const asked = URL.parse(named, `http://${host}`);
  if (!asked || !canBeDecoded(asked.pathname)) return null;
  const url = new URL(`http://${host}`);
  url.pathname = asked.pathname;
  url.search = asked.search;
  // Whoever reads a path of two slashes once more takes what follows for a host.
  return url.pathname.startsWith("//") ? null : url;
}

/** The runtime of the functions fails at an address such as /brands/%E0%A4%A. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Headers that begin with mf- control the runtime (Miniflare): another address, another program, errors with their stack. */
const withoutControls = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("mf-")));

/** Headers about one connection only (RFC 9110, 7.6.1), besides those that `Connection` names: they are not passed on. */
const OF_CONNECTION = new Set([
  ...["connection", "expect", "http2-settings", "keep-alive", "proxy-authenticate", "proxy-authorization"],
  ...["proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"],
]);
/** No client takes these away by naming them: who asks, and where a body ends. */
const KEPT = new Set(["content-length", "host", "x-forwarded-for"]);
function passedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const isDropped = (name: string): boolean => OF_CONNECTION.has(name) || (named.includes(name) && !KEPT.has(name));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}

const TIME_TO_READ_MS = 1000;

/** Others have no body that anything here reads; with one, Node would send it without its length. */
const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { headers, ...to }: RequestOptions & { headers: IncomingHttpHeaders },
): void {
  const { method = "GET", socket } = incoming;
  const hasBody = WITH_BODY.has(method);
  const passed = { ...headers };
  if (!hasBody) delete passed["content-length"];
  const onward = request({ ...to, host: "127.0.0.1", method, headers: passed }, (answer) => {
    // It was refused meanwhile.
    if (outgoing.headersSent || outgoing.destroyed) return void answer.destroy();
    outgoing.writeHead(answer.statusCode ?? 502, passedHeaders(answer.headers));
    pipeline(answer, outgoing).catch(() => outgoing.destroy());
  });
  let isRefused = false;
  onward.on("error", () => {
    if (isRefused) return;
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(502, OWN_ANSWER).end("The web server does not answer.");
  });
  // A request that waits behind another one of its connection hears only from that.
  const stop = (): void => void onward.destroy();
  outgoing.once("close", stop);
  socket.once("close", stop);
  onward.once("close", () => socket.off("close", stop));
  incoming.on("error", stop);
  if (!hasBody) {
    incoming.resume();
    onward.end();
    return;
  }
  let [pieces, bytes] = [0, 0];
  incoming.on("data", (piece: Buffer) => {
    pieces += 1;
    bytes += piece.byteLength;
    if (!isInCrumbs(pieces, bytes) || outgoing.headersSent) return;
    isRefused = true;
    incoming.unpipe(onward);
    incoming.pause();
    outgoing.writeHead(413, OWN_ANSWER).end("This request comes in too many pieces.");
    stop();
    // To close a connection with unread data in it resets it, and the client may lose the answer: it has time to read it.
    setTimeout(() => socket.destroy(), TIME_TO_READ_MS).unref();
  });
  incoming.pipe(onward);
}

async function answerWithFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  files: ReverseProxy["files"],
): Promise<void> {
  // Files take no body.
  incoming.resume();
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, text]),
  );
  try {
    const answer = await files(new Request(url, { method: incoming.method ?? "GET", headers }));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), outgoing);
    else outgoing.end();
  } catch (error) {
    if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
    console.error("A file could not be served", error);
    outgoing.writeHead(502, OWN_ANSWER).end("The web server does not answer.");
  }
}
