import { describe, expect, test } from "vitest";
import {
  ENQUIRY_LIMITS,
  enquirySchema,
  fieldErrors,
  replyHref,
  REQUIRED_MESSAGES,
  subscriptionSchema,
} from "#domain/enquiries/enquiry.ts";

const sender = {
  reference: "M-2026-0147",
  first_name: "Mona",
  last_name: "Adel",
  email: "mona@example.com",
  product_name: null,
};

test("a reply greets by name and says which product was asked about", () => {
  const href = replyHref({ ...sender, product_name: "Chiller & Pump 5%" }, "Nile MEP");
  expect(href.startsWith("mailto:mona@example.com?subject=")).toBe(true);
  const mail = new URLSearchParams(href.slice(href.indexOf("?")));
  expect(mail.get("subject")).toBe("Your enquiry M-2026-0147 about Chiller & Pump 5%");
  expect(mail.get("body")).toMatch(
    /^Dear Mona Adel,\r\n\r\nThank you for your enquiry about Chiller & Pump 5%\.[^]*Nile MEP$/,
  );
  expect(new URLSearchParams(replyHref(sender, "Nile MEP").split("?")[1]).get("subject")).toBe(
    "Your enquiry M-2026-0147",
  );
});

test("an email address cannot add recipients to the reply", () => {
  const href = replyHref({ ...sender, email: "a?bcc=boss&cc=b@example.com" }, "Nile MEP");
  expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
});

describe("what a form sends", () => {
  const filled = { firstName: " Mona ", lastName: "Adel", email: "mona@example.com", message: "Two chillers" };
  const faults = (fields: unknown) => fieldErrors(enquirySchema.safeParse(fields).error ?? { issues: [] });

  test("blank optional fields and open choices become null", () => {
    expect(enquirySchema.parse({ ...filled, phone: "٠١٠٠ ٥٥٥" }).phone).toBe("0100 555");
    const sent = { ...filled, phone: " ", projectType: "none", budget: "", timeline: "short" };
    expect(enquirySchema.parse(sent)).toEqual({
      ...{ ...filled, firstName: "Mona", phone: null, company: null },
      ...{ projectType: null, budget: null, timeline: "short", files: [], submission: null },
    });
    expect(subscriptionSchema.parse({ email: " Mona@Example.com " })).toEqual({ email: "mona@example.com" });
  });

  test("a missing field gives the same message as an empty one, in the order of the form", () => {
    const asked = {
      firstName: "Enter your first name",
      lastName: "Enter your last name",
      email: "Enter your email address",
      message: "Enter your message",
    };
    expect(faults({})).toEqual(asked);
    expect(Object.keys(faults({}))).toEqual(Object.keys(asked));
    expect(faults({ firstName: " ", lastName: 5, email: "", message: null })).toEqual(asked);
    // What the page marks as required is what is asked for.
    expect(REQUIRED_MESSAGES).toEqual(asked);
  });

  test.each(Object.entries(ENQUIRY_LIMITS))("%s may have %i characters and no more", (name, limit) => {
    const text = (length: number) => "a@a.eg".padStart(length, "a");
    expect(faults({ ...filled, [name]: text(limit) })).toEqual({});
    const message = `Use at most ${limit.toLocaleString("en-US")} characters`;
    expect(faults({ ...filled, [name]: text(limit + 1) })).toEqual({ [name]: message });
  });

  test.each([
    ["email", "abc", "Enter an email address such as name@company.com"],
    ["email", "mona@company", "Enter an email address such as name@company.com"],
    ["phone", 5, "Enter a text"],
    ["projectType", "castle", "Choose a project type from the list"],
    ["budget", 5, "Choose a budget from the list"],
  ])("%s of %.12j: %s", (field, value, message) =>
    expect(faults({ ...filled, [field]: value })).toEqual({ [field]: message }),
  );
});
