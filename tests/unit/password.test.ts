import { expect, test } from "vitest";
import { isAcceptablePassword, passwordErrand, passwordLinkAddress } from "#domain/password.ts";

test.each([
  ["seven77", false],
  ["eight888", true],
  ["x".repeat(72), true],
  ["x".repeat(73), false],
  // Two bytes per letter, more than bcrypt reads.
  ["ü".repeat(37), false],
])("%s: %s", (password, acceptable) => expect(isAcceptablePassword(password)).toBe(acceptable));

test("the address shows how somebody came to the password screen", () => {
  const { search, hash } = new URL(passwordLinkAddress("https://plantroom.example", "abc123"));
  expect(passwordErrand(search, hash)).toEqual({ kind: "link", token: "abc123" });
  expect(passwordErrand("?token_hash=f00", "")).toEqual({ kind: "mail", tokenHash: "f00" });
  expect(passwordErrand("", "#access_token=x&type=recovery")).toEqual({ kind: "recovered" });
  expect(passwordErrand("", "#error=access_denied&error_code=otp_expired")).toEqual({ kind: "refused" });
  expect(passwordErrand("", "")).toEqual({ kind: "none" });
});
