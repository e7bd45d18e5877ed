import { expect, test } from "vitest";
import { isAcceptablePassword } from "#domain/accounts/password.ts";
import { passwordArrival, passwordLinkAddress } from "#domain/accounts/password-arrival.ts";

test.each([
  ["eleven-1111", false],
  ["twelve-12-12", true],
  ["chilled-water-6-12", true],
  ["x7 مضخة مياه", true],
  ["cool".repeat(4), false],
  ["abkz3".repeat(14), true],
  ["abkz3".repeat(15), false],
  // Two bytes for each letter: bcrypt would not read to the end.
  ["üßöäé".repeat(8), false],
  ["password1234", false],
  ["Administrator!", false],
  ["qwertyuiop[]", false],
  ["Plantroom2026!", false],
  ["123456789012", false],
  ["1q2w3e4r5t6y", false],
  ["password for the third pump", true],
])("%s: %s", (password, acceptable) => expect(isAcceptablePassword(password)).toBe(acceptable));

test("the address shows how somebody came to the password screen", () => {
  const { search, hash } = new URL(passwordLinkAddress("https://plantroom.example", "abc123"));
  expect(passwordArrival(search, hash)).toEqual({ kind: "link", token: "abc123" });
  expect(passwordArrival("?token_hash=f00", "")).toEqual({ kind: "mail", tokenHash: "f00" });
  expect(passwordArrival("", "#access_token=x&type=recovery")).toEqual({ kind: "recovered" });
  expect(passwordArrival("", "#error=access_denied&error_code=otp_expired")).toEqual({ kind: "refused" });
  expect(passwordArrival("", "")).toEqual({ kind: "none" });
});
