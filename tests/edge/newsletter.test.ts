import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { NEWSLETTER_ANSWERS, UNCONFIRMED_DAYS } from "#domain/enquiries/newsletter.ts";
import { onRequestPost as linksOf } from "../../functions/api/newsletter-links.ts";
import { onRequestPost as subscribe } from "../../functions/api/newsletter.ts";
import { newsletterLink } from "../../functions/lib/newsletter-links.ts";
import { onRequestPost as confirm } from "../../functions/newsletter/confirm.ts";
import { onRequestPost as unsubscribe } from "../../functions/newsletter/unsubscribe.ts";
import { secret, unique } from "../support/database/database.ts";
import { call, functionEnv } from "../support/database/edge.ts";
import { startMailServer, type MailStub } from "../support/processes/mail-server.ts";

const SITE = "https://plantroom.example";
const LINK_SECRET = "signs-the-links-of-the-newsletter";
let mailServer: MailStub;
let withMail: Record<string, string>;
beforeAll(async () => {
  await secret.from("settings").upsert({ key: "languages", value: ["ar"] }, { onConflict: "key" });
  mailServer = await startMailServer();
  withMail = functionEnv({
    LINK_SECRET,
    SITE_URL: SITE,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailServer.port),
    SMTP_FROM: "office@plantroom.example",
  });
});
afterAll(() => mailServer.stop());

const newAddress = () => `${unique("reader")}@example.com`;
const row = async (email: string) =>
  (await secret.from("subscribers").select("*").eq("email", email.toLowerCase()).maybeSingle()).data;
const add = async (values: object = {}) => {
  const email = newAddress();
  await secret.from("subscribers").insert({ email, ...values });
  return { email, id: (await row(email))?.id ?? "" };
};

async function enter(email: string, env = functionEnv(), page = "/"): Promise<string> {
  const body = new FormData();
  const fields = { email, page, website: "", openedAt: String(Date.now() - 5000) };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { accept: "application/json", "cf-connecting-ip": unique("sender") };
  const answer = await call(subscribe, new Request(`${SITE}/api/newsletter`, { method: "POST", body, headers }), env);
  return ((await answer.json()) as { message: string }).message;
}
const mailsTo = (email: string) => mailServer.mails.filter((mail) => mail.includes(`To: ${email}`));
const press = (handler: typeof confirm, link: string, body?: BodyInit) =>
  call(handler, new Request(new URL(link, SITE), { method: "POST", ...(body ? { body } : {}) }), withMail);
const leadsTo = (answer: Response) => [answer.status, answer.headers.get("location")];

/** The links of a mail, whose long lines are broken by '=' at their ends, or which is written as base64. */
function linksIn(mail = ""): { confirm: string; unsubscribe: string } {
  const body = mail.slice(mail.indexOf("\r\n\r\n"));
  const text = /^Content-Transfer-Encoding: base64/m.test(mail)
    ? Buffer.from(body, "base64").toString()
    : body.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const link = (step: string) => new RegExp(`${SITE}(?:/ar)?/newsletter/${step}\\?token=\\S+`).exec(text)?.[0] ?? "";
  return { confirm: link("confirm"), unsubscribe: link("unsubscribe") };
}

