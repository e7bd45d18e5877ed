import { afterAll, expect, test } from "vitest";
import { claimSetup, createAccount } from "#db/accounts/accounts.ts";
import type { Client } from "#db/client.ts";
import { claimDeploy, finishDeploy, requestDeploy, requeueInterruptedDeploys } from "#db/publishing/deploys.ts";
import { submitEnquiry } from "#db/enquiries/enquiries.ts";
import { createPasswordLink } from "#db/accounts/passwords.ts";
import { loneDatabase } from "../../support/lone-database.ts";

const HOUR = 3_600_000;
const ACCOUNT = { email: "office@example.com", password: "Chilled-Water-7-12" };
const database = await loneDatabase();
afterAll(() => database.remove());

const MESSAGE = { firstName: "Mona", lastName: "Fahmy", email: "mona@example.com", message: "Two chillers, please." };
const enquire = (): Promise<{ reference: string }> =>
  submitEnquiry(database.secret, MESSAGE as never, null, { page: "/contact", senderKey: "one-sender" });

/** Saves a page if it is still as it was when it was read; returns the time of that save, or null. */
async function save(editor: Client, slug: string, readAt: string, title: string): Promise<string | null> {
  const changed = editor.from("pages").update({ title }).eq("slug", slug).eq("updated_at", readAt);
  const { data } = await changed.select("updated_at").throwOnError();
  return data[0]?.updated_at ?? null;
}

async function updatedAt(slug: string): Promise<string> {
  const { data } = await database.secret.from("pages").select("updated_at").eq("slug", slug).single().throwOnError();
  return data.updated_at;
}

test("after the clock was set back by an hour nobody is locked out and nothing is lost", async () => {
  await database.start("clock-shifted.mjs", { CLOCK_SHIFT_MS: "0" });
  const { data: account } = await createAccount(database.visitor, ACCOUNT);
  const editor = database.signedIn(account.session?.access_token ?? "");
  expect(await claimSetup(editor, database.env.SETUP_TOKEN)).toBe(true);
  await editor.from("pages").insert({ title: "Clock", slug: "clock" }).throwOnError();
  const before = await updatedAt("clock");
  // As many messages of one sender as are admitted at once.
  for (let count = 0; count < 5; count += 1) await enquire();
  await requestDeploy(editor, "Before the clock was set back");
  expect((await claimDeploy(database.secret))?.status).toBe("building");
  await database.child.stop();

  await database.start("clock-shifted.mjs", { CLOCK_SHIFT_MS: String(-HOUR) });
  // The session goes on, can be renewed, and a new one can be had.
  const saved = await save(editor, "clock", before, "An hour earlier");
  expect(Date.parse(saved ?? "")).toBeLessThan(Date.parse(before));
  const renewed = await database.visitor.auth.refreshSession({ refresh_token: account.session?.refresh_token ?? "" });
  expect(renewed.error).toBeNull();
  expect((await database.visitor.auth.signInWithPassword(ACCOUNT)).error).toBeNull();
  expect(await createPasswordLink(database.secret, ACCOUNT.email)).toBeTruthy();
  // An editor who read the page before the other one saved it does not overwrite it, although that was saved "earlier".
  expect(await save(editor, "clock", before, "Overwritten")).toBeNull();
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
