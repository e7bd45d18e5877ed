import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Request, type Response } from "miniflare";
import { ANSWER_POLICY, SECURITY_HEADERS } from "#domain/addresses/security-headers.ts";
import { compressed } from "./compressed.ts";

type ReverseProxy = {
  port: number;
  /** The hosts that the site answers for, with their ports. */
  hosts: readonly string[];
  /** Where the edge functions answer, and which paths are theirs. */
  functions: { port: number; isFor: (path: string) => boolean };
  /** Responds to all other paths. */
  files: (request: Request) => Promise<Response>;
};

/** Headers of the responses that come neither from a file nor from a function. */
const OWN_ANSWER = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": ANSWER_POLICY,
  "Content-Type": "text/plain; charset=utf-8",
};

/**
 * Receives all requests of one machine, as Cloudflare does: it answers only for the site's own hosts (other names that resolve
 * to this machine get nothing), sets the header with the sender's address, whatever the request claims, and passes only their
 * own paths to the functions. Rejects if the port is taken.
 */
export async function startReverseProxy({ port, hosts, functions, files }: ReverseProxy): Promise<Server> {
  const agent = new Agent({ keepAlive: true });
  const smaller = compressed(files);
  const server = createServer((incoming, outgoing) => {
    const host = incoming.headers.host?.toLowerCase() ?? "";
    if (!hosts.includes(host))
      return void outgoing.writeHead(421, OWN_ANSWER).end("This server does not answer for that host.");
    // It would send the headers of a request back. Functions and files cannot even be asked with it.
    if (incoming.method === "TRACE")
      return void outgoing
        .writeHead(405, { ...OWN_ANSWER, Allow: "GET, HEAD, POST" })
        .end("This method is not allowed.");
    const url = URL.parse(incoming.url ?? "", `http://${host}`);
    if (!url) return void outgoing.writeHead(400, OWN_ANSWER).end("This is no address.");
    if (functions.isFor(url.pathname)) passOn(incoming, outgoing, functions.port, agent);
    else void answerWithFile(incoming, outgoing, new URL(url.pathname + url.search, `http://${host}`), smaller);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number, agent: Agent): void {
  const { method, url: path } = incoming;
  // Headers that begin with mf- control the runtime (Miniflare): another address, another program, errors with their stack.
  const sent = Object.entries(incoming.headers).filter(([name]) => !name.startsWith("mf-"));
  const headers = { ...Object.fromEntries(sent), "cf-connecting-ip": incoming.socket.remoteAddress ?? "" };
  const onward = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.once("error", () => {
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(502, OWN_ANSWER).end("The web server does not answer.");
  });
  outgoing.once("close", () => onward.destroy());
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
