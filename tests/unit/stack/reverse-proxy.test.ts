import { createServer, request, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Response, type Request } from "miniflare";
import { startReverseProxy } from "../../../scripts/edge/reverse-proxy.ts";

let behind: Server;
let proxy: Server;
let office: Server;
let seen: IncomingHttpHeaders[] = [];
/** The answers to /api/held, which wait for a test. */
let held: ServerResponse[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  behind = createServer((incoming, outgoing) => {
    seen.push(incoming.headers);
    if (incoming.url === "/api/held") return void held.push(outgoing);
    incoming.pipe(outgoing.writeHead(203, { "x-from": incoming.url ?? "" }));
  });
  await new Promise<void>((resolve) => behind.listen(0, "127.0.0.1", resolve));
  const own = {
    port: 0,
    hosts: ["site.test:80", "office.test"],
    functions: { port: portOf(behind), isFor: (path: string) => path.startsWith("/api/") },
    files: async (request: Request) =>
      new Response(request.method === "HEAD" ? null : `The file ${new URL(request.url).pathname}`, {
        headers: { "x-agent": request.headers.get("user-agent") ?? "", "x-host": new URL(request.url).hostname },
      }),
  };
  proxy = await startReverseProxy(own);
  office = await startReverseProxy({
    ...own,
    behindProxy: true,
    backend: { port: portOf(behind), host: "office.test" },
  });
});
afterAll(() => {
  proxy.close();
  office.close();
  behind.close();
  behind.closeAllConnections();
});

type Answer = { status: number; text: string; headers: IncomingHttpHeaders };
const ask = (
  headers: Record<string, string>,
  { body = "", path = "/api/a?b=c", method = "POST", of = proxy } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    seen = [];
    const call = request({ port: portOf(of), host: "127.0.0.1", path, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    call.on("error", reject);
    call.end(body);
  });

test("a function gets what is sent to its path, with its body", async () => {
  expect(await ask({ host: "Site.Test:80" }, { body: "hello" })).toMatchObject({ status: 203, text: "hello" });
  expect(seen[0]?.host).toBe("Site.Test:80");
});

test("TRACE is refused for pages and functions", async () => {
  for (const path of ["/", "/api/a"])
    expect((await ask({ host: "site.test:80" }, { method: "TRACE", path })).status).toBe(405);
});

test("every other path is a file, at the site's own address", async () => {
  const headers = { host: "site.test:80", "user-agent": "reader" };
  const answer = await ask(headers, { method: "GET", path: "http://evil.example/products?page=2" });
  expect(answer).toMatchObject({ status: 200, text: "The file /products" });
  expect(answer.headers).toMatchObject({ "x-agent": "reader", "x-host": "site.test" });
  expect(await ask(headers, { method: "HEAD", path: "/products" })).toMatchObject({ status: 200, text: "" });
  expect(seen).toEqual([]);
});

test("whatever address a request names, it is answered, and so is the next one", async () => {
  const headers = { host: "site.test:80" };
  const named = [
    "//a//",
    "/.//",
    "/..//",
    "//a//x:99999/",
    "http://h//",
    "//",
    "///",
    "http://[",
    "*",
    "foo:",
    "/%",
    "//:",
  ];
  const statuses = [];
  for (const path of named) statuses.push((await ask(headers, { method: "GET", path })).status);
  for (const status of statuses) expect([200, 400]).toContain(status);
  expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
  expect((await ask(headers, { method: "GET", path: "/products" })).text).toBe("The file /products");
});

/** What a connection answers to these bytes, until it ends or has as many answers. */
const sendRaw = (bytes: string, answers: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(portOf(proxy), "127.0.0.1", () => socket.write(bytes));
    let text = "";
    socket.setEncoding("latin1").on("data", (piece: string) => {
      text += piece;
      if (text.split("HTTP/1.1 ").length > answers) socket.destroy();
    });
    socket.on("error", () => undefined).on("close", () => resolve(text));
  });

test.each([
  "Trailer: x",
  "TE: trailers",
  "Upgrade: websocket",
  "Expect: 100-continue",
  "Keep-Alive: x",
  "Connection: cookie",
])("a header about the connection is not passed on: %s", async (header) => {
  const [name = "", value = ""] = header.split(": ");
  for (const path of ["/api/a", "/products"])
    for (const method of ["GET", "POST", "DELETE", "OPTIONS"]) {
      seen = [];
      const head = `${method} ${path} HTTP/1.1\r\nHost: site.test:80\r\nCookie: a=b\r\n${header}\r\n\r\n`;
      expect(await sendRaw(head, name === "Expect" ? 2 : 1), `${method} ${path}`).toMatch(/HTTP\/1\.1 (?:200|203) /);
      expect(seen[0] ?? {}).not.toHaveProperty(name.toLowerCase(), value);
      if (name === "Connection") expect(seen[0] ?? {}).not.toHaveProperty("cookie");
    }
  expect((await ask({ host: "site.test:80" }, { method: "GET", path: "/products" })).status).toBe(200);
});

test("a request with a body that no function reads is no second request", async () => {
  const hidden = "GET /api/hidden HTTP/1.1\r\nHost: site.test:80\r\n\r\n";
  seen = [];
  const head = `GET /api/a HTTP/1.1\r\nHost: site.test:80\r\nTransfer-Encoding: chunked\r\n\r\n`;
  await sendRaw(`${head}${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`, 1);
  expect(seen).toHaveLength(1);
});

