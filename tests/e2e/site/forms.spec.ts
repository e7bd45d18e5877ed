import type { Page } from "@playwright/test";
import { NEWSLETTER_ANSWERS } from "#domain/enquiries/newsletter.ts";
import { addressIn } from "#domain/languages/languages.ts";
import { CONTACT_TEXTS } from "#texts/contact.ts";
import { shownMessage } from "#texts/messages.ts";
import { newsletterLink } from "../../../functions/lib/newsletter-links.ts";
import { scriptsReady, expect, inEachLanguage, test, type Stack } from "../../support/stories/plantroom.ts";

const SENDER = {
  "First name": "Mona",
  "Last name": "Fahmy",
  Message: "Two chillers for a hospital in Assiut, please.",
};
const field = (page: Page, label: string) => page.locator("#message-form").getByLabel(label);
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
const stored = async ({ secret }: Stack, email: string) =>
  (await secret.from("enquiries").select("*").eq("email", email)).data ?? [];

/** Makes the form look opened five seconds ago: the server treats a form that is sent within three seconds as sent by a bot. */
async function openedAWhileAgo(page: Page): Promise<void> {
  await page.locator("[data-opened-at]").evaluateAll((inputs) => {
    for (const input of inputs as HTMLInputElement[]) input.value = String(Date.now() - 5000);
  });
}

// All stories count together against the limit of five enquiries per sender.
test.beforeEach(async ({ stack }) => {
  await stack.secret.from("enquiries").delete().neq("email", "");
});

