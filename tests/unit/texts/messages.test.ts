import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enquirySchema, enquiryThanks, fieldErrors } from "#domain/enquiries/enquiry.ts";
import { NEWSLETTER_ANSWERS } from "#domain/enquiries/newsletter.ts";
import { quoteSchema } from "#domain/enquiries/quote-request.ts";
import { FIRST_LANGUAGE } from "#domain/languages/languages.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/text/form-fields.ts";
import { setLanguage } from "#texts/language/page-language.ts";
import { shownMessage } from "#texts/messages.ts";

beforeEach(() => setLanguage("ar"));
afterEach(() => setLanguage(FIRST_LANGUAGE));

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const untranslated = (messages: readonly string[]): string[] => messages.filter((one) => !isArabic(shownMessage(one)));

const LONG = "x".repeat(6000);
const file = (change: object) => ({ name: "a.pdf", size: 1, type: "application/pdf", ...change });
const GOOD = { firstName: "Mona", lastName: "Saad", email: "m@s.example", message: "Hello", lines: "[]" };
const FORMS: readonly object[] = [
  {},
  { ...GOOD, firstName: "Mo\u200bna", lastName: LONG, email: "nothing", message: LONG, phone: 1, company: LONG },
  { ...GOOD, projectType: "x", budget: "x", timeline: "x", submission: "x", deadline: "x", projectName: LONG },
  { ...GOOD, deadline: "2020-01-01", files: [file({ name: "a.exe", type: null })] },
  { ...GOOD, files: Array.from({ length: 11 }, () => file({})) },
  { ...GOOD, files: [file({ size: 30 * 1024 * 1024 })] },
];

test("every message of the forms' schemas has Arabic", () => {
  const said = FORMS.flatMap((form) =>
    [enquirySchema, quoteSchema].flatMap((schema) =>
      Object.values(fieldErrors(schema.safeParse(form).error ?? { issues: [] })),
    ),
  );
  expect(new Set(said).size).toBeGreaterThan(15);
  expect(untranslated(said)).toEqual([]);
});

/** The texts behind `before` in a source, with a value in place of each expression. */
function textsIn(path: string, before: string): string[] {
  const source = readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
  const pattern = new RegExp(`(?:${before})\\s*(?:"((?:[^"\\\\]|\\\\.)+)"|\`([^\`]+)\`)`, "g");
  return [...source.matchAll(pattern)].map(
    ([, plain, filled]) => plain ?? (filled ?? "").replace(/\$\{[^}]+\}/g, "12"),
  );
}

test("every answer of the functions to a form has Arabic", () => {
  const said = [
    ...textsIn("functions/lib/forms.ts", "message:").flatMap((text) => [text, text.replace(/12(?=, or)/, "")]),
    ...textsIn("functions/api/quote-document.ts", "refuse\\(\\d+,"),
    ...Object.values(NEWSLETTER_ANSWERS),
    enquiryThanks("M-2026-0147"),
    enquiryThanks("Q-2026-0147"),
    MARKED_FIELDS_MESSAGE,
  ].filter((text) => !text.includes("${"));
  expect(said.length).toBeGreaterThan(12);
  expect(untranslated(said)).toEqual([]);
});

test("every reason why a schedule, or something in it, cannot be read has Arabic", () => {
  const said = [
    ...["schedules/read-schedule.ts", "import/table/workbook.ts", "import/table/encoding.ts"].flatMap((path) =>
      textsIn(`src/domain/${path}`, "TableError\\(|UNREADABLE ="),
    ),
    ...textsIn("src/domain/import/table/read-table.ts", "TableError\\(|\\/i?,").filter(
      (text) => !/rows|columns/.test(text),
    ),
    ...textsIn("src/domain/schedules/read-need.ts", "reason:.*?"),
    ...textsIn("src/domain/schedules/resolve-row.ts", "reason:|NO_\\w+ ="),
  ];
  expect(said.length).toBeGreaterThan(25);
  expect(untranslated(said)).toEqual([]);
});

test("a value stands where Arabic has it, in its own direction, and an unknown message stays in English", () => {
  expect(shownMessage(enquiryThanks("M-2026-0147"))).toBe(
    "شكرًا لك. وصلت رسالتك رقم \u2068M-2026-0147\u2069، وسيرد عليها مهندس.",
  );
  expect(shownMessage("Use at most 2,000 characters")).toContain("\u20682,000\u2069");
  expect(shownMessage("Something else.")).toBe("Something else.");
  setLanguage("en");
  expect(shownMessage("no figure")).toBe("no figure");
});
