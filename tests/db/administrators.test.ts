import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  changeRole,
  claimSetup,
  grantRole,
  isSetupToken,
  listAccounts,
  ownRights,
  removeAccess,
  setOwnName,
} from "#db/accounts/accounts.ts";
import type { Client } from "#db/client.ts";
import { RefusedError, unwrap } from "#db/errors.ts";
import {
  clientOf,
  publicClient,
  secretClient,
  signUp,
  type Account,
  type Stack,
} from "../support/database/database-stack.ts";
import { startOwnStack } from "../support/database/own-stack.ts";

// The first account is special, so this file has its own stack, and its tests depend on their order.
let stack: Stack;
let stop: () => Promise<void>;
let secret: Client;
let first: Account;
let second: Account;

const email = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;
const administrators = async () => unwrap(await secret.from("admins").select("user_id")).map(({ user_id }) => user_id);
const mayWrite = async (account: Account) => {
  const slug = `by-${crypto.randomUUID()}`;
  return (await clientOf(stack, account).from("brands").insert({ name: slug, slug })).error === null;
};

beforeAll(async () => {
  ({ stack, stop } = await startOwnStack());
  secret = secretClient(stack);
});
afterAll(() => stop());

describe("the first administrator", () => {
  test("does not exist at first", async () => {
    expect(unwrap(await publicClient(stack).rpc("has_admin"))).toBe(false);
  });

  test("is nobody without the set-up link, or with a wrong one", async () => {
    const passerBy = await signUp(stack, email("passer-by"));
    const client = clientOf(stack, passerBy);
    for (const token of ["", "guessed", stack.setupToken.slice(1), passerBy.id])
      expect(await claimSetup(client, token)).toBe(false);
    expect((await publicClient(stack).rpc("claim_setup", { token: stack.setupToken })).error?.code).toBe("42501");
    expect((await client.rpc("open_setup", { token: "a-token-of-my-own" })).error?.code).toBe("42501");
    for (const anyone of [publicClient(stack), client])
      expect((await anyone.from("setup_token").select()).error?.code).toBe("42501");
    expect(await administrators()).toEqual([]);
    expect(await mayWrite(passerBy)).toBe(false);
  });

  test("is one of two who open the link at once", async () => {
    const both = await Promise.all([signUp(stack, email("one")), signUp(stack, email("two"))]);
    expect(await isSetupToken(publicClient(stack), stack.setupToken)).toBe(true);
    const claims = await Promise.all(both.map((account) => claimSetup(clientOf(stack, account), stack.setupToken)));
    expect(claims.toSorted()).toEqual([false, true]);
    expect(await isSetupToken(publicClient(stack), stack.setupToken)).toBe(false);
    const found = await administrators();
    expect(found).toHaveLength(1);
    const winner = both.find(({ id }) => id === found[0]);
    const other = both.find(({ id }) => id !== found[0]);
    if (!winner || !other) throw new Error("The administrator is none of the two accounts.");
    [first, second] = [winner, other];
    expect([await mayWrite(first), await mayWrite(second)]).toEqual([true, false]);
    expect(unwrap(await publicClient(stack).rpc("has_admin"))).toBe(true);
  });
});

describe("later accounts", () => {
  test("have no rights", async () => {
    const later = await signUp(stack, email("later"));
    expect(await mayWrite(later)).toBe(false);
    expect(await administrators()).toEqual([first.id]);
  });

  test("cannot grant themselves rights", async () => {
    const { error } = await clientOf(stack, second).from("admins").insert({ user_id: second.id });
    expect(error?.code).toBe("42501");
    expect((await publicClient(stack).from("admins").insert({ user_id: second.id })).error?.code).toBe("42501");
    expect(await mayWrite(second)).toBe(false);
  });

  test("get no rights from their own metadata", async () => {
    const client = publicClient(stack);
    const data = { role: "service_role", is_admin: true };
    const account = { email: email("sly"), password: "condenser-water-32" };
    await client.auth.signUp({ ...account, options: { data } });
    const slug = `sly-${crypto.randomUUID()}`;
    expect((await client.auth.signInWithPassword(account)).error).toBeNull();
    expect((await client.from("brands").insert({ name: slug, slug })).error?.code).toBe("42501");
  });

  test("may write once an administrator has granted it; the grant records who did", async () => {
    const { error } = await clientOf(stack, first).from("admins").insert({ user_id: second.id });
    expect(error).toBeNull();
    expect(await mayWrite(second)).toBe(true);
    const grant = unwrap(await secret.from("admins").select().eq("user_id", second.id).single());
    expect(grant.granted_by).toBe(first.id);
  });
});

describe("a removed administrator", () => {
  test("is refused at once, even with a valid token", async () => {
    await clientOf(stack, first).from("admins").delete().eq("user_id", second.id);
    expect(await administrators()).toEqual([first.id]);
    expect(await mayWrite(second)).toBe(false);
    expect((await clientOf(stack, second).rpc("request_deploy")).error?.code).toBe("42501");
  });
});

describe("the last administrator", () => {
  test("cannot be removed, not even by the secret key", async () => {
    for (const client of [clientOf(stack, first), secret]) {
      const { error } = await client.from("admins").delete().eq("user_id", first.id);
      expect(error?.message).toContain("The last administrator cannot be removed.");
    }
    expect(await administrators()).toEqual([first.id]);
  });

  test("keeps that role, also where others work here", async () => {
    await grantRole(clientOf(stack, first), second.id, "publisher");
    for (const client of [clientOf(stack, first), secret])
      await expect(changeRole(client, first.id, "administrator", "writer")).rejects.toBeInstanceOf(RefusedError);
    await expect(removeAccess(clientOf(stack, first), first.id)).rejects.toBeInstanceOf(RefusedError);
    expect((await ownRights(clientOf(stack, first)))?.role).toBe("administrator");
    await removeAccess(clientOf(stack, first), second.id);
  });

  test("cannot be removed by deleting all of them in one statement", async () => {
    await clientOf(stack, first).from("admins").insert({ user_id: second.id });
    const { error } = await clientOf(stack, first).from("admins").delete().not("user_id", "is", null);
    expect(error?.message).toContain("The last administrator cannot be removed.");
    expect((await administrators()).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test("cannot be removed by deleting the account", async () => {
    await clientOf(stack, first).from("admins").delete().eq("user_id", second.id);
    await secret.auth.admin.deleteUser(first.id);
    expect(await administrators()).toEqual([first.id]);
    expect(await mayWrite(first)).toBe(true);
  });
});

test("forged tokens are refused", async () => {
  const [header, payload] = first.token.split(".");
  const forged = { ...first, token: `${header}.${payload}.${"A".repeat(43)}` };
  const none = { ...first, token: `${btoa('{"alg":"none","typ":"JWT"}').replace(/=+$/, "")}.${payload}.` };
  for (const account of [forged, none]) expect(await mayWrite(account)).toBe(false);
});

describe("a name", () => {
  test("is written by its person, shown to administrators, and removed when it is emptied", async () => {
    const client = clientOf(stack, first);
    const named = async () => (await listAccounts(client)).find(({ user_id }) => user_id === first.id)?.name;
    await setOwnName(client, "  Mona Saleh ");
    expect(await named()).toBe("Mona Saleh");
    await expect(setOwnName(client, "Mona S\u0430leh")).rejects.toMatchObject({ code: "23514" });
    await expect(setOwnName(publicClient(stack), "Forged")).rejects.toMatchObject({ code: "42501" });
    expect(await named()).toBe("Mona Saleh");
    await setOwnName(client, " ");
    expect(await named()).toBe("");
  });
});
