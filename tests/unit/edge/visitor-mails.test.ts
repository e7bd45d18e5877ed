import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/languages/languages.ts";
import { language } from "#texts/language/page-language.ts";
import { confirmationMail, receivedMail } from "../../../functions/lib/visitor-mails.ts";

const [SITE, PHONE] = ["https://plant.example", "+20 2 1234 5678"];
const received = (reference: string, phone?: string) => ({ company: "Nile & Co", reference, phone, site: SITE });
const LINKS = {
  confirm: "https://a.example/confirm?token=x.y",
  unsubscribe: "https://a.example/unsubscribe?token=x.z",
};

describe.each(LANGUAGES)("the mails to visitors in %s", (of) => {
  test("the confirmation has the number, and what to do with it", () => {
    for (const reference of ["Q-2026-0147", "M-2026-0148"]) {
      const { subject, text } = receivedMail(of, received(reference, PHONE));
      expect(subject).toContain(reference);
      expect(text).toContain(reference);
      expect(text).toContain("Nile & Co");
      expect(text).toContain(PHONE);
    }
    expect(receivedMail(of, received("M-2026-0148")).text).not.toMatch(/null|undefined/);
  });

  test("links stand unbroken in lines of their own, and the subject is one line", () => {
    const { subject, text } = confirmationMail(of, { company: "Nile & Co", ...LINKS });
    expect(subject).toContain("Nile & Co");
    expect(subject).not.toContain("\n");
    const lines = [...text.split("\n"), ...receivedMail(of, received("M-2026-0148")).text.split("\n")];
    expect(lines).toEqual(expect.arrayContaining([LINKS.confirm, LINKS.unsubscribe, SITE]));
    expect(text).toContain("30");
  });
});

test("in Arabic a number, a telephone and a name keep their order", () => {
  const { subject, text } = receivedMail("ar", received("Q-2026-0147", PHONE));
  expect(subject).toBe("استلمنا طلبك رقم \u2068Q-2026-0147\u2069");
  for (const value of ["Q-2026-0147", PHONE, "Nile & Co"]) expect(text).toContain(`\u2068${value}\u2069`);
});

test("the language of one mail is not that of what is made next", () => {
  const before = language();
  receivedMail("ar", received("Q-2026-0147"));
  expect(language()).toBe(before);
});
