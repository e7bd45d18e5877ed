import { describe, expect, test } from "vitest";
import { NEWSLETTER_TEXTS } from "#texts/newsletter.ts";
import { NEWSLETTER_ANSWERS, NEWSLETTER_STEPS } from "#domain/enquiries/newsletter.ts";
import { deletableRecords, personFileName } from "#domain/enquiries/person.ts";
import { retentionStart, retentionSchema } from "#domain/enquiries/retention.ts";

test("every page of the newsletter has its texts, and the two that ask have a button", () => {
  expect(Object.keys(NEWSLETTER_TEXTS).sort()).toEqual([...NEWSLETTER_STEPS].sort());
  const asking = Object.entries(NEWSLETTER_TEXTS).filter(([, texts]) => "button" in texts);
  expect(asking.map(([step]) => step)).toEqual(["confirm", "unsubscribe"]);
});

test("without a mail server the answer says that the address is unconfirmed", () => {
  expect(NEWSLETTER_ANSWERS.unconfirmed).toContain("unconfirmed");
});

describe("how long enquiries are kept", () => {
  test.each([
    ["1", 1],
    [" 24 ", 24],
    ["120", 120],
    ["٢٤", 24],
    ["۲۴", 24],
  ])("takes '%s' for %i months", (typed, months) => {
    expect(retentionSchema.parse(typed)).toBe(months);
  });
  test.each(["0", "١٢١", "121", "", "2.5", "-3", "1e2", "two", "99999"])("refuses '%s'", (typed) => {
    expect(retentionSchema.safeParse(typed).success).toBe(false);
  });
  test.each([
    [24, "2026-11-22T10:00:00.000Z", "2024-11-22T10:00:00.000Z"],
    [1, "2026-03-31T10:00:00.000Z", "2026-02-28T10:00:00.000Z"],
    [13, "2025-03-30T10:00:00.000Z", "2024-02-29T10:00:00.000Z"],
  ])("%d months before %s is %s", (months, now, oldest) => {
    expect(retentionStart(months, new Date(now)).toISOString()).toBe(oldest);
  });
});

describe("personal data", () => {
  const account = { created_at: "2026-11-22T10:00:00Z", role: "administrator" };
  const person = { email: "mona@example.com", enquiries: [], subscriptions: [], accounts: [account] };

  test("an administrator's account is not among what can be deleted", () => {
    expect(deletableRecords(person)).toBe(0);
    expect(deletableRecords({ ...person, accounts: [account, { ...account, role: null }] })).toBe(1);
  });

  test("the name of its file has no characters that a file system refuses", () => {
    expect(personFileName("mona@example.com")).toBe("personal-data-mona-example.com.json");
    expect(personFileName("../a/b@c.d")).toBe("personal-data-..-a-b-c.d.json");
  });
});
