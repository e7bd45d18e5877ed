import { expect, test } from "vitest";
import { enquiryMailSchema } from "#domain/enquiries/enquiry-mail-form.ts";
import { officeMail } from "#domain/enquiries/enquiry-mails.ts";
import { isOverdue } from "#domain/enquiries/enquiry-status.ts";
import { outcomeProblem, requestedModels } from "#domain/enquiries/enquiry-work.ts";

const SITE = "https://plantroom.example";
const ENQUIRY = {
  id: "e1",
  reference: "Q-2026-0147",
  first_name: "Mona",
  last_name: "Fahmy",
  email: "mona@example.com",
  phone: null,
  company: "Nile Hospitals",
  project_name: null,
  deadline: null,
  due_on: "2026-11-26",
  message: "As soon as you can.",
  product_name: null,
  page: "/ar/contact",
  lines: [{ product_name: "Air Cooled Chiller", model: "30XA0252", quantity: 2, note: null }],
  files: [{ name: "plan.pdf" }],
};

test("the mail to the office says who asks for what, by when it is due, and where it is", () => {
  const { subject, text } = officeMail([ENQUIRY], [], SITE);
  expect(subject).toBe("New enquiry from Mona Fahmy (Nile Hospitals): Q-2026-0147");
  expect(text).toBe(`Number: Q-2026-0147
From: Mona Fahmy (Nile Hospitals)
Email: mona@example.com
Language: Arabic
Files: plan.pdf
Answer by: 2026-11-26

2 × Air Cooled Chiller, 30XA0252

As soon as you can.

${SITE}/admin/enquiries/e1
`);
});

test("several are counted, and those that wait too long come after them", () => {
  const late = { ...ENQUIRY, id: "e2", reference: "M-2026-0148" };
  expect(officeMail([ENQUIRY, ENQUIRY], [late], SITE)).toMatchObject({
    subject: "2 new enquiries",
    text: expect.stringMatching(
      /1 enquiry waits for an answer, and the promised day is over:[\s\S]+enquiries\/e2\n$/,
    ) as string,
  });
  expect(officeMail([], [late, late], SITE).subject).toBe("Reminder: 2 enquiries wait for an answer");
});

test.each([
  ["new", "2026-11-24", true],
  ["in_work", "2026-11-24", true],
  ["new", "2026-11-25", false],
  ["quoted", "2026-11-24", false],
  ["lost", "2026-11-24", false],
  ["new", null, false],
] as const)("an enquiry that is %s and due on %s: overdue %s", (status, due_on, overdue) =>
  expect(isOverdue({ status, due_on }, new Date("2026-11-25T12:00:00Z"))).toBe(overdue),
);

test("models are named once; only a loss needs a reason", () => {
  const lines = [{ model: "19XR" }, { model: null }, { model: "30XA" }, { model: "19XR" }];
  expect(requestedModels({ lines, product: null })).toEqual(["19XR", "30XA"]);
  expect(requestedModels({ lines: [], product: { model: "AHU 5" } })).toEqual(["AHU 5"]);
  expect([outcomeProblem("won", " "), outcomeProblem("lost", " "), outcomeProblem("lost", "Price")]).toEqual([
    null,
    "Write why it was lost",
    null,
  ]);
});

test("addresses may be typed on lines or with commas, and a wrong one is named", () => {
  const typed = { delivery: "each", promised_days: "2", confirm_visitors: true };
  expect(
    enquiryMailSchema.parse({ ...typed, addresses: " a@example.com\nb@example.com, c@example.com; " }),
  ).toMatchObject({
    addresses: ["a@example.com", "b@example.com", "c@example.com"],
    promised_days: 2,
  });
  expect(enquiryMailSchema.parse({ ...typed, addresses: "", promised_days: "٣" }).promised_days).toBe(3);
  const wrong = enquiryMailSchema.safeParse({ ...typed, addresses: "a@example.com office", promised_days: "0" });
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    "“office” is not an email address, such as sales@example.com",
    "Enter a number of days from 1 to 60",
  ]);
});
