import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rejectAccount, setSignUpOpen } from "#db/accounts/accounts.ts";
import { setPassword } from "#db/accounts/passwords.ts";
import { administrator, plain, secret, stranger, unique } from "../support/database.ts";
import { publicClient, signUp } from "../support/database-stack.ts";
import { raw, type RawAnswer } from "../support/raw-requests.ts";

const stack = inject("stack");
const address = (name: string) => `${unique(name)}@example.com`;
const signIn = (email: string, password: string): Promise<RawAnswer> =>
  raw("/auth/v1/token?grant_type=password", { method: "POST", as: "stranger", body: { email, password } });
const create = (email: string, password: string): Promise<RawAnswer> =>
  raw("/auth/v1/signup", { method: "POST", as: "stranger", body: { email, password } });

describe("passwords cannot be guessed", () => {
  test("after five wrong ones an account is closed for some minutes, even to the right one", async () => {
    const account = await signUp(stack, address("guessed"));
    for (let n = 1; n <= 5; n += 1) expect((await signIn(account.email, `wrong-number-${n}`)).status).toBe(400);
    const { status, headers, text } = await signIn(account.email.toUpperCase(), account.password);
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(text).toContain("Too many wrong passwords. Please try again in 5 minutes.");
    const other = await signUp(stack, address("another"));
    expect((await signIn(other.email, other.password)).status).toBe(200);
  });

  test("not by many attempts at the same moment, nor by writing the address in another way", async () => {
    const { email } = await signUp(stack, address("at-once"));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(email, `wrong-number-${n}`)));
    expect(answers.map(({ status }) => status).filter((status) => status === 400)).toHaveLength(5);
    const body = { email, password: "wrong-number-0" };
    for (const path of ["/auth/v1/%74oken", "/auth/v1/token%3F", "/auth/v1/toke%6e"]) {
      const { status } = await raw(`${path}?grant_type=password`, { method: "POST", as: "stranger", body });
      expect(status).toBe(404);
    }
  });

  test("known and unknown accounts get the same response after the same time", async () => {
    const account = await signUp(stack, address("known"));
    const timed = async (email: string) => {
      const started = performance.now();
      const { status, text } = await signIn(email, "not-this-one-9");
      return { status, text, waited: performance.now() - started >= 395 };
    };
    const [known, unknown] = [await timed(account.email), await timed(address("unknown"))];
    expect(known).toEqual(unknown);
    expect(known.waited).toBe(true);
  });
});

describe("accounts", () => {
  test("cannot be discovered by creating them again", async () => {
    const { email } = await signUp(stack, address("taken"));
    const { status, text } = await create(email, "heat-exchanger-7");
    expect([status, text]).toEqual([422, expect.stringContaining("This account could not be created.")]);
    expect(text).not.toMatch(/already (registered|exists)/);
  });

  test.each(["short", "elevenchars", "password1234", "123456789012", "Plantroom2026!", "x".repeat(80)])(
    "do not get the password %s",
    async (password) => {
      const { status, text } = await create(address("weak"), password);
      expect([status, text]).toEqual([422, expect.stringContaining("12 to 72 characters")]);
      const change = await raw("/auth/v1/user", { method: "PUT", as: "plain", body: { password } });
      expect([change.status, change.text]).toEqual([422, expect.stringContaining("12 to 72 characters")]);
    },
  );

  test("that wait for approval are rejected by administrators alone", async () => {
    const waiting = await signUp(stack, address("waiting"));
    for (const client of [stranger, plain])
      await expect(rejectAccount(client, waiting.id)).rejects.toMatchObject({ code: "42501" });
    await expect(rejectAccount(administrator, inject("administrator").id)).rejects.toMatchObject({ code: "PT403" });
    await rejectAccount(administrator, waiting.id);
    expect((await signIn(waiting.email, waiting.password)).status).toBe(400);
    await expect(rejectAccount(administrator, waiting.id)).rejects.toMatchObject({ code: "PT404" });
  });
});

describe("mails of the sign-in service", () => {
  const recover = (email: string) => raw("/auth/v1/recover", { method: "POST", as: "stranger", body: { email } });

  test("go to nobody more than three times, with the same response for known and unknown accounts", async () => {
    const { email } = await signUp(stack, address("mailed"));
    const timed = async (of: string) => {
      const started = performance.now();
      const { status, text } = await recover(of);
      return { status, text, waited: performance.now() - started >= 395 };
    };
    const known = await timed(email);
    expect(known).toEqual({ status: 200, text: "{}", waited: true });
    expect(await timed(address("unknown"))).toEqual(known);
    for (const again of [email.toUpperCase(), email]) expect((await recover(again)).status).toBe(200);
    const { status, text } = await recover(email);
    expect([status, text]).toEqual([429, expect.stringContaining("Too many mails for a new password.")]);
  });
});

test("the sign-in service answers only the requests that the administration makes", async () => {
  const email = inject("administrator").email;
  for (const path of ["otp", "magiclink", "resend", "admin/users", "invite", "factors", "token/"]) {
    const { status } = await raw(`/auth/v1/${path}`, {
      method: "POST",
      as: "plain",
      body: { email, create_user: false },
    });
    expect([path, status]).toEqual([path, 404]);
  }
  for (const path of [
    "verify?type=recovery&token=a",
    "authorize?provider=github",
    "reauthenticate",
    "settings",
    "health",
  ])
    expect([path, (await raw(`/auth/v1/${path}`, { as: "plain" })).status]).toEqual([path, 404]);
  // Would tell that somebody has this address.
  for (const body of [{ email }, { email: address("free") }, { data: { role: "administrator" } }])
    expect((await raw("/auth/v1/user", { method: "PUT", as: "plain", body })).status).toBe(422);
});

test("an account changes its password as the administration does", async () => {
  const { email, password } = await signUp(stack, address("changing"));
  const client = publicClient(stack);
  await client.auth.signInWithPassword({ email, password });
  expect((await setPassword(client, "condenser-32-37", password)).error).toBeNull();
  expect((await signIn(email, "condenser-32-37")).status).toBe(200);
});

describe("while sign-up is closed", () => {
  beforeAll(() => setSignUpOpen(administrator, false));
  afterAll(() => setSignUpOpen(administrator, true));

  test("nobody creates an account, and nobody but administrators opens it again", async () => {
    const email = address("late");
    const refused = await create(email, "heat-exchanger-7");
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("No accounts can be created")]);
    expect((await signIn(email, "heat-exchanger-7")).status).toBe(400);
    await expect(setSignUpOpen(plain, true)).rejects.toThrow();
    await expect(setSignUpOpen(publicClient(stack), true)).rejects.toMatchObject({ code: "42501" });
    expect((await secret.from("sign_up").select("is_open").single()).data).toEqual({ is_open: false });
  });
});
