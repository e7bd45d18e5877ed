import { expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { COMMON_PARTS, isAcceptablePassword } from "#domain/accounts/password.ts";
import { secret } from "../support/database/database.ts";

test("the form and the database take the same passwords", async () => {
  const samples = [
    ...COMMON_PARTS.flatMap((part) => [`${part}-1234-5678`, `${part} of the third pump`, `${part}${part}${part}`]),
    "chilled-water-6-12",
    "condenser 32 37",
    "eleven-1111",
    "aaaaaaaaaaaaaaaa",
    "مضخة المياه المبردة",
    "x".repeat(73),
    "830275926401",
  ];
  for (const value of samples)
    expect(unwrap(await secret.rpc("is_acceptable_password", { value })), value).toBe(isAcceptablePassword(value));
});
