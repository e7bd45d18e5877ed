import { expect, test } from "vitest";
import { onRequestGet } from "../../functions/auth/v1/verify.ts";
import { call } from "../support/database/edge.ts";

const open = (query: string) => call(onRequestGet, new Request(`https://plantroom.example/auth/v1/verify?${query}`));

test("the link of a password mail redirects to the password screen, whatever its redirect target", async () => {
  const answer = await open("token=abc%26x&type=recovery&redirect_to=https%3A%2F%2Felsewhere.example");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/admin/password?token_hash=abc%26x");
});

test("other links are not redirected", async () => {
  expect((await open("token=abc&type=signup")).status).toBe(404);
  expect((await open("type=recovery")).status).toBe(404);
});
