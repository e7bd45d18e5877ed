import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How the database behaves from now on; the first `after` requests are still answered as always. */
type Behaviour = { kind: "well" | "away" | "failing" | "slow"; after?: number };

export type UnreliableDatabase = {
  port: number;
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
};

const SLOW_MS = 400;

/** A proxy in front of a database: passes requests on to it, drops them, answers 500, or delays them. */
export async function unreliableDatabase(databasePort: number): Promise<UnreliableDatabase> {
  let behaviour: Behaviour = { kind: "well" };
  let left = 0;

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const kind = left > 0 ? "well" : behaviour.kind;
    left -= 1;
    if (kind === "away") return void from.socket.destroy();
    if (kind === "failing") return void to.writeHead(500, { "content-type": "text/plain" }).end("Internal error");
    if (kind === "slow") await pause(SLOW_MS);
    // The gateway of a local database answers only for its own address.
    const headers = { ...from.headers, host: `127.0.0.1:${databasePort}` };
    const options = { port: databasePort, method: from.method, path: from.url, headers };
    const passedOn = request(options, (response) => {
      to.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(to);
    });
    passedOn.on("error", () => to.destroy());
    from.pipe(passedOn);
  }

  const server: Server = createServer((from, to) => void answer(from, to));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    behave(next) {
      behaviour = next;
      left = next.after ?? 0;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
