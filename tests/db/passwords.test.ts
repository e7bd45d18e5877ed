import { expect, inject, test } from "vitest";
import { PasswordRefused, createPasswordLink, redeemPasswordLink } from "#db/accounts/passwords.ts";
import { administrator, plain, secret, stranger, unique } from "../support/database/database.ts";
import { clientOf, publicClient, signUp } from "../support/database/database-stack.ts";

const stack = inject("stack");
const NEW = "evaporator-12-7";
const account = () => signUp(stack, `${unique("forgetful")}@example.com`);
const signIn = async (email: string, password: string) =>
  (await publicClient(stack).auth.signInWithPassword({ email, password })).error;
const USED = new PasswordRefused("This link has expired or was used already.");

test("a link sets the password once, and ends the sessions of the account", async () => {
  const { email, password } = await account();
  const client = publicClient(stack);
  await client.auth.signInWithPassword({ email, password });
  const token = await createPasswordLink(administrator, email.toUpperCase());
  expect(await redeemPasswordLink(stranger, token, NEW)).toBe(email);
  expect(await signIn(email, password)).not.toBeNull();
  expect(await signIn(email, NEW)).toBeNull();
  expect((await client.auth.refreshSession()).error).not.toBeNull();
  await expect(redeemPasswordLink(stranger, token, "another-one-1")).rejects.toEqual(USED);
});

test("only the newest link of an account works, until it expires, and the stored hash does not reveal it", async () => {
  const { id, email } = await account();
  const older = await createPasswordLink(administrator, email);
  const token = await createPasswordLink(secret, email);
  await expect(redeemPasswordLink(stranger, older, NEW)).rejects.toEqual(USED);
  const links = secret.from("password_links");
  const { data: stored } = await links.select().eq("user_id", id).single();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(stored?.created_by).toBeNull();
  const inADay = Date.parse(stored?.expires_at ?? "") - Date.now();
  expect(inADay).toBeGreaterThan(23 * 3_600_000);
  expect(inADay).toBeLessThanOrEqual(24 * 3_600_000);
  await links.update({ expires_at: new Date().toISOString() }).eq("user_id", id);
  await expect(redeemPasswordLink(stranger, token, NEW)).rejects.toEqual(USED);
});

test("a password that is too short does not use up the link", async () => {
  const token = await createPasswordLink(administrator, (await account()).email);
  const refusal = new PasswordRefused("Choose a password of 12 to 72 characters that is not a common one.");
  for (const password of ["seven77", "x".repeat(73)])
    await expect(redeemPasswordLink(stranger, token, password)).rejects.toEqual(refusal);
  expect(await redeemPasswordLink(stranger, token, NEW)).toContain("forgetful");
});

test("only administrators (for others) and the secret key make links, and nobody reads or writes the table", async () => {
  const { email, id } = await account();
  for (const client of [stranger, plain]) await expect(createPasswordLink(client, email)).rejects.toBeInstanceOf(Error);
  expect((await plain.rpc("create_password_link", { of_email: email })).error?.code).toBe("42501");
  await expect(createPasswordLink(administrator, inject("administrator").email)).rejects.toBeInstanceOf(
    PasswordRefused,
  );
  await expect(createPasswordLink(secret, "nobody@example.com")).rejects.toEqual(
    new PasswordRefused("No account has this email address."),
  );
  await createPasswordLink(secret, email);
  for (const client of [stranger, plain, administrator]) {
    expect((await client.from("password_links").select()).error?.code).toBe("42501");
    expect((await client.from("password_links").delete().eq("user_id", id)).error?.code).toBe("42501");
  }
});

test("a link stops working when its creator is no longer an administrator", async () => {
  const [creator, other] = [await account(), await account()];
  await administrator.from("admins").insert({ user_id: creator.id });
  const token = await createPasswordLink(clientOf(stack, creator), other.email);
  await administrator.from("admins").delete().eq("user_id", creator.id);
  await expect(redeemPasswordLink(stranger, token, NEW)).rejects.toEqual(USED);
});
