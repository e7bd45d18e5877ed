import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWebServer } from "../../support/web-server.ts";

let site: Awaited<ReturnType<typeof startWebServer>>;
beforeAll(async () => {
  site = await startWebServer(
    { "index.html": "Home" },
    { PUBLIC_SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_SECRET_KEY: "secret" },
  );
});
afterAll(() => site.stop());

/** Sends a form in chunks of one byte each, as many as the server takes, and answers its status. */
const sendCrumbs = (count: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" };
    const form = request(`${site.url}/api/enquiry`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    form.on("error", reject);
    for (let sent = 0; sent < count; sent += 1) form.write("x");
  });

test("a form that comes in pieces of one byte is refused before it ends, and other functions go on", async () => {
  expect(await sendCrumbs(20_000)).toBe(413);
  const other = await fetch(`${site.url}/api/quote-document`, { method: "POST", body: '{"lines":1}' });
  expect(other.status).toBe(422);
});
