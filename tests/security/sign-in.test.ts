import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rejectAccount, setSignUpOpen } from "#db/accounts/accounts.ts";
import { setPassword } from "#db/accounts/passwords.ts";
import { administrator, plain, secret, stranger, unique } from "../support/database/database.ts";
import { publicClient, signUp } from "../support/database/database-stack.ts";
import { raw, type RawAnswer } from "../support/database/raw-requests.ts";

const stack = inject("stack");
const address = (name: string) => `${unique(name)}@example.com`;
const post = (path: string, body: object, from = "203.0.113.1"): Promise<RawAnswer> =>
  raw(path, { method: "POST", as: "stranger", headers: { "x-forwarded-for": from }, body });
const signIn = (email: string, password: string, from?: string): Promise<RawAnswer> =>
  post("/auth/v1/token?grant_type=password", { email, password }, from);
const create = (email: string, password: string, from?: string): Promise<RawAnswer> =>
  post("/auth/v1/signup", { email, password }, from);

describe("passwords cannot be guessed", () => {
  test("after five wrong ones an account is closed to that sender for some minutes, even with the right one", async () => {
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

  test("but nobody locks the owner out, who is at another address, from however many", async () => {
    const account = await signUp(stack, address("locked"));
    for (let n = 1; n <= 6; n += 1) await signIn(account.email, `wrong-number-${n}`);
    expect((await signIn(account.email, account.password)).status).toBe(429);
    expect((await signIn(account.email, account.password, "198.51.100.7")).status).toBe(200);
    // What a sender claims of itself stands before what the proxy saw.
    expect((await signIn(account.email, account.password, "198.51.100.8, 203.0.113.1")).status).toBe(429);
    const many = Array.from({ length: 25 }, (_, n) => signIn(account.email, "wrong-number-0", `192.0.2.${n}`));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([400]));
    expect((await signIn(account.email, account.password, "198.51.100.7")).status).toBe(200);
  });

  test("known and unknown accounts get the same response, also to parallel tries", async () => {
    const account = await signUp(stack, address("known"));
    const answers = async (email: string) =>
      (await Promise.all(Array.from({ length: 5 }, () => signIn(email, "not-this-one-9")))).map((answer) => ({
        ...answer,
        headers: Object.keys(answer.headers).sort(),
      }));
    expect(await answers(account.email)).toEqual(await answers(address("unknown")));
  });
});

describe("accounts", () => {
  test("cannot be discovered by creating them again", async () => {
    const { email, password } = await signUp(stack, address("taken"));
    const [taken, free] = [email, address("free")];
    const [again, first] = [await create(taken, "heat-exchanger-7"), await create(free, "heat-exchanger-7")];
    expect([again.status, first.status]).toEqual([200, 200]);
    expect(again.text.replace(taken, free)).toBe(first.text);
    expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort());
    expect((await signIn(taken, "heat-exchanger-7")).status).toBe(400);
    expect((await signIn(taken, password)).status).toBe(200);
    expect((await signIn(free, "heat-exchanger-7")).status).toBe(200);
  });

  test("of one sender take no more than ten of the places of those that wait, until they are approved or rejected", async () => {
    const from = "2001:db8:7:7::1";
    const made = Array.from({ length: 10 }, () => address("crowd"));
    const answers = await Promise.all(
      [...made, address("too-many"), address("too-many")].map((email, n) =>
        create(email, "heat-exchanger-7", `2001:db8:7:7::${n + 1}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 403, 403]);
    expect((await create(address("somebody"), "heat-exchanger-7", "2001:db8:7:8::1")).status).toBe(200);
    const crowd = [];
    for (const email of made) {
      const { data } = await publicClient(stack).auth.signInWithPassword({ email, password: "heat-exchanger-7" });
      if (data.user) crowd.push(data.user.id);
    }
    for (const id of crowd) await rejectAccount(administrator, id);
    expect(crowd.length).toBeGreaterThan(0);
    expect((await create(address("later"), "heat-exchanger-7", from)).status).toBe(200);
  });

  test("of one sender are refused beyond thirty attempts, alike for known and unknown addresses", async () => {
    const { email } = await signUp(stack, address("known"));
    const answersFrom = async (from: string, of: (n: number) => string) =>
      (await Promise.all(Array.from({ length: 33 }, (_, n) => create(of(n), "heat-exchanger-7", from)))).map(
        ({ status, text }) => (status === 429 ? text.replace(/\d+ minutes?/, "") : status === 200 || status === 403),
      );
    const known = await answersFrom("2001:db8:7:9::1", () => email);
    const refused = known.filter((answer) => typeof answer === "string");
    expect(refused).toHaveLength(3);
    expect(refused[0]).toContain("Too many new accounts.");
    // One whose sign-ups are refused for another reason is counted, too, and finds out nothing else.
    const weak = await answersFrom("2001:db8:7:a::1", (n) => (n % 2 === 0 ? email : "not-an-address-of@example"));
    expect(weak.filter((answer) => typeof answer === "string")).toEqual(refused);
    expect((await create(email, "heat-exchanger-7", "2001:db8:7:b::1")).status).toBe(200);
  });

  test("store nothing but the address and the password", async () => {
    const email = address("data");
    const data = JSON.parse(`${'{"a":'.repeat(400)}1${"}".repeat(400)}`) as object;
    expect((await post("/auth/v1/signup", { email, password: "heat-exchanger-7", data })).status).toBe(200);
    const { user } = JSON.parse((await signIn(email, "heat-exchanger-7")).text) as { user: { user_metadata: object } };
    expect(JSON.stringify(user.user_metadata)).not.toContain('"a"');
    const deep = `{"email":"${address("deep")}","password":"heat-exchanger-7","data":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
    const { status } = await raw("/auth/v1/signup", { method: "POST", as: "stranger", body: deep });
    expect(status).toBe(400);
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
    for (const of of [email, address("unknown")]) {
      const { status, text } = await recover(of);
      expect([status, text]).toEqual([200, "{}"]);
    }
    for (const again of [email.toUpperCase(), email]) expect((await recover(again)).status).toBe(200);
    const { status, text } = await recover(email);
    expect([status, text]).toEqual([429, expect.stringContaining("Too many mails for a new password.")]);
  });
});

test("the sign-in service answers only the requests that the administration makes", async () => {
  const email = inject("administrator").email;
  for (const path of [
    "otp",
    "magiclink",
    "resend",
    "admin/users",
    "invite",
    "factors",
    "token/",
    "token",
    "token?grant_type=pkce",
    "token?grant_type=password&grant_type=refresh_token",
  ]) {
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
  const code = { email, token: "0".repeat(40), type: "magiclink" };
  expect((await raw("/auth/v1/verify", { method: "POST", as: "stranger", body: code })).status).toBe(400);
  for (const body of [{}, { email: [email], password: "heat-exchanger-7" }])
    for (const path of ["/auth/v1/signup", "/auth/v1/token?grant_type=password"])
      expect((await raw(path, { method: "POST", as: "stranger", body })).status).toBe(400);
  // Would tell that somebody has this address.
  for (const body of [{ email }, { email: address("free") }, { data: { role: "administrator" } }])
    expect((await raw("/auth/v1/user", { method: "PUT", as: "plain", body })).status).toBe(422);
});

test.each(["boſs@example.com", "a\u0000b@example.com", " boss@example.com", `${"x".repeat(250)}@example.com`])(
  "an address such as %j is refused with a sentence, wherever it is sent",
  async (email) => {
    for (const path of ["signup", "token?grant_type=password", "recover"]) {
      const { status, text } = await post(`/auth/v1/${path}`, { email, password: "heat-exchanger-7" });
      expect([path, status, text]).toEqual([path, 400, expect.stringContaining("The address of an account has")]);
    }
  },
);

test("an account changes its password as the administration does", async () => {
  const account = await signUp(stack, address("changing"));
  const client = publicClient(stack);
  await client.auth.signInWithPassword(account);
  expect((await setPassword(client, "condenser-32-37", account.password)).error).toBeNull();
  expect((await signIn(account.email, "condenser-32-37")).status).toBe(200);
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