describe("an address that is entered", () => {
  test("stays unconfirmed where no mail can be sent, in lower case and once, and the answer says so", async () => {
    const email = `${unique("Reader")}@Example.com`;
    expect(await enter(email)).toBe(NEWSLETTER_ANSWERS.unconfirmed);
    expect(await enter(email)).toBe(NEWSLETTER_ANSWERS.unconfirmed);
    expect(await row(email)).toMatchObject({ email: email.toLowerCase(), confirmed_at: null, mailed_at: null });
  });

  test("gets a mail with a link, which confirms by its button", async () => {
    const email = newAddress();
    expect(await enter(email, withMail)).toBe(NEWSLETTER_ANSWERS.mailed);
    const [mail] = mailsTo(email);
    const links = linksIn(mail);
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail?.replaceAll("\r\n ", " ")).toContain(`List-Unsubscribe: <${links.unsubscribe}>`);
    expect((await row(email))?.confirmed_at).toBeNull();
    expect(leadsTo(await press(confirm, links.confirm))).toEqual([303, "/newsletter/confirmed"]);
    const confirmed = (await row(email))?.confirmed_at;
    expect(confirmed).not.toBeNull();
    expect(leadsTo(await press(confirm, links.confirm))).toEqual([303, "/newsletter/confirmed"]);
    expect((await row(email))?.confirmed_at).toBe(confirmed);
    expect(leadsTo(await press(unsubscribe, links.unsubscribe))).toEqual([303, "/newsletter/unsubscribed"]);
    expect(await row(email)).toBeNull();
  });

  test("gets the mail and the pages of its links in the language of the page at which it was entered", async () => {
    const email = newAddress();
    await enter(email, withMail, "/ar/products");
    const links = linksIn(mailsTo(email)[0]);
    expect(links.confirm).toContain(`${SITE}/ar/newsletter/confirm?token=`);
    expect(leadsTo(await press(confirm, links.confirm))).toEqual([303, "/ar/newsletter/confirmed"]);
    expect(leadsTo(await press(confirm, "/ar/newsletter/confirm?token=forged"))).toEqual([
      303,
      "/ar/newsletter/expired",
    ]);
    expect(leadsTo(await press(unsubscribe, links.unsubscribe))).toEqual([303, "/ar/newsletter/unsubscribed"]);
  });

  test("gets the same response whether it is new, mailed already or on the list, and no mailbox is flooded", async () => {
    const waiting = newAddress();
    const { email: confirmed } = await add({ confirmed_at: new Date().toISOString() });
    const answers = [await enter(waiting, withMail), await enter(waiting, withMail), await enter(confirmed, withMail)];
    expect(new Set(answers)).toEqual(new Set([NEWSLETTER_ANSWERS.mailed]));
    expect([mailsTo(waiting).length, mailsTo(confirmed).length]).toEqual([1, 0]);
    await secret
      .from("subscribers")
      .update({ mailed_at: new Date(Date.now() - 3_700_000).toISOString() })
      .eq("email", waiting);
    await enter(waiting, withMail);
    expect(mailsTo(waiting)).toHaveLength(2);
  });

  test("gets its mail at the next try if the mail server refused it", async () => {
    const email = newAddress();
    mailServer.refuse(true);
    expect(await enter(email, withMail)).toBe(NEWSLETTER_ANSWERS.mailed);
    mailServer.refuse(false);
    expect(await row(email)).toMatchObject({ confirmed_at: null, mailed_at: null });
    await enter(email, withMail);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("is refused if it is not an address: 422 that names the field", async () => {
    const body = JSON.stringify({ email: "nobody", openedAt: String(Date.now() - 5000) });
    const headers = { accept: "application/json", "content-type": "application/json" };
    const answer = await call(subscribe, new Request(`${SITE}/api/newsletter`, { method: "POST", headers, body }));
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { email: expect.any(String) } }]);
  });
});

