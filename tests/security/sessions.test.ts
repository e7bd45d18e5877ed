import { describe, expect, inject, test } from "vitest";
import { grantRole, may } from "#db/accounts/accounts.ts";
import { endSession, listSessions } from "#db/accounts/sessions.ts";
import { administrator, plain, secret, stranger, unique } from "../support/database/database.ts";
import { clientOf, publicClient, signIn, signUp, type Account } from "../support/database/database-stack.ts";
import { raw, type RawAnswer } from "../support/database/raw-requests.ts";

const stack = inject("stack");
const account = (name: string) => signUp(stack, `${unique(name)}@example.com`);
const NEW = "evaporator-12-7";

const bearer = ({ token }: Pick<Account, "token">) => ({ authorization: `Bearer ${token}` });
const rest = (of: Account) => raw("/rest/v1/brands?select=id&limit=1", { as: "stranger", headers: bearer(of) });
const changePassword = (of: Account, body: object) =>
  raw("/auth/v1/user", { method: "PUT", as: "stranger", headers: bearer(of), body });
const renew = (token: unknown): Promise<RawAnswer> =>
  raw("/auth/v1/token?grant_type=refresh_token", { method: "POST", as: "stranger", body: { refresh_token: token } });
const renewed = ({ text }: RawAnswer) => JSON.parse(text) as { refresh_token: string; access_token: string };

describe("the password of an account", () => {
  test("is changed only with the current one, and ends all other sessions", async () => {
    const person = await account("changing");
    const elsewhere = await signIn(stack, person);
    for (const body of [{ password: NEW }, { password: NEW, current_password: "not-this-one-9" }]) {
      const { status, text } = await changePassword(person, body);
      expect([status, text]).toEqual([403, expect.stringContaining("The current password is not right.")]);
    }
    expect((await changePassword(person, { password: NEW, current_password: person.password })).status).toBe(200);
    expect((await rest(person)).status).toBe(200);
    expect((await rest(elsewhere)).status).toBe(401);
    expect((await renew(elsewhere.refreshToken)).status).toBe(400);
    expect((await publicClient(stack).auth.signInWithPassword({ ...person, password: NEW })).error).toBeNull();
  });

  test("is a text: anything else is refused, also with the right current one", async () => {
    const person = await account("typed");
    for (const password of [{}, [NEW], 123_456_789_012, true, undefined]) {
      const { status } = await changePassword(person, { password, current_password: person.password });
      expect([password, status]).toEqual([password, 422]);
    }
    expect((await publicClient(stack).auth.signInWithPassword(person)).error).toBeNull();
  });

  test("cannot be guessed by somebody who holds a session", async () => {
    const person = await account("held");
    const tries = Array.from({ length: 8 }, (_, n) =>
      changePassword(person, { password: NEW, current_password: `wrong-number-${n}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test("an earlier one-time link no longer works once it was changed", async () => {
    const person = await account("linked");
    const token = (await secret.rpc("create_password_link", { of_email: person.email }).throwOnError()).data;
    await changePassword(person, { password: NEW, current_password: person.password });
    const { error } = await stranger.rpc("use_password_link", { token, new_password: "another-one-1" });
    expect(error?.code).toBe("PT410");
  });
});

test("a token with a blank in it opens nothing, and changes no password", async () => {
  const person = await account("blank");
  const [header, payload, signature = ""] = person.token.split(".");
  const blanks = [
    `${header}.${payload}. ${signature}`,
    `${header}.${payload}.${signature.slice(0, 9)} ${signature.slice(9)}`,
  ];
  for (const token of [...blanks, `${header}.${payload}.${signature.slice(0, 9)}\t${signature.slice(9)}`]) {
    const headers = { authorization: `Bearer ${token}` };
    const changed = await raw("/auth/v1/user", { method: "PUT", as: "stranger", headers, body: { password: NEW } });
    expect(changed.status).toBeGreaterThanOrEqual(400);
    expect((await raw("/rest/v1/admins", { as: "stranger", headers })).status).toBe(401);
  }
  expect((await publicClient(stack).auth.signInWithPassword(person)).error).toBeNull();
});

describe("a session", () => {
  test("ends at once when its owner signs out: its token opens nothing any more", async () => {
    const person = await account("leaving");
    await grantRole(administrator, person.id, "sales");
    expect([(await rest(person)).status, await may(clientOf(stack, person), "enquiries.work")]).toEqual([200, true]);
    const left = await raw("/auth/v1/logout?scope=local", { method: "POST", as: "stranger", headers: bearer(person) });
    expect(left.status).toBe(204);
    const { status, text } = await rest(person);
    expect([status, text]).toEqual([401, expect.stringContaining("Your session has ended. Please sign in again.")]);
    const name = `${crypto.randomUUID().replaceAll("-", "")}.png`;
    for (const [method, path] of [
      ["GET", "/rest/v1/rpc/own_rights"],
      ["POST", "/rest/v1/brands"],
      ["POST", `/storage/v1/object/media/${name}`],
      ["GET", "/auth/v1/user"],
    ] as const)
      expect([path, (await raw(path, { method, as: "stranger", headers: bearer(person) })).status]).toEqual([
        path,
        path.startsWith("/auth/") ? 403 : 401,
      ]);
    await administrator.from("admins").delete().eq("user_id", person.id).throwOnError();
  });

  test("is listed and ended by its own account alone", async () => {
    const person = await account("several");
    const elsewhere = await signIn(stack, person);
    const own = clientOf(stack, person);
    const sessions = await listSessions(own);
    expect(sessions.map(({ is_this }) => is_this)).toEqual([true, false]);
    expect(await listSessions(plain)).not.toContainEqual(expect.objectContaining({ id: sessions[1]?.id }));
    await endSession(plain, sessions[1]?.id ?? "");
    expect((await rest(elsewhere)).status).toBe(200);
    await endSession(own, sessions[1]?.id ?? "");
    expect((await rest(elsewhere)).status).toBe(401);
    expect((await renew(elsewhere.refreshToken)).status).toBe(400);
    await signIn(stack, person);
    await raw("/auth/v1/logout?scope=others", { method: "POST", as: "stranger", headers: bearer(person) });
    expect((await listSessions(own)).map(({ is_this }) => is_this)).toEqual([true]);
  });

  test("is renewed by its token alone, not by what only contains it", async () => {
    const { refreshToken } = await account("renewing");
    for (const token of [[refreshToken], { token: refreshToken }, null, 1])
      expect((await renew(token)).status).toBe(400);
    expect((await renew(refreshToken)).status).toBe(200);
  });

  test("goes on when two tabs exchange its token at the same moment", async () => {
    const person = await account("tabs");
    const answers = await Promise.all(Array.from({ length: 4 }, () => renew(person.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const answer of answers) expect((await renew(renewed(answer).refresh_token)).status).toBe(200);
  });
});
