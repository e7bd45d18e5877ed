import { describe, expect, test } from "vitest";
import { enquiryReplyHref, enquirySummary, noteProblem } from "#domain/enquiries/enquiry-work.ts";
import { ALL_STATUSES, ENQUIRY_STATUSES } from "#domain/enquiries/enquiry-status.ts";
import { fieldErrors } from "#domain/enquiries/enquiry.ts";
import { quoteSchema } from "#domain/enquiries/quote-request.ts";

const LINES = [{ slug: "fan", name: "Fan", quantity: 2, note: "" }];
const form = (more: Record<string, string> = {}) => ({
  firstName: "Mona",
  lastName: "Fahmy",
  email: "mona@example.com",
  lines: JSON.stringify(LINES),
  ...more,
});
const faults = (more: Record<string, string>) => {
  const { error } = quoteSchema.safeParse(form(more));
  return error ? fieldErrors(error) : {};
};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("the form of the quote list", () => {
  test("needs a name, an address and a list", () => {
    expect(quoteSchema.parse(form({ deadline: "", message: " ", submission: "" }))).toMatchObject({
      lines: LINES,
      projectName: null,
      deadline: null,
      message: null,
      submission: null,
    });
    expect(Object.keys(faults({ firstName: " ", email: "mona" }))).toEqual(["firstName", "email"]);
  });

  test.each(["", "[]", "{", "null", '[{"slug":"fan"}]', '[{"slug":"fan","name":"","quantity":0,"note":""}]'])(
    "refuses %j as a list, by the name of its field",
    (lines) => expect(faults({ lines })).toEqual({ lines: "The quote list needs between 1 and 50 products" }),
  );

  test("takes today and later days, and no day that has passed or does not exist", () => {
    for (const deadline of [day(0), day(40)]) expect(faults({ deadline })).toEqual({});
    expect(faults({ deadline: day(-3) })).toEqual({ deadline: "Choose a day that is not over yet" });
    for (const deadline of ["2027-02-30", "soon", "01/02/2027"])
      expect(faults({ deadline })).toEqual({ deadline: "Enter a date such as 2026-12-31" });
  });

  test("takes only a UUID as the id of its submission", () => {
    expect(faults({ submission: crypto.randomUUID() })).toEqual({});
    expect(Object.keys(faults({ submission: "1" }))).toEqual(["submission"]);
  });
});

describe("the prepared reply", () => {
  const enquirer = (count: number) => ({
    first_name: "Mona",
    last_name: "Fahmy",
    email: "mona@example.com",
    product_name: null,
    reference: "Q-2026-0147",
    project_name: "Tower & Park",
    lines: Array.from({ length: count }, (_, index) => ({
      product_name: `Air Cooled Screw Chiller ${index + 1}`,
      quantity: 2,
      note: "On the roof, 400 V",
    })),
  });
  const bodyOf = (href: string) => new URLSearchParams(href.slice(href.indexOf("?"))).get("body") ?? "";

  test("names the number, the project and each product", () => {
    const href = enquiryReplyHref(enquirer(2), "Nile");
    expect(href).toMatch(
      /^mailto:mona@example\.com\?subject=Your%20request%20Q-2026-0147%3A%20Tower%20%26%20Park&body=/,
    );
    expect(bodyOf(href)).toContain("- 2 × Air Cooled Screw Chiller 1 (On the roof, 400 V)\r\n- 2 × Air");
  });

  test("of a long list holds what such a link can hold, and says how many are missing", () => {
    const href = enquiryReplyHref(enquirer(50), "Nile");
    expect(href.length).toBeLessThanOrEqual(1900);
    const listed = bodyOf(href).match(/^- 2 ×/gm)?.length ?? 0;
    expect(listed).toBeGreaterThan(5);
    expect(bodyOf(href)).toContain(`- and ${50 - listed} more, as on your list`);
  });

  test("to a message from the contact form is as it was", () => {
    const href = enquiryReplyHref({ ...enquirer(0), reference: "M-2026-0147", product_name: "Fan" }, "Nile");
    expect(href).toContain("subject=Your%20enquiry%20M-2026-0147%20about%20Fan");
  });
});

test("an enquiry is summed up in one line", () => {
  const lines = [{ product_name: "Fan", quantity: 2, note: null }];
  expect(enquirySummary({ lines, message: "As soon\nas you can" })).toBe("2 × Fan — As soon as you can");
  expect(enquirySummary({ lines: [], message: "Hello" })).toBe("Hello");
});

test("a note is neither empty nor too long", () => {
  expect(noteProblem("  ")).toBe("Write the note first");
  expect(noteProblem("x".repeat(4001))).toBe("Use at most 4,000 characters");
  expect(noteProblem("Call them")).toBeNull();
});

test("every status has its name", () => {
  expect(ALL_STATUSES.map((status) => ENQUIRY_STATUSES[status])).toEqual([
    "New",
    "In work",
    "Quoted",
    "Won",
    "Lost",
    "Closed",
  ]);
});