test("requests behind one another are answered or ended, and the next connection is served", async () => {
  const get = "GET /api/a HTTP/1.1\r\nHost: site.test:80\r\n\r\n";
  const form = "POST /api/a HTTP/1.1\r\nHost: site.test:80\r\nTransfer-Encoding: chunked\r\n\r\n";
  await sendRaw(get + form + "1\r\nx\r\n".repeat(3000), 2);
  await sendRaw(get.repeat(200), 200);
  expect((await ask({ host: "site.test:80" }, { body: "hello" })).text).toBe("hello");
});

test("of one sender ten requests are in the functions at once, and the others are answered after them", async () => {
  held = [];
  const headers = { host: "office.test", "x-forwarded-for": "203.0.113.7" };
  const answers = Array.from({ length: 25 }, () => ask(headers, { method: "GET", path: "/api/held", of: office }));
  await expect.poll(() => held.length).toBe(10);
  // Not so those of others, and what the same sender writes.
  const other = { ...headers, "x-forwarded-for": "198.51.100.1" };
  expect((await ask(other, { method: "GET", of: office })).status).toBe(203);
  expect((await ask(headers, { body: "a form", of: office })).text).toBe("a form");
  expect(held).toHaveLength(10);
  for (let answered = 0; answered < 25; answered += 1) {
    await expect.poll(() => held.length).toBe(Math.min(10, 25 - answered));
    held.shift()?.end();
  }
  await Promise.all(answers);
});

test("requests of one connection are in the functions one after the other, and leave room when it ends", async () => {
  held = [];
  const get = "GET /api/held HTTP/1.1\r\nHost: site.test:80\r\n\r\n";
  const sockets = Array.from({ length: 10 }, () => connect(portOf(proxy), "127.0.0.1").on("error", () => undefined));
  for (const socket of sockets) socket.write(get.repeat(9));
  await expect.poll(() => held.length).toBe(10);
  const answer = ask({ host: "site.test:80" }, { method: "GET" });
  sockets[0]?.destroy();
  expect((await answer).status).toBe(203);
  expect(held).toHaveLength(10);
  for (const socket of sockets) socket.destroy();
});

test("answers that nobody takes give way to others at the same address", async () => {
  held = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const get = "GET /api/held HTTP/1.1\r\nHost: site.test:80\r\n\r\n";
  const sockets = Array.from({ length: 10 }, () => connect(portOf(proxy), "127.0.0.1", () => undefined));
  for (const socket of sockets) socket.write(get);
  await expect.poll(() => held.length).toBe(10);
  const answer = ask({ host: "site.test:80" }, { method: "GET" });
  // A request of another kind that was sent after it shows that it waits by now.
  await ask({ host: "site.test:80" });
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  expect((await answer).status).toBe(203);
  for (const socket of sockets) socket.destroy();
});

test.each(["evil.example", "evil.example:80", "site.test", "127.0.0.1"])("%s is another host", async (host) => {
  expect(await ask({ host })).toMatchObject({
    status: 421,
    headers: { "content-security-policy": expect.stringContaining("default-src 'none'") },
  });
  expect(seen).toEqual([]);
});

test.each(["/brands/%E0%A4%A", "/api/%", "/products/%ff"])("%s is no address", async (path) => {
  expect((await ask({ host: "site.test:80" }, { method: "GET", path })).status).toBe(400);
  expect(seen).toEqual([]);
});

test("no request can claim another sender address", async () => {
  await ask({ host: "site.test:80", "cf-connecting-ip": "203.0.113.7" });
  expect(seen[0]?.["cf-connecting-ip"]).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
});

test("no request can control the runtime of the functions", async () => {
  await ask({ host: "site.test:80", "MF-Original-URL": "http://evil.example/api/b", "mf-route-override": "core" });
  expect(Object.keys(seen[0] ?? {}).filter((name) => name.startsWith("mf-"))).toEqual([]);
});

test("behind another proxy the sender is the one that it names, not what the request claims", async () => {
  const headers = { host: "office.test", "x-forwarded-for": "198.51.100.1, 203.0.113.7" };
  await ask(headers, { of: office });
  expect(seen[0]?.["cf-connecting-ip"]).toBe("203.0.113.7");
  await ask({ ...headers, host: "site.test:80" });
  expect(seen[0]?.["cf-connecting-ip"]).toBe("127.0.0.1");
});

test("behind another proxy the services of the backend are at the site's address, and only those", async () => {
  const headers = { host: "office.test", "x-forwarded-for": "203.0.113.7", origin: "https://office.test" };
  for (const path of ["/rest/v1/brands?select=id", "/auth/v1/user", "/storage/v1/object/media/a.png"]) {
    const answer = await ask(headers, { method: "PATCH", path, body: "a change", of: office });
    expect(answer).toMatchObject({ status: 203, text: "a change", headers: { "x-from": path } });
    expect(seen[0]).toMatchObject({
      host: `127.0.0.1:${portOf(behind)}`,
      origin: "https://office.test",
      "x-forwarded-for": "203.0.113.7",
    });
  }
  const isFile = async (path: string, host: string, of: Server) =>
    expect((await ask({ host }, { method: "GET", path, of })).text).toMatch(/^The file /);
  for (const path of ["/rest/v1", "/studio", "/rest/v2/brands", "/products/rest/v1/"])
    await isFile(path, "office.test", office);
  // Browsers on this machine reach the backend directly.
  await isFile("/rest/v1/brands", "site.test:80", office);
  await isFile("/rest/v1/brands", "office.test", proxy);
});
