import type * as bcrypt from "bcryptjs";
import { hash as hashed } from "bcryptjs";
import { expect, test, vi } from "vitest";
import { PasswordTries } from "../../../scripts/database/gateway/password-tries.ts";

/** The costs of all comparisons: work is counted, because times vary. */
const compared = vi.hoisted((): string[] => []);
vi.mock("bcryptjs", async (original) => {
  const real = await original<typeof bcrypt>();
  return {
    ...real,
    compare: (password: string, hash: string) => {
      compared.push(hash.slice(0, 7));
      return real.compare(password, hash);
    },
  };
});

test("a wrong password takes the same work for a known and an unknown account, and for a pretended sign-up", async () => {
  const tries = new PasswordTries();
  const known = { account: "known", address: "203.0.113.1", hash: await hashed("heat-exchanger-7", 10) };
  const unknown = { account: "unknown", address: "203.0.113.1", hash: null };
  expect(await tries.isRight("not-this-one-9", known)).toBe(false);
  expect(await tries.isRight("not-this-one-9", unknown)).toBe(false);
  await tries.pretend();
  expect(await tries.isRight("heat-exchanger-7", known)).toBe(true);
  expect(compared).toEqual(Array(4).fill("$2b$10$"));
});

test("a refused try compares nothing, and is refused alike for a known and an unknown account", async () => {
  const tries = new PasswordTries();
  const texts = [];
  for (const hash of [await hashed("heat-exchanger-7", 4), null]) {
    const own = { account: String(hash), address: "203.0.113.1", hash };
    for (let n = 0; n < 5; n += 1) await tries.isRight("not-this-one-9", own);
    const before = compared.length;
    const refusal = await tries.isRight("not-this-one-9", own);
    expect(compared).toHaveLength(before);
    texts.push(refusal instanceof Response && [refusal.status, await refusal.text()]);
  }
  expect(texts[0]).toEqual([429, expect.stringContaining("Too many wrong passwords.")]);
  expect(texts[1]).toEqual(texts[0]);
});
