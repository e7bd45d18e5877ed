import { expect, test } from "vitest";
import { replyHref } from "#domain/enquiry.ts";

const sender = { first_name: "Mona", last_name: "Adel", email: "mona@example.com", product_name: null };

test("a reply greets by name and says which product was asked about", () => {
  const href = replyHref({ ...sender, product_name: "Chiller & Pump 5%" }, "Nile MEP");
  expect(href.startsWith("mailto:mona@example.com?subject=")).toBe(true);
  const mail = new URLSearchParams(href.slice(href.indexOf("?")));
  expect(mail.get("subject")).toBe("Your enquiry about Chiller & Pump 5%");
  expect(mail.get("body")).toMatch(
    /^Dear Mona Adel,\r\n\r\nThank you for your enquiry about Chiller & Pump 5%\.[^]*Nile MEP$/,
  );
  expect(new URLSearchParams(replyHref(sender, "Nile MEP").split("?")[1]).get("subject")).toBe("Your enquiry");
});

test("an address cannot smuggle further recipients into the reply", () => {
  const href = replyHref({ ...sender, email: "a?bcc=boss&cc=b@example.com" }, "Nile MEP");
  expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
});