describe("a link", () => {
  const DAY_MS = 86_400_000;
  const forged: [string, (id: string) => Promise<string>][] = [
    ["with another secret", (id) => newsletterLink("confirm", id, "a-secret-of-somebody-else")],
    [
      "of the other page",
      async (id) => (await newsletterLink("unsubscribe", id, LINK_SECRET)).replace("unsubscribe", "confirm"),
    ],
    [
      "for another address",
      async (id) =>
        (await newsletterLink("confirm", (await add()).id, LINK_SECRET)).replace(/token=[0-9a-f-]{36}/, `token=${id}`),
    ],
    [
      "with a later end",
      async (id) => (await newsletterLink("confirm", id, LINK_SECRET)).replace(/\.(\d+)\./, ".9999999999999."),
    ],
    ["without an end", async (id) => (await newsletterLink("confirm", id, LINK_SECRET)).replace(/\.(\d+)\./, ".0.")],
    [
      "that is too old",
      (id) => newsletterLink("confirm", id, LINK_SECRET, Date.now() - (UNCONFIRMED_DAYS + 1) * DAY_MS),
    ],
    ["cut off", async (id) => (await newsletterLink("confirm", id, LINK_SECRET)).slice(0, -1)],
    ["without a token", async () => "/newsletter/confirm"],
  ];
  test.each(forged)("%s confirms nothing", async (_, make) => {
    const { email, id } = await add();
    expect(leadsTo(await press(confirm, await make(id)))).toEqual([303, "/newsletter/expired"]);
    expect(await row(email)).toMatchObject({ confirmed_at: null });
  });

  test("to confirm does not bring back what was deleted", async () => {
    const { email, id } = await add();
    const link = await newsletterLink("confirm", id, LINK_SECRET);
    await secret.from("subscribers").delete().eq("id", id);
    expect(leadsTo(await press(confirm, link))).toEqual([303, "/newsletter/expired"]);
    expect(await row(email)).toBeNull();
  });

  test("to unsubscribe never ends, works again, and forged ones delete nothing", async () => {
    const { email, id } = await add({ confirmed_at: new Date().toISOString() });
    const wrong = [
      await newsletterLink("unsubscribe", id, "a-secret-of-somebody-else"),
      (await newsletterLink("confirm", id, LINK_SECRET)).replace("confirm", "unsubscribe"),
    ];
    for (const link of wrong) {
      expect(leadsTo(await press(unsubscribe, link))).toEqual([303, "/newsletter/expired"]);
      expect((await press(unsubscribe, link, new URLSearchParams({ "List-Unsubscribe": "One-Click" }))).status).toBe(
        400,
      );
    }
    expect(await row(email)).not.toBeNull();
    const link = await newsletterLink("unsubscribe", id, LINK_SECRET, Date.now() - 3000 * DAY_MS);
    await press(unsubscribe, link);
    expect(leadsTo(await press(unsubscribe, link))).toEqual([303, "/newsletter/unsubscribed"]);
    expect(await row(email)).toBeNull();
  });

  test("to unsubscribe takes a mail program's one click without a redirect", async () => {
    const { email, id } = await add({ confirmed_at: new Date().toISOString() });
    const link = await newsletterLink("unsubscribe", id, LINK_SECRET);
    const answer = await press(unsubscribe, link, new URLSearchParams({ "List-Unsubscribe": "One-Click" }));
    expect(leadsTo(answer)).toEqual([200, null]);
    expect(await row(email)).toBeNull();
  });
});

describe("POST /api/newsletter-links", () => {
  const ask = (token: string | null, body: unknown = { ids: [] }) =>
    call(
      linksOf,
      new Request(`${SITE}/api/newsletter-links`, {
        method: "POST",
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
      withMail,
    );

  test("is only for whoever works on enquiries", async () => {
    const ids = [(await add()).id];
    expect((await ask(null, { ids })).status).toBe(401);
    expect((await ask("forged.token.here", { ids })).status).toBe(401);
    const plain = await ask(inject("plainAccount").token, { ids });
    expect([plain.status, await plain.text()]).toEqual([403, expect.not.stringContaining("token=")]);
  });

  test("answers links that work", async () => {
    const { email, id } = await add();
    const answer = await ask(inject("administrator").token, { ids: [id] });
    const { links } = (await answer.json()) as { links: Record<string, { confirm: string; unsubscribe: string }> };
    expect(links[id]?.confirm).toContain(`${SITE}/newsletter/confirm?token=${id}`);
    await press(confirm, links[id]?.confirm ?? "");
    expect((await row(email))?.confirmed_at).not.toBeNull();
    await press(unsubscribe, links[id]?.unsubscribe ?? "");
    expect(await row(email)).toBeNull();
  });

  test("refuses what it cannot read, and more than it answers at once", async () => {
    const { token } = inject("administrator");
    for (const body of [{}, { ids: ["1"] }, { ids: Array.from({ length: 1001 }, () => crypto.randomUUID()) }])
      expect((await ask(token, body)).status).toBe(400);
    expect((await ask(token, { ids: "x".repeat(70_000) })).status).toBe(413);
  });
});
