import { afterAll, beforeAll, expect, test } from "vitest";
import { claimSetup, createAccount } from "#db/accounts/accounts.ts";
import { listVersions } from "#db/changes/changes.ts";
import { saveDraft } from "#db/changes/drafts.ts";
import {
  getPlan,
  planParts,
  publishDuePlan,
  putInPlan,
  savePlan,
  schedulePlan,
  versionsOf,
} from "#db/changes/plans.ts";
import { createPage, getPage, updatePage, type Page } from "#db/content/pages.ts";
import { ConflictError } from "#db/errors.ts";
import { claimDeploy, finishDeploy, requestDeploy, requeueInterruptedDeploys } from "#db/publishing/deploys.ts";
import { submitEnquiry } from "#db/enquiries/enquiries.ts";
import { createPasswordLink } from "#db/accounts/passwords.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";

const HOUR = 3_600_000;
const ACCOUNT = { email: "office@example.com", password: "Chilled-Water-7-12" };
const database = await loneDatabase();
afterAll(() => database.remove());

const MESSAGE = { firstName: "Mona", lastName: "Fahmy", email: "mona@example.com", message: "Two chillers, please." };
const enquire = (): Promise<{ reference: string }> =>
  submitEnquiry(database.secret, MESSAGE as never, null, { page: "/contact", senderKey: "one-sender" });

const PAGE = { title: "Clock", published: true, body: "", search_description: null };
const pageNow = async ({ id }: Page): Promise<Page> => (await getPage(database.secret, id)) ?? expect.fail("gone");

/** Starts the database anew, with a clock that differs by this much. */
async function setClock(shiftMs: number): Promise<void> {
  await database.child?.stop();
  await database.start("clock-shifted.mjs", { CLOCK_SHIFT_MS: String(shiftMs) });
}

let refreshToken = "";
let editor = database.visitor;
beforeAll(async () => {
  await setClock(0);
  const { data: account } = await createAccount(database.visitor, ACCOUNT);
  refreshToken = account.session?.refresh_token ?? "";
  editor = database.signedIn(account.session?.access_token ?? "");
  expect(await claimSetup(editor, database.env.SETUP_TOKEN)).toBe(true);
});

test("after the clock was set back by an hour nobody is locked out and nothing is lost", async () => {
  const seen = await createPage(editor, { ...PAGE, slug: "clock" });
  // As many messages of one sender as are admitted at once.
  for (let count = 0; count < 5; count += 1) await enquire();
  await requestDeploy(editor, "Before the clock was set back");
  expect((await claimDeploy(database.secret))?.status).toBe("building");

  await setClock(-HOUR);
  // The session goes on, can be renewed, and a new one can be had.
  const saved = await updatePage(editor, seen.id, { title: "An hour earlier" }, seen);
  expect(Date.parse(saved.updated_at)).toBeLessThan(Date.parse(seen.updated_at));
  const renewed = await database.visitor.auth.refreshSession({ refresh_token: refreshToken });
  expect(renewed.error).toBeNull();
  expect((await database.visitor.auth.signInWithPassword(ACCOUNT)).error).toBeNull();
  expect(await createPasswordLink(database.secret, ACCOUNT.email)).toBeTruthy();
  // An editor who read the page before the other one saved it does not overwrite it, although that was saved "earlier".
  await expect(updatePage(editor, seen.id, { title: "Overwritten" }, seen)).rejects.toThrow(ConflictError);
  expect((await pageNow(seen)).title).toBe("An hour earlier");
  // What was being built is built, and what is saved now is published, too.
  await requeueInterruptedDeploys(database.secret);
  const again = await requestDeploy(editor, "After the clock was set back");
  const claimed = await claimDeploy(database.secret);
  expect(claimed?.id).toBe(again.id);
  await finishDeploy(database.secret, again.id, again.revision);
  expect((await requestDeploy(editor, "The next")).id).toBeGreaterThan(again.id);
  await enquire();
  // The deletion "before" the page was made is found in the trash, and nothing is too old to be kept.
  await editor.from("pages").delete().eq("slug", "clock").throwOnError();
  const { data: trash } = await editor.rpc("list_trash").throwOnError();
  expect(trash.some(({ names }) => names.includes("An hour earlier"))).toBe(true);
  const { count } = await database.secret.from("enquiries").select("*", { count: "exact", head: true });
  expect(count).toBe(6);
}, 180_000);

test("a plan goes live when a clock that was set back has come to its time: not before, and once", async () => {
  await setClock(0);
  const seen = await createPage(editor, { ...PAGE, slug: "clock-plan" });
  const draft = await saveDraft(editor, {
    ...{ kind: "page", record: seen.id, name: seen.title, replaces: null },
    typed: { seen, values: { body: "Planned" } },
    change: { before: { body: seen.body }, after: { body: "Planned" } },
  });
  const plan = await savePlan(editor, "In half an hour");
  await putInPlan(editor, [draft], plan);
  await schedulePlan(editor, plan, new Date(Date.now() + HOUR / 2), {
    seen: versionsOf(await planParts(editor, plan)),
  });

  await setClock(-HOUR);
  // Whoever asks is told to come again an hour later than before.
  const early = await publishDuePlan(database.secret);
  expect("wait" in early ? early.wait : early).toBeGreaterThan(HOUR);
  expect((await pageNow(seen)).body).toBe("");

  await setClock(HOUR);
  expect(await publishDuePlan(database.secret)).toEqual({ plan, failure: null });
  expect((await pageNow(seen)).body).toBe("Planned");
  expect(await publishDuePlan(database.secret)).toEqual({ wait: null });

  // Its hour comes a second time.
  await setClock(-HOUR);
  expect(await publishDuePlan(database.secret)).toEqual({ wait: null });
  await setClock(HOUR);
  expect(await publishDuePlan(database.secret)).toEqual({ wait: null });
  expect(await getPlan(database.secret, plan)).toMatchObject({ state: "applied", failure: null });
  const versions = await listVersions(database.secret, "pages", seen.id, { limit: 10 });
  expect(versions.map(({ change }) => change.kind)).toEqual(["plan", "edit"]);
}, 180_000);
