import { describe, expect, test } from "vitest";
import { onRequestPost as enquire } from "../../functions/api/enquiry.ts";
import { makeProduct, secret, unique } from "../support/database/database.ts";
import { signedTime } from "../../functions/lib/time-to-fill.ts";
import { call, functionEnv } from "../support/database/edge.ts";

const enquiry = (overrides: Record<string, string> = {}): Record<string, string> => ({
  firstName: "Mona",
  lastName: "Fahmy",
  email: `${unique("mona")}@example.com`,
  message: "Two chillers for a hospital in Assiut, please.",
  page: "/contact",
  website: "",
  openedAt: String(Date.now() - 5000),
  ...overrides,
});

function post(
  fields: Record<string, string>,
  { accept = "application/json", sender = unique("sender"), referer = "" } = {},
): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request("http://site.test/api/enquiry", {
    method: "POST",
    body,
    headers: { accept, "cf-connecting-ip": sender, referer },
  });
}

const stored = async (email: string) => (await secret.from("enquiries").select("*").eq("email", email)).data ?? [];

describe("POST /api/enquiry", () => {
  test("a message that is sent again because no answer arrived is stored once", async () => {
    const fields = enquiry({ submission: crypto.randomUUID() });
    const sender = unique("again");
    // More often than the limit of messages allows: sending one again does not count as another message.
    for (let n = 0; n < 7; n += 1) expect((await call(enquire, post(fields, { sender }))).status).toBe(200);
    expect(await stored(fields["email"] ?? "")).toHaveLength(1);
    // But whoever sends it on and on is refused, whatever address he has now.
    const statuses: number[] = [];
    for (let n = 0; n < 15; n += 1) statuses.push((await call(enquire, post(fields))).status);
    expect([statuses.indexOf(429), new Set(statuses.slice(14))]).toEqual([14, new Set([429])]);
    const wrong = enquiry({ submission: "mine" });
    expect((await call(enquire, post(wrong))).status).toBe(422);
  });

  test("stores all nine fields, the product and the page it came from", async () => {
    const product = await makeProduct();
    const fields = enquiry({
      phone: "+20 100 555 0100",
      company: "Nile Hospitals",
      projectType: "healthcare",
      budget: "1m-5m",
      timeline: "short",
      product: product.slug,
      page: `/products/${product.slug}`,
    });
    const answer = await call(enquire, post(fields));
    expect(answer.status).toBe(200);
    const [row] = await stored(fields["email"] ?? "");
    expect(row).toMatchObject({
      first_name: "Mona",
      last_name: "Fahmy",
      phone: "+20 100 555 0100",
      company: "Nile Hospitals",
      project_type: "healthcare",
      budget: "1m-5m",
      timeline: "short",
      message: fields["message"],
      product_id: product.id,
      product_name: product.name,
      page: `/products/${product.slug}`,
      read_at: null,
    });
  });

  test("the four required fields alone are enough", async () => {
    const fields = enquiry();
    expect((await call(enquire, post(fields))).status).toBe(200);
    expect(await stored(fields["email"] ?? "")).toHaveLength(1);
  });

  test.each(["firstName", "lastName", "email", "message"])(
    "without %s: 422 that names the field, and no row",
    async (field) => {
      const fields = enquiry({ [field]: "  " });
      const answer = await call(enquire, post(fields));
      expect(answer.status).toBe(422);
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
      if (field !== "email") expect(await stored(fields["email"] ?? "")).toHaveLength(0);
    },
  );

  test.each([
    ["email", "abc"],
    ["projectType", "castle"],
    ["budget", "free"],
    ["timeline", "yesterday"],
    ["message", "x".repeat(5001)],
  ])("%s of '%.12s' is refused by name", async (field, value) => {
    const answer = await call(enquire, post(enquiry({ [field]: value })));
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: Record<string, string> }).errors).toHaveProperty(field);
  });

  test("a script that leaves out fields gets the messages of the form", async () => {
    const body = JSON.stringify({ openedAt: String(Date.now() - 5000), firstName: 5, budget: "free" });
    const headers = { accept: "application/json", "content-type": "application/json" };
    const answer = await call(enquire, new Request("http://site.test/api/enquiry", { method: "POST", headers, body }));
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object }).errors).toEqual({
      firstName: "Enter your first name",
      lastName: "Enter your last name",
      email: "Enter your email address",
      budget: "Choose a budget from the list",
      message: "Enter your message",
    });
  });

  test("a filled honeypot leaves no row", async () => {
    const fields = enquiry({ website: "https://spam.example" });
    expect((await call(enquire, post(fields))).status).toBe(400);
    expect(await stored(fields["email"] ?? "")).toHaveLength(0);
  });

  test.each([
    ["at once", () => String(Date.now())],
    ["without a time", () => ""],
    ["with a nonsense time", () => "soon"],
  ])("sent %s by a script: no row", async (_name, openedAt) => {
    const fields = enquiry({ openedAt: openedAt() });
    expect((await call(enquire, post(fields))).status).toBe(400);
    expect(await stored(fields["email"] ?? "")).toHaveLength(0);
  });

  describe("a browser without JavaScript", () => {
    const plain = { accept: "text/html,application/xhtml+xml" };
    const askedAt = (before: number) => signedTime(functionEnv()["SUPABASE_SECRET_KEY"] ?? "", Date.now() - before);

    test("is asked to send once more, with all that it sent", async () => {
      const fields = enquiry({ openedAt: "", message: 'Two "chillers" & a <pump>' });
      const asked = await call(enquire, post(fields, plain));
      expect([asked.status, asked.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      const page = await asked.text();
      expect(page).toContain('value="Two &quot;chillers&quot; &amp; a &lt;pump&gt;"');
      expect(await stored(fields["email"] ?? "")).toHaveLength(0);
      const [, time = ""] = /name="askedAt" value="([^"]+)"/.exec(page) ?? [];
      const atOnce = await call(enquire, post({ ...fields, askedAt: time }, plain));
      expect(await atOnce.text()).toContain(time);
      expect(await stored(fields["email"] ?? "")).toHaveLength(0);
    });

    test("gets these pages in the language of the page with the form", async () => {
      const fields = enquiry({ openedAt: "", page: "/ar/contact" });
      const asked = await call(enquire, post(fields, plain));
      expect(await asked.text()).toMatch(/<html lang="ar" dir="rtl">[^]+خطوة أخيرة/);
      const sent = await call(enquire, post({ ...fields, askedAt: await askedAt(5000) }, plain));
      const page = await sent.text();
      expect(page).toMatch(/وصلت رسالتك رقم <bdi>M-\d{4}-\d+<\/bdi>/);
      expect(page).toContain('<a href="/ar/contact">');
      const wrong = { ...fields, email: "nobody", askedAt: await askedAt(5000) };
      expect(await (await call(enquire, post(wrong, plain))).text()).toContain("أدخل بريدًا إلكترونيًا مثل");
      // A form that could not be read does not say where it stands.
      const unread = post({}, { ...plain, referer: "http://site.test/ar/contact" });
      expect(await (await call(enquire, unread)).text()).toContain('<html lang="ar"');
      expect((await stored(fields["email"] ?? ""))[0]?.page).toBe("/ar/contact");
    });

    test("gets a page, for success and for faults", async () => {
      const fields = enquiry({ openedAt: "", askedAt: await askedAt(5000) });
      const good = await call(enquire, post(fields, plain));
      expect([good.status, await good.text()]).toEqual([200, expect.stringContaining("Thank you")]);
      expect(await stored(fields["email"] ?? "")).toHaveLength(1);
      const bad = await call(enquire, post({ ...fields, firstName: "" }, plain));
      expect([bad.status, await bad.text()]).toEqual([422, expect.stringContaining("Enter your first name")]);
    });

    test("is asked once more where the clock was set back meanwhile", async () => {
      const fields = enquiry({ openedAt: "", askedAt: await askedAt(-60 * 60 * 1000) });
      const asked = await call(enquire, post(fields, plain));
      const [, time = ""] = /name="askedAt" value="([^"]+)"/.exec(await asked.text()) ?? [];
      expect([asked.status, Math.abs(Date.now() - Number(time.split(".")[0])) < 60_000]).toEqual([200, true]);
    });

    test.each([
      ["made up", async () => `${Date.now() - 5000}.AAAAAAAAAAAAAAAAAAAAAAAA`],
      ["of yesterday", () => askedAt(25 * 60 * 60 * 1000)],
      ["of tomorrow", () => askedAt(-25 * 60 * 60 * 1000)],
    ])("cannot use a time that is %s", async (_, make) => {
      const fields = enquiry({ openedAt: "", askedAt: await make() });
      expect((await call(enquire, post(fields, plain))).status).toBe(400);
      expect(await stored(fields["email"] ?? "")).toHaveLength(0);
    });
  });

  test.each([-1, 1])("the clock of the browser may differ by %d hours", async (hours) => {
    const sentAt = Date.now() + hours * 3_600_000;
    const slow = enquiry({ openedAt: String(sentAt - 5000), sentAt: String(sentAt) });
    expect((await call(enquire, post(slow))).status).toBe(200);
    const fast = enquiry({ openedAt: String(sentAt - 500), sentAt: String(sentAt) });
    expect((await call(enquire, post(fast))).status).toBe(400);
  });

  test("what no keyboard types and no database stores is left out", async () => {
    const fields = enquiry({ firstName: "Mo\0na", message: "Half a pair: \ud83d." });
    const headers = { accept: "application/json", "content-type": "application/json", "cf-connecting-ip": unique("s") };
    const body = JSON.stringify(fields);
    const answer = await call(enquire, new Request("http://site.test/api/enquiry", { method: "POST", headers, body }));
    expect(answer.status).toBe(200);
    expect(await stored(fields["email"] ?? "")).toMatchObject([
      { first_name: "Mona", message: "Half a pair: \ufffd." },
    ]);
  });

  test("arrives without the variables of publishing", async () => {
    const { DEPLOY_HOOK_URL, ...env } = functionEnv();
    expect(DEPLOY_HOOK_URL).toBeTruthy();
    expect((await call(enquire, post(enquiry()), env)).status).toBe(200);
  });

  test("an IPv6 sender counts by its network, and one whose address is not known is not everybody", async () => {
    const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:7`;
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n += 1)
      statuses.push((await call(enquire, post(enquiry(), { sender: `${network}::${n}` }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let n = 1; n <= 8; n += 1)
      expect((await call(enquire, post(enquiry(), { sender: "127.0.0.1" }))).status).toBe(200);
  });

  test("without JavaScript the product comes from the referrer; an invalid referrer is ignored", async () => {
    const product = await makeProduct();
    const about = enquiry({ product: "" });
    await call(enquire, post(about, { referer: `http://site.test/contact?product=${product.slug}` }));
    expect(await stored(about["email"] ?? "")).toMatchObject([{ product_id: product.id }]);
    for (const referer of ["not an address", "http://site.test/contact?product=no-such-product"]) {
      const plain = enquiry();
      expect((await call(enquire, post(plain, { referer }))).status).toBe(200);
      expect(await stored(plain["email"] ?? "")).toMatchObject([{ product_id: null }]);
    }
  });

  test("the sixth message of one sender in ten minutes is refused with a phone number; another sender is not refused", async () => {
    const sender = unique("flood");
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await call(enquire, post(enquiry(), { sender }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await secret.from("settings").upsert({ key: "phones", value: [{ label: "Office", number: "+20 2 5550 0100" }] });
    const refused = await call(enquire, post(enquiry(), { sender }));
    expect(((await refused.json()) as { message: string }).message).toContain("+20 2 5550 0100");
    expect((await call(enquire, post(enquiry()))).status).toBe(200);
  });

  test("a body that is too long is refused, with or without a content-length header", async () => {
    const fields = enquiry({ padding: "x".repeat(21 * 1024 * 1024) });
    const body = JSON.stringify(fields);
    const headers = {
      accept: "application/json",
      "content-type": "application/json",
      "cf-connecting-ip": unique("sender"),
    };
    const request = new Request("http://site.test/api/enquiry", { method: "POST", headers, body });
    expect((await call(enquire, request)).status).toBe(413);
    expect(await stored(fields["email"] ?? "")).toHaveLength(0);
  });

  describe("a form that would take long to read is refused before anything reads it", () => {
    const BOUNDARY = "----a-boundary-of-a-browser";
    const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\na\r\n`;
    const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
    const PIECES = 2000;

    /** Sends a body in pieces and counts how many of them were read. */
    async function sent(type: string, pieceOf: (index: number) => string) {
      let read = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            if (read === PIECES) controller.close();
            else controller.enqueue(new TextEncoder().encode(pieceOf(read)));
            read += 1;
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { accept: "application/json", "content-type": type, "cf-connecting-ip": unique("sender") };
      const init = { method: "POST", headers, body, duplex: "half" };
      const answer = await call(enquire, new Request("http://site.test/api/enquiry", init as RequestInit));
      return { status: answer.status, told: ((await answer.json()) as { message: string }).message, read };
    }

    test.each<[string, string, (index: number) => string, number]>([
      ["fields without a value", "application/x-www-form-urlencoded", () => "a&", 101],
      ["empty fields", "application/x-www-form-urlencoded; charset=utf-8", () => "a=&", 101],
      ["parts", MULTIPART, () => part, 101],
      ["parts with a quoted boundary", `multipart/form-data; boundary="${BOUNDARY}"`, () => part, 101],
      ["parts whose separator is cut", MULTIPART, (index) => (index % 2 === 0 ? part.slice(0, 9) : part.slice(9)), 202],
      ["long text", "application/x-www-form-urlencoded", () => "x".repeat(10_000), 17],
      ["long JSON", "application/json", () => "x".repeat(10_000), 17],
    ])("%s", async (_what, type, pieceOf, most) => {
      const { status, told, read } = await sent(type, pieceOf);
      expect([status, told]).toEqual([413, expect.stringContaining("Please shorten it")]);
      expect(read).toBeLessThanOrEqual(most);
    });

    test.each(["text/plain", "application/xml", "multipart/mixed; boundary=abc", "multipart/form-data", ""])(
      "nothing is read of '%s', which no form sends",
      async (type) => {
        expect(await sent(type, () => "a=b")).toEqual({
          status: 400,
          told: expect.stringContaining("could not be read") as string,
          read: 0,
        });
      },
    );

    test("many names in JSON, and long text among files", async () => {
      const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`a${index}`, ""]));
      const json = { accept: "application/json", "content-type": "application/json" };
      const body = JSON.stringify({ ...enquiry(), ...many });
      const address = "http://site.test/api/enquiry";
      expect((await call(enquire, new Request(address, { method: "POST", headers: json, body }))).status).toBe(413);
      const fields = enquiry({ padding: "&".repeat(200_000) });
      expect((await call(enquire, post(fields, { accept: "text/html" }))).status).toBe(413);
    });
  });

  test("the stored sender key does not contain the IP address", async () => {
    const fields = enquiry();
    await call(enquire, post(fields, { sender: "203.0.113.7" }));
    const [row] = await stored(fields["email"] ?? "");
    expect(row?.sender_key).toBeTruthy();
    expect(row?.sender_key).not.toContain("203.0.113");
  });
});
