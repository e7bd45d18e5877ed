import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ensureDone } from "#db/errors.ts";
import { draftSubject } from "#domain/publishing/preview.ts";
import { saveDraft } from "#db/changes/drafts.ts";
import { previewsOf } from "../../scripts/pipeline/preview/previews.ts";
import { temporaryEnvironment } from "../../scripts/stack/environment.ts";
import { clientOf, signUp, type Account } from "../support/database/database-stack.ts";
import { makeBrand, secret, unique } from "../support/database/database.ts";

/* The keys of colleagues, from the builder's own server on the real database. No site was built, so it shows no page: it fails
   for that reason (503) where it would show one, and says that the preview has ended (410) where it would not. */

const SITE = "http://plantroom.test:4321";
const stack = inject("stack");
const folder = mkdtempSync(join(tmpdir(), "plantroom-keys-"));
let server: Server;
let base = "";
const logged: string[] = [];

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    ...temporaryEnvironment(folder, { site: 1, supabase: 2 }),
    ...{ PUBLIC_SUPABASE_URL: stack.url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey },
    ...{ SUPABASE_SECRET_KEY: stack.secretKey, SITE_URL: SITE, PREVIEW_URL: base },
  };
  const previews = previewsOf(env, (text) => void logged.push(text));
  if (!previews) throw new Error("There are no previews.");
  server.on("request", previews.answer);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const rights = () => secret.from("admins");
async function colleague(): Promise<Account> {
  const account = await signUp(stack, `${unique("colleague")}@example.com`);
  ensureDone(await rights().insert({ user_id: account.id, role: "writer" }));
  return account;
}

const FORM = { name: "Pump", row: { table: "products", record: "p", before: {}, after: { name: "Pump" } } };
const ask = ({ token }: Account, body: unknown) =>
  fetch(`${base}/api/preview`, {
    method: "POST",
    headers: { origin: SITE, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const keyOf = async (account: Account, body: unknown) =>
  ((await (await ask(account, body)).json()) as { key: string }).key;
async function answerFor(key: string): Promise<"shown" | "ended" | undefined> {
  const { status } = await fetch(`${base}/api/preview/${key}`, { redirect: "manual" });
  if (status === 410) return "ended";
  return status === 503 && logged.pop()?.includes("has not been built") ? "shown" : undefined;
}

test("a key ends with the rights of the colleague who has it, of a form and of a draft", async () => {
  const account = await colleague();
  const brand = await makeBrand();
  await saveDraft(clientOf(stack, account), {
    ...{ kind: "brand", record: brand.id, name: brand.name, replaces: null },
    typed: { seen: brand, values: { name: brand.name, country: "Finland" } },
    change: { before: { country: brand.country }, after: { country: "Finland" } },
  });
  const keys = [await keyOf(account, FORM), await keyOf(account, { subject: draftSubject("brand", brand.id) })];
  const answers = async () => [await answerFor(keys[0] ?? ""), await answerFor(keys[1] ?? "")];
  expect(await answers()).toEqual(["shown", "shown"]);

  ensureDone(await rights().update({ role: "sales" }).eq("user_id", account.id));
  expect(await answers()).toEqual(["ended", "ended"]);
  expect((await ask(account, FORM)).status).toBe(403);

  ensureDone(await rights().update({ role: "writer" }).eq("user_id", account.id));
  expect(await answers()).toEqual(["shown", "shown"]);
  ensureDone(await rights().delete().eq("user_id", account.id));
  expect(await answers()).toEqual(["ended", "ended"]);
});

test("the key of one colleague does not end with the rights of another", async () => {
  const [one, other] = [await colleague(), await colleague()];
  const [first, second] = [await keyOf(one, FORM), await keyOf(other, FORM)];
  ensureDone(await rights().delete().eq("user_id", other.id));
  expect([await answerFor(first), await answerFor(second)]).toEqual(["shown", "ended"]);
  ensureDone(await rights().delete().eq("user_id", one.id));
});
