import { Agent, createServer, request, type IncomingMessage, type Server } from "node:http";
import { ANSWER_POLICY, SECURITY_HEADERS } from "#domain/security-headers.ts";

/** For the answers that are not those of the web server behind. */
const OWN_ANSWER = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": ANSWER_POLICY,
  "Content-Type": "text/plain; charset=utf-8",
};

type Front = {
  port: number;
  /** The port of the web server behind it. */
  behind: number;
  /** The hosts that the site answers for, with their ports. */
  hosts: readonly string[];
};

/**
 * Stands before the web server of one machine as Cloudflare does: it answers only for the site's own hosts (a name of
 * another site that leads to this machine gets nothing), and says where a request came from, whatever its headers claim.
 * Rejects where the port is taken.
 */
export async function startFront({ port, behind, hosts }: Front): Promise<Server> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    if (!hosts.includes(incoming.headers.host?.toLowerCase() ?? "")) {
      outgoing.writeHead(421, OWN_ANSWER);
      return void outgoing.end("This server does not answer for that host.");
    }
    const onward = request(
      {
        host: "127.0.0.1",
        port: behind,
        agent,
        method: incoming.method,
        path: incoming.url,
        headers: headersOf(incoming),
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once("error", () => {
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(502, OWN_ANSWER).end("The web server does not answer.");
    });
    outgoing.once("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

function headersOf(incoming: IncomingMessage): NodeJS.Dict<string | string[]> {
  return { ...incoming.headers, "cf-connecting-ip": incoming.socket.remoteAddress ?? "" };
}
