import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { claimSetup } from "#db/accounts/accounts.ts";
import { getEnquiryMail, setEnquiryMail, type EnquiryMailChoices } from "#db/enquiries/enquiry-mail.ts";
import { saveDraft } from "#db/changes/drafts.ts";
import { planParts, publishDuePlan, putInPlan, savePlan, versionsOf } from "#db/changes/plans.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { makeReviewLink } from "#db/submittals/reviews.ts";
import { onRequestPost as testMail } from "../../functions/api/enquiry-mail-test.ts";
import { onRequestPost as sendDue } from "../../functions/api/enquiry-mail.ts";
import { onRequestPost as enquire } from "../../functions/api/enquiry.ts";
import { onRequestPost as review } from "../../functions/api/review.ts";
import { signUp, type Account, type Stack } from "../support/database/database-stack.ts";
import { unique } from "../support/database/database.ts";
import { draftOf } from "../support/database/drafts.ts";
import { issueRevision, keptItem } from "../support/database/submittals.ts";
import { scheduleSoon } from "../support/database/plans.ts";
import { call } from "../support/database/edge.ts";
import { startMailServer, type MailStub } from "../support/processes/mail-server.ts";
import { startOwnStack } from "../support/database/own-stack.ts";
import { supabaseClient, type SupabaseAndClient } from "../support/database/supabase-client.ts";

/** A stack of its own: the office is told of every enquiry in it. */
let stack: Stack;
let stop: () => Promise<void>;
let office: Account;
let stranger: Account;
let secret: SupabaseAndClient;
let administrator: SupabaseAndClient;
let server: MailStub;
let withMail: Record<string, string>;
let withoutMail: Record<string, string>;
const SITE = "https://plantroom.example";
const OFFICE = "office@example.com";

beforeAll(async () => {
  ({ stack, stop } = await startOwnStack());
  secret = supabaseClient(stack.url, stack.secretKey);
  await secret.from("settings").upsert({ key: "languages", value: ["ar"] }, { onConflict: "key" });
  office = await signUp(stack, OFFICE);
  administrator = supabaseClient(stack.url, stack.publishableKey);
  ensureDone(
    await administrator.auth.signInWithPassword(office).then(({ error }) => ({ error: error as null, status: 200 })),
  );
  await claimSetup(administrator, stack.setupToken);
  stranger = await signUp(stack, "stranger@example.com");
  withoutMail = {
    PUBLIC_SUPABASE_URL: stack.url,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    SITE_URL: SITE,
  };
});
afterAll(() => stop());
beforeEach(async () => {
  server = await startMailServer();
  withMail = { ...withoutMail, SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port), SMTP_FROM: "site@example.com" };
  ensureDone(await secret.from("enquiries").delete().neq("email", ""));
  await choose({ addresses: [] });
  ensureDone(
    await secret.from("enquiry_mail").update({ digest_at: null, failed_at: null, failure: null }).eq("only_row", true),
  );
});
afterEach(() => server.stop());

const choose = (choices: Partial<EnquiryMailChoices>) =>
  setEnquiryMail(administrator, {
    addresses: [OFFICE],
    delivery: "each",
    promised_days: 1,
    confirm_visitors: false,
    ...choices,
  });

/** Quoted-printable text as it is read. */
const readable = (mail = "") => mail.replaceAll("=\r\n", "").replaceAll("=3D", "=").replaceAll("\r\n", "\n");
const mailsTo = (email: string) =>
  server.mails.map(readable).filter((mail) => new RegExp(`^To: .*${email}`, "m").test(mail));