test("an enquiry about a product reaches the database with all its fields", async ({ page, stack }) => {
  await page.goto("/products/air-handling-unit");
  await page.getByRole("link", { name: "Request Quote" }).click();
  await expect(page).toHaveURL(/\/contact\?product=air-handling-unit$/);
  await expect(page.locator("#message-form").getByText("About: Air Handling Unit")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue(/^I would like a quotation for: Air Handling Unit/);

  for (const [label, text] of Object.entries(SENDER)) await field(page, label).fill(text);
  await field(page, "Email").fill("mona@story.example");
  await field(page, "Phone").fill("+20 100 555 0100");
  await field(page, "Company").fill("Nile Hospitals");
  await field(page, "Project type").selectOption({ label: "Healthcare" });
  await field(page, "Budget").selectOption({ label: "1 to 5 million EGP" });
  await field(page, "Timeline").selectOption({ label: "Within 3 months" });
  await openedAWhileAgo(page);
  await send(page);
  await expect(page.getByText(/^Thank you\. Your (?:message M|request Q)-\d{4}-\d{4,} has arrived/)).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  const { data: product } = await stack.secret.from("products").select("id").eq("slug", "air-handling-unit").single();
  expect(await stored(stack, "mona@story.example")).toMatchObject([
    {
      first_name: "Mona",
      last_name: "Fahmy",
      phone: "+20 100 555 0100",
      company: "Nile Hospitals",
      project_type: "healthcare",
      budget: "1m-5m",
      timeline: "short",
      message: SENDER.Message,
      product_id: product?.id,
      page: "/products/air-handling-unit",
    },
  ]);
});

test("a message sent after an enquiry about a product is not about that product", async ({ page, stack }) => {
  await page.goto("/contact?product=air-handling-unit");
  for (const email of ["about@story.example", "unrelated@story.example"]) {
    const about = email.startsWith("about");
    await expect(page.getByText("About: Air Handling Unit")).toBeVisible({ visible: about });
    for (const [label, text] of Object.entries(SENDER)) await field(page, label).fill(text);
    await field(page, "Email").fill(email);
    await openedAWhileAgo(page);
    await send(page);
    await expect(field(page, "First name")).toHaveValue("");
    const product = about ? { product_name: "Air Handling Unit" } : { product_name: null, page: "/contact" };
    expect(await stored(stack, email)).toMatchObject([product]);
  }
  await expect(page).toHaveURL(/\/contact$/);

  await page.goto("/contact?product=no-such", { waitUntil: "networkidle" });
  await expect(page.getByText("About:")).toBeHidden();
});

/** What the form says in the language of the story. */
const fields = () => CONTACT_TEXTS.fields;
const sender = () => ({
  [fields().firstName]: "Mona",
  [fields().lastName]: "Fahmy",
  [fields().message]: SENDER.Message,
});
const wrongEmail = () => shownMessage("Enter an email address such as name@company.com");
const submit = (page: Page) => page.getByRole("button", { name: CONTACT_TEXTS.send });
const mail = (page: Page) => field(page, fields().email);

inEachLanguage((language) => {
  test("an error is shown at its field and loses nothing typed", async ({ open, page, stack }) => {
    await open("/contact");
    // Before the scripts are there, the browser itself says what is missing.
    await scriptsReady(page);
    const values = (label: string) =>
      field(page, label)
        .locator("option")
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(await values(fields().projectType)).toEqual([
      "none",
      "hospitality",
      "healthcare",
      "pharmaceutical",
      "business",
      "food-beverage",
      "commercial",
      "other",
    ]);
    expect(await values(fields().budget)).toEqual(["none", "under-100k", "100k-500k", "500k-1m", "1m-5m", "over-5m"]);
    expect(await values(fields().timeline)).toEqual(["none", "immediate", "short", "medium", "long", "planning"]);

    await submit(page).click();
    for (const text of ["first name", "last name", "email address", "message"])
      await expect(page.getByText(shownMessage(`Enter your ${text}`), { exact: true })).toBeVisible();
    await expect(field(page, fields().firstName)).toBeFocused();
    for (const [label, text] of Object.entries(sender())) await field(page, label).fill(text);
    // The browser itself accepts this as an address.
    await mail(page).fill("mona@company");
    await submit(page).click();
    await expect(mail(page)).toBeFocused();
    await expect(mail(page)).toHaveAccessibleDescription(wrongEmail());
    await expect(page.getByText(shownMessage("Enter your first name"))).toBeHidden();
    const email = `kept-${language}@story.example`;
    await mail(page).fill(email);

    // As fast as a browser fills it in: it is sent when a person could have done that.
    await page
      .locator("#message-form [data-opened-at]")
      .evaluate((input) => ((input as HTMLInputElement).value = String(Date.now())));
    await page.route("**/api/enquiry", (route) => route.fulfill({ status: 502, body: "" }));
    await submit(page).click();
    await expect(page.getByText(CONTACT_TEXTS.failed)).toBeVisible();
    await expect(field(page, fields().message)).toHaveValue(SENDER.Message);
    expect(await stored(stack, email)).toEqual([]);
    await page.unroute("**/api/enquiry");
    await submit(page).click();
    const thanks = page.locator("#message-form [data-kind=good]");
    await expect(thanks).toContainText(/[MQ]-\d{4}-\d{4,}/);
    const number = /[MQ]-\d{4}-\d{4,}/.exec((await thanks.textContent()) ?? "")?.[0] ?? "";
    await expect(thanks).toHaveText(
      shownMessage(`Thank you. Your message ${number} has arrived, and an engineer will answer it.`),
    );
    expect(await stored(stack, email)).toMatchObject([{ page: addressIn(language, "/contact") }]);
  });
});

test("a bot fills the field nobody sees; after too many messages, the visitor is asked to call", async ({
  page,
  stack,
}) => {
  const { data: phones } = await stack.secret.from("settings").select("value").eq("key", "phones").single();
  await page.goto("/contact");
  for (const [label, text] of Object.entries(SENDER)) await field(page, label).fill(text);
  await field(page, "Email").fill("machine@story.example");
  await openedAWhileAgo(page);
  const trap = page.locator('#message-form [name="website"]');
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((input) => ((input as HTMLInputElement).value = "https://spam.example"));
  await send(page);
  await expect(page.locator("#message-form [data-kind=bad]")).toBeVisible();
  expect(await stored(stack, "machine@story.example")).toEqual([]);

  await trap.evaluate((input) => ((input as HTMLInputElement).value = ""));
  // Everybody on this machine has the same network address, so that all of them together may send 60 in ten minutes.
  const flood = {
    first_name: "Flood",
    last_name: "Flood",
    email: "machine@story.example",
    message: "Flood",
    page: "/contact",
  };
  await stack.secret
    .from("enquiries")
    .insert(Array.from({ length: 60 }, (_, n) => ({ ...flood, reference: `M-2000-${1000 + n}` })));
  await send(page);
  await expect(
    page.getByText(`Please call us on ${(phones?.value as { number: string }[])[0]?.number}`, { exact: false }),
  ).toBeVisible();
  await expect(field(page, "Message")).toHaveValue(SENDER.Message);
  await stack.secret.from("enquiries").delete().eq("email", flood.email);
});

test("the newsletter box of the footer", async ({ page, stack }) => {
  await page.goto("/services");
  await scriptsReady(page);
  const box = page.getByRole("contentinfo").getByLabel("Newsletter");
  await box.fill("reader");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("contentinfo").getByRole("status")).not.toBeEmpty();
  await expect(box).toHaveValue("reader");
  await box.fill("Reader@Story.example");
  await openedAWhileAgo(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  // The stack of the stories has no mail server.
  await expect(page.getByText(NEWSLETTER_ANSWERS.unconfirmed)).toBeVisible();
  const { data } = await stack.secret.from("subscribers").select("confirmed_at").eq("email", "reader@story.example");
  expect(data).toEqual([{ confirmed_at: null }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link confirms a newsletter address by its button, another ends the subscription", async ({ page, stack }) => {
    const email = "confirming@story.example";
    const { data } = await stack.secret.from("subscribers").insert({ email }).select("id").single();
    const open = async (purpose: "confirm" | "unsubscribe") =>
      page.goto(await newsletterLink(purpose, data?.id ?? "", stack.env.LINK_SECRET));
    const confirmed = async () =>
      (await stack.secret.from("subscribers").select("confirmed_at").eq("email", email).maybeSingle()).data;
    await open("confirm");
    // A program that looks through mails opens the link, too.
    expect(await confirmed()).toEqual({ confirmed_at: null });
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are subscribed" })).toBeVisible();
    expect((await confirmed())?.confirmed_at).not.toBeNull();
    await open("unsubscribe");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
    expect(await confirmed()).toBeNull();
    await open("confirm");
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "This link cannot be used" })).toBeVisible();
  });

  test("the form is an ordinary POST: an error is shown, Back keeps what was typed, then it arrives", async ({
    page,
    stack,
  }) => {
    await page.goto("/products/air-handling-unit");
    await page.getByRole("link", { name: "Request Quote" }).click();
    for (const [label, text] of Object.entries(SENDER)) await field(page, label).fill(text);
    await field(page, "Email").fill("plain@story");
    await send(page);
    await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
    await expect(page.getByText("Enter an email address such as name@company.com")).toBeVisible();
    await page.goBack();
    await expect(field(page, "Message")).toHaveValue(SENDER.Message);
    await field(page, "Email").fill("plain@story.example");
    await send(page);
    // A page without scripts cannot say when the form was opened: until three seconds have passed it is asked again.
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await expect(async () => {
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await stored(stack, "plain@story.example")).toMatchObject([
      { product_name: "Air Handling Unit", page: "/contact" },
    ]);
  });
});
