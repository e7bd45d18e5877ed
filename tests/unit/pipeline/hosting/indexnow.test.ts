import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  confirmSent,
  forgetChanged,
  noteChanged,
  submissions,
  submit,
  takeChanged,
  type Submission,
} from "../../../../scripts/pipeline/hosting/indexnow.ts";
import { publicPages, withoutHidden } from "../../../../scripts/pipeline/hosting/public-pages.ts";

const KEY = "0123456789abcdef";
let folder = "";
let server: Server;
let endpoint = "";
let status = 200;
let received: Submission[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-indexnow-"));
  [status, received] = [200, []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(JSON.parse(body) as Submission);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("changed pages are sent as the protocol wants them, in lists of at most 10,000", async () => {
  const paths = ["/", ...Array.from({ length: 10_000 }, (_, at) => `/products/p-${at}`)];
  for (const list of submissions("https://plant.example", KEY, paths)) await submit(endpoint, list);
  expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(received[0]).toMatchObject({
    host: "plant.example",
    key: KEY,
    keyLocation: `https://plant.example/${KEY}.txt`,
    urlList: expect.arrayContaining(["https://plant.example/", "https://plant.example/products/p-0"]) as string[],
  });
});

test("a refusal says why", async () => {
  status = 403;
  const [list] = submissions("https://plant.example", KEY, ["/"]);
  await expect(list && submit(endpoint, list)).rejects.toThrow("does not find the key at the site");
});

test("what changes is kept until it has been sent, and sent once", () => {
  expect(takeChanged(folder)).toBeNull();
  noteChanged(folder, ["/b", "/a"]);
  noteChanged(folder, ["/a", "/c"]);
  expect(takeChanged(folder)).toEqual(["/a", "/b", "/c"]);
  // The call was not confirmed, so it is repeated, together with what a release has changed meanwhile.
  noteChanged(folder, ["/d"]);
  expect(takeChanged(folder)).toEqual(["/a", "/b", "/c", "/d"]);
  noteChanged(folder, ["/e"]);
  confirmSent(folder);
  expect(takeChanged(folder)).toEqual(["/e"]);
  confirmSent(folder);
  expect(takeChanged(folder)).toEqual([]);
});

test("after everything has been sent for the first time only changes are", () => {
  expect(takeChanged(folder)).toBeNull();
  confirmSent(folder);
  expect(takeChanged(folder)).toEqual([]);
});

test("after a time without a key everything is sent again", () => {
  noteChanged(folder, ["/a"]);
  takeChanged(folder);
  noteChanged(folder, ["/b"]);
  forgetChanged(folder);
  expect(takeChanged(folder)).toBeNull();
});

test("pages that search engines are to leave out are not sent, removed ones are", () => {
  const page = (path: string, head = ""): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), `<head>${head}</head>`);
  };
  page("index.html");
  page("products/pump.html");
  page("favourites.html", '<meta name="robots" content="noindex">');
  page("admin.html");
  expect(publicPages(folder)).toEqual(["/", "/products/pump"]);
  expect(withoutHidden(folder, ["/", "/favourites", "/products/gone", "/admin"])).toEqual(["/", "/products/gone"]);
  expect(existsSync(join(folder, "changed-addresses.json"))).toBe(false);
});
