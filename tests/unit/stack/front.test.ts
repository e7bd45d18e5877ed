import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFront } from "../../../scripts/edge/front.ts";

let behind: Server;
let front: Server;
let seen: IncomingHttpHeaders[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  behind = createServer((incoming, outgoing) => {
    seen.push(incoming.headers);
    incoming.pipe(outgoing.writeHead(203, { "x-from": incoming.url ?? "" }));
  });
  await new Promise<void>((resolve) => behind.listen(0, "127.0.0.1", resolve));
  front = await startFront({ port: 0, behind: portOf(behind), hosts: ["site.test:80"] });
});
afterAll(() => {
  front.close();
  behind.close();
  behind.closeAllConnections();
});

const ask = (headers: Record<string, string>, body = ""): Promise<{ status: number; text: string; policy: string }> =>
  new Promise((resolve, reject) => {
    seen = [];
    const call = request(
      { port: portOf(front), host: "127.0.0.1", path: "/a?b=c", method: "POST", headers },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        const policy = String(answer.headers["content-security-policy"] ?? "");
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, policy }));
      },
    );
    call.on("error", reject);
    call.end(body);
  });

test("what the site is asked for reaches the web server, with its body", async () => {
  expect(await ask({ host: "Site.Test:80" }, "hello")).toMatchObject({ status: 203, text: "hello" });
  expect(seen[0]?.host).toBe("Site.Test:80");
});

test.each(["evil.example", "evil.example:80", "site.test", "127.0.0.1"])("%s is another host", async (host) => {
  expect(await ask({ host })).toMatchObject({ status: 421, policy: expect.stringContaining("default-src 'none'") });
  expect(seen).toEqual([]);
});

test("nobody claims to come from another address", async () => {
  await ask({ host: "site.test:80", "cf-connecting-ip": "203.0.113.7" });
  expect(seen[0]?.["cf-connecting-ip"]).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
});
