import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { withPresentTime } from "../../../scripts/database/gateway/token-times.ts";

const SECRET = "0".repeat(48);
const NOW = 1_800_000_000;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
function token(claims: object, secret = SECRET): string {
  const text = `${encode({ alg: "HS256" })}.${encode(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

test("a token from the future is accepted like one issued now, and is not valid for longer than before", () => {
  const future = token({ sub: "somebody", iat: NOW + 3_600, exp: NOW + 7_200 });
  expect(withPresentTime(future, SECRET, NOW)).toBe(token({ sub: "somebody", iat: NOW, exp: NOW + 3_600 }));
});

test.each([
  ["a present token", token({ iat: NOW - 60, exp: NOW + 3_540 })],
  ["an expired token", token({ iat: NOW - 7_200, exp: NOW - 3_600 })],
  ["a token that is signed by somebody else", token({ iat: NOW + 60, exp: NOW + 3_660 }, "1".repeat(48))],
  ["a token without a signature", `${encode({ alg: "none" })}.${encode({ iat: NOW + 60, exp: NOW + 3_660 })}.`],
  ["a key", "sb_publishable_0123456789"],
])("%s stays as it is", (_name, unchanged) => {
  expect(withPresentTime(unchanged, SECRET, NOW)).toBe(unchanged);
});