const post = (path: string, fields: Record<string, string>) => {
  const body = new FormData();
  const all = {
    firstName: "Mona",
    lastName: "Fahmy",
    page: "/contact",
    openedAt: String(Date.now() - 5000),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  const headers = { accept: "application/json", "cf-connecting-ip": unique("sender") };
  return new Request(`${SITE}${path}`, { method: "POST", body, headers });
};
const write = async (email = `${unique("mona")}@example.com`, env = withMail) => {
  const answer = await call(enquire, post("/api/enquiry", { email, message: "How loud is it?" }), env);
  expect(answer.status).toBe(200);
  return unwrap(
    await secret.from("enquiries").select("*").eq("email", email).order("created_at", { ascending: false }),
  )[0];
};
const hour = (env = withMail) => call(sendDue, new Request(`${SITE}/api/enquiry-mail`, { method: "POST" }), env);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

describe("the office", () => {
  test("gets a mail for each enquiry, which can be answered, with the requested products and the way to it", async () => {
    await choose({});
    const email = `${unique("mona")}@example.com`;
    const lines = JSON.stringify([{ slug: "chiller", name: "Chiller 300 kW", quantity: 2, note: "On the roof" }]);
    const answer = await call(enquire, post("/api/enquiry", { email, lines, company: "Nile Hospitals" }), withMail);
    const { reference } = (await answer.json()) as { reference: string };
    const [mail, ...others] = mailsTo(OFFICE);
    expect(others).toEqual([]);
    expect(mail).toContain(`Subject: New enquiry from Mona Fahmy (Nile Hospitals): ${reference}`);
    expect(mail).toContain(`Reply-To: ${email}`);
    const { id, due_on, office_mailed_at } = unwrap(
      await secret.from("enquiries").select("*").eq("email", email).single(),
    );
    for (const text of [`Number: ${reference}`, `${SITE}/admin/enquiries/${id}`, `Answer by: ${due_on}`])
      expect(mail).toContain(text);
    expect(mail).toMatch(/2 (?:×|=C3=97) Chiller 300 kW \(On the roof\)/);
    expect(office_mailed_at).not.toBeNull();
    await hour();
    expect(mailsTo(OFFICE)).toHaveLength(1);
  });

  test("gets one mail a day if it wants that, and none about what came before it gave an address", async () => {
    await write();
    await choose({ delivery: "daily" });
    const [first, second] = [await write(), await write()];
    // The first mail goes at once, the next one a day later.
    expect(mailsTo(OFFICE)).toHaveLength(1);
    expect(mailsTo(OFFICE)[0]).toContain(first?.id);
    await hour();
    expect(mailsTo(OFFICE)).toHaveLength(1);
    const before = new Date(Date.now() - 86_400_000).toISOString();
    ensureDone(await secret.from("enquiry_mail").update({ digest_at: before }).eq("only_row", true));
    await write();
    expect(mailsTo(OFFICE)).toHaveLength(2);
    expect(mailsTo(OFFICE)[1]).toContain("Subject: 2 new enquiries");
    expect(mailsTo(OFFICE)[1]).toContain(second?.id);
  });

  test("is reminded once of what nobody has answered by the promised day", async () => {
    await choose({});
    const [late, answered] = [await write(), await write()];
    const both = [late?.id ?? "", answered?.id ?? ""];
    ensureDone(await secret.from("enquiries").update({ due_on: yesterday, office_tried_at: null }).in("id", both));
    ensureDone(
      await secret
        .from("enquiries")
        .update({ status: "quoted" })
        .eq("id", answered?.id ?? ""),
    );
    server.mails.length = 0;
    await hour();
    await hour();
    const [reminder, ...others] = mailsTo(OFFICE);
    expect(others).toEqual([]);
    expect(reminder).toContain("Subject: Reminder: 1 enquiry waits for an answer");
    expect(reminder).toContain(late?.id);
    expect(reminder).not.toContain(answered?.id);
  });

  test("loses nothing if the mail server refuses: the enquiry is stored, the fault is noted, and it is told later", async () => {
    await choose({});
    server.refuse(true);
    const enquiry = await write();
    expect(enquiry?.office_mailed_at).toBeNull();
    const { failed_at, failure } = await getEnquiryMail(administrator);
    expect(failed_at).not.toBeNull();
    expect(failure).toContain("550 refused");
    server.refuse(false);
    // For ten minutes nobody else tries, so that two callers cannot send the same mail.
    await hour();
    expect(mailsTo(OFFICE)).toEqual([]);
    const earlier = new Date(Date.now() - 700_000).toISOString();
    ensureDone(
      await secret
        .from("enquiries")
        .update({ office_tried_at: earlier })
        .eq("id", enquiry?.id ?? ""),
    );
    await hour();
    expect(mailsTo(OFFICE)).toHaveLength(1);
    expect(await getEnquiryMail(administrator)).toMatchObject({ failed_at: null, failure: null });
  });

  test("is told of the others although its server does not want the words of one", async () => {
    await choose({});
    server.refuseWord("poison");
    const email = `poison-${unique("mona")}@example.com`;
    const refused = await write(email);
    const earlier = new Date(Date.now() - 700_000).toISOString();
    ensureDone(await secret.from("enquiries").update({ office_tried_at: earlier }).eq("email", email));
    // Due together with the one before.
    const sound = await write();
    expect(mailsTo(OFFICE)).toHaveLength(1);
    expect(mailsTo(OFFICE)[0]).toContain(sound?.id);
    const { data } = await secret
      .from("enquiries")
      .select("id, office_mailed_at")
      .in("id", [refused?.id ?? "", sound?.id ?? ""]);
    expect(data?.find(({ id }) => id === refused?.id)?.office_mailed_at).toBeNull();
    expect(data?.find(({ id }) => id === sound?.id)?.office_mailed_at).not.toBeNull();
    expect((await getEnquiryMail(administrator)).failure).toContain("554 unwanted");
  });

  test("is told once of a plan that did not go live at its time, with the reason and the way to it", async () => {
    await choose({});
    const plan = await savePlan(administrator, "Ramadan catalogue");
    const slug = unique("brand");
    const brand = unwrap(await secret.from("brands").insert({ name: slug, slug }).select().single());
    await putInPlan(administrator, [await saveDraft(administrator, draftOf(brand, "Finland"))], plan);
    await scheduleSoon(administrator, plan, versionsOf(await planParts(administrator, plan)));
    ensureDone(await secret.from("brands").update({ country: "Chad" }).eq("id", brand.id));
    await expect.poll(() => publishDuePlan(secret)).toMatchObject({ plan });
    await hour();
    await hour();
    const [mail, ...others] = mailsTo(OFFICE);
    expect(others).toEqual([]);
    expect(mail).toMatch(/Subject: .*Not_live=3A_the_plan/);
    expect(mail).toContain("1 record of it changed on the site meanwhile.");
    expect(mail).toContain(`${SITE}/admin/plans/${plan}`);
  });

  test("is told of a reviewer's first mark at once, and of others within the hour in one mail, never of their remarks", async () => {
    await choose({});
    const id = crypto.randomUUID();
    await issueRevision(id, 0, [keptItem()], { project: "Assiut Hospital" }, administrator);
    const token = await makeReviewLink(administrator, id, "Consultant", 7);
    const mark = () => ({
      ...{ id: crypto.randomUUID(), revision: 0, item: "chiller", mark: "C", page: null, line: "" },
      body: "Confidential remark",
    });
    for (const reviewer of ["Sara", "Omar", "Omar"]) {
      const body = JSON.stringify({ token, reviewer, marks: [mark()] });
      const headers = { "cf-connecting-ip": unique("sender") };
      expect(
        (await call(review, new Request(`${SITE}/api/review`, { method: "POST", body, headers }), withMail)).status,
      ).toBe(200);
    }
    await hour();
    const [mail, ...others] = mailsTo(OFFICE);
    expect(others).toEqual([]);
    expect(mail).toContain(`${SITE}/admin/submittals/${id}`);
    expect(mail).toContain("1 new mark by Sara");
    expect(mail).not.toContain("Confidential");
  });

  test("is told on the dashboard that no mail server is set", async () => {
    await choose({});
    await write(undefined, withoutMail);
    expect((await getEnquiryMail(administrator)).failure).toContain("SMTP_HOST");
  });
});

describe("the visitor", () => {
  test("gets a confirmation with the number, and nothing that was typed", async () => {
    await choose({ confirm_visitors: true });
    const email = `${unique("victim")}@example.com`;
    const lines = JSON.stringify([{ slug: "buy", name: "BUY PILLS NOW", quantity: 1, note: "cheap pills" }]);
    const fields = { email, lines, firstName: "Visit pills", message: "cheap pills" };
    const { reference } = (await (await call(enquire, post("/api/enquiry", fields), withMail)).json()) as {
      reference: string;
    };
    const [mail] = mailsTo(email);
    expect(mail).toContain(`Subject: We have received your request ${reference}`);
    expect(mail).toContain("Auto-Submitted: auto-replied");
    expect(mail?.toLowerCase()).not.toContain("pills");
  });

  test("gets it in the language of the page", async () => {
    await choose({ confirm_visitors: true });
    const subjectOf = async (page: string): Promise<string> => {
      const email = `${unique("reader")}@example.com`;
      await call(enquire, post("/api/enquiry", { email, page, message: "How loud is it?" }), withMail);
      return /^Subject: (.*)$/m.exec(mailsTo(email)[0] ?? "")?.[1] ?? "";
    };
    expect(await subjectOf("/arabesque")).toMatch(/^We have received/);
    expect(await subjectOf("/ar/contact")).toMatch(/^=\?UTF-8\?/);
  });

  test("gets one an hour and three a day at most, and none if the office does not want that", async () => {
    await choose({ confirm_visitors: true });
    const email = `${unique("victim")}@example.com`;
    const passed = async (hours: number) => {
      const earlier = new Date(Date.now() - hours * 3_600_000).toISOString();
      ensureDone(
        await secret
          .from("enquiries")
          .update({ visitor_mailed_at: earlier })
          .eq("email", email)
          .not("visitor_mailed_at", "is", null),
      );
    };
    await write(email);
    await write(email.toUpperCase().replace("EXAMPLE.COM", "example.com"));
    expect(mailsTo(email)).toHaveLength(1);
    for (let day = 0; day < 4; day += 1) {
      await passed(2);
      await write(email);
    }
    expect(mailsTo(email)).toHaveLength(3);
    await choose({ confirm_visitors: false });
    await passed(48);
    await write(email);
    expect(mailsTo(email)).toHaveLength(3);
  });
});

describe("the test button", () => {
  const press = async (token: string | null, env = withMail) => {
    const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await call(testMail, new Request(`${SITE}/api/enquiry-mail-test`, { method: "POST", headers }), env);
    return [answer.status, await answer.json()];
  };

  test("sends a mail and says what the server said", async () => {
    await choose({});
    expect(await press(office.token)).toEqual([200, { answer: "250 taken" }]);
    expect(mailsTo(OFFICE)[0]).toContain("Subject: Test: mails about enquiries arrive");
    server.refuse(true);
    expect(await press(office.token)).toEqual([502, { error: expect.stringContaining("550 refused") as string }]);
    await server.stop();
    expect(await press(office.token)).toEqual([502, { error: expect.stringContaining("ECONNREFUSED") as string }]);
    expect(await press(office.token, withoutMail)).toEqual([
      409,
      { error: expect.stringContaining("SMTP_HOST") as string },
    ]);
  });

  test("is for administrators, and needs an address", async () => {
    expect((await press(office.token))[0]).toBe(409);
    await choose({});
    expect((await press(null))[0]).toBe(401);
    expect((await press(stranger.token))[0]).toBe(403);
    expect(server.mails).toEqual([]);
  });
});
