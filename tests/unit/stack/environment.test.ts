import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { environmentOf, temporaryEnvironment } from "../../../scripts/stack/environment.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-environment-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = (mail: Record<string, string>) => {
  const own = Object.entries(temporaryEnvironment(folder, { site: 1, supabase: 2 }));
  return environmentOf({ ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])), ...mail });
};
const SERVER = { SMTP_HOST: "mail.example.com", SMTP_FROM: "site@example.com" };

test("a mail server needs a sender and no account", () => {
  expect(settings(SERVER)).toMatchObject({ ...SERVER, SMTP_PORT: 587, SMTP_USER: "", SMTP_PASSWORD: "" });
  expect(() => settings({ SMTP_HOST: "mail.example.com" })).toThrow("SMTP_FROM: is needed with SMTP_HOST");
});

test("half an account of a mail server is refused", () => {
  expect(() => settings({ ...SERVER, SMTP_USER: "site" })).toThrow("SMTP_PASSWORD: is needed with SMTP_USER");
  expect(() => settings({ ...SERVER, SMTP_PASSWORD: "x" })).toThrow("SMTP_USER: is needed with SMTP_PASSWORD");
});
