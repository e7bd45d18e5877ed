import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWebServer } from "../../support/processes/web-server.ts";

let site: Awaited<ReturnType<typeof startWebServer>>;
beforeAll(async () => {
  site = await startWebServer(
    { "index.html": "Home" },
    { PUBLIC_SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_SECRET_KEY: "secret" },
  );
});
afterAll(() => site.stop());

/** Sends the beginning of a form that does not end, and answers the status that comes all the same. */
const sendUnfinished = (beginning: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "multipart/form-data; boundary=the-boundary", "content-length": 19_000_000 };
    const form = request(`${site.url}/api/enquiry`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
      form.destroy();
    });
    form.on("error", reject);
    form.write(beginning);
  });

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

const FIELD = '--the-boundary\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nMona\r\n';
const PART = "--the-boundary\r\nContent-Disposition: form-data;";

// Such a head of nineteen megabytes took three seconds to read, in which no other function answered.
test.each([
  ["a name without end", `${PART} name="${"n".repeat(3000)}`],
  ["a file name without end", `${PART} name="files"; filename="${"n".repeat(3000)}`],
  ["headers without end", `${PART} name="a"\r\n${"X: y\r\n".repeat(500)}`],
  ["parameters without end", `${PART}${" a=b;".repeat(600)}`],
  ["signs without end", `${PART}${";".repeat(3000)}`],
  ["a line without end in place of a head", `--the-boundary\r\n${"x".repeat(3000)}`],
  ["lines that end in another way", `${PART} name="a"\n\n${"x".repeat(3000)}`],
])("a part with %s is refused before the form has arrived", async (_what, beginning) => {
  expect(await sendUnfinished(FIELD + beginning)).toBe(413);
});

const FILE = `${FIELD}${PART} name="files"; filename="plan.pdf"\r\n\r\n%PDF-${"x".repeat(18_000_000)}`;

test("beside files that are not sent to their end, others are taken: what has stood still for longest gives way", async () => {
  const first = sendUnfinished(FILE);
  const second = sendUnfinished(FILE);
  expect(await Promise.race([first, second])).toBe(503);
  const third = await fetch(`${site.url}/api/enquiry`, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=the-boundary" },
    body: `${FILE}\r\n--the-boundary--\r\n`,
  });
  // It was read; the function then misses the time at which it was opened.
  expect([third.status, await third.text()]).toEqual([400, expect.stringContaining("faster than we can read")]);
  expect(await Promise.all([first, second])).toEqual([503, 503]);
});
