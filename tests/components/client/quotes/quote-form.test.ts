import { beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { quoteList } from "#client/lists/lists-store.ts";
import { keepInThisFile } from "../../../support/own-storage.ts";

keepInThisFile();

const DEADLINE = "deadline";
const posted = vi.fn();

/** The form as its page has it (ContactForm.astro), and its two scripts, which begin when they are loaded. */
beforeAll(async () => {
  quoteList.$entries.set([{ slug: "chiller", name: "The chiller", quantity: 2, note: "" }]);
  const field = (name: string, value = "", type = "text") => `
    <label for="${name}">${name}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" aria-describedby="error-${name}" />
    <span id="error-${name}" data-error-for="${name}"></span>`;
  document.body.innerHTML = `
    <form id="message-form" action="/api/enquiry" method="post" data-enhanced="enquiry" data-failure="It failed.">
      <section data-request-list hidden><ul></ul></section>
      ${field("firstName", "Mona")} ${field("lastName", "Said")} ${field("email", "mona@plant.example", "email")}
      ${field(DEADLINE, "", "date")}
      <input type="hidden" name="lines" value="[]" /> <input type="hidden" name="submission" value="" />
      <button type="submit" data-request-label="Request Quote">Send Message</button> <p data-form-status role="status"></p>
    </form>`;
  vi.stubGlobal("fetch", async (...request: unknown[]) => {
    posted(...request);
    return Response.json({ message: "Thank you." });
  });
  await import("#client/quotes/quote-form.ts");
  await import("#client/enquiries/enhanced-forms.ts");
});

test("a day that is over is refused at its field before anything is sent, and a later one taken", async () => {
  const deadline = page.getByLabelText(DEADLINE, { exact: true });
  const send = page.getByRole("button", { name: "Request Quote" });
  await deadline.fill("2020-01-31");
  await send.click();
  await expect.element(deadline).toHaveAccessibleDescription("Choose a day that is not over yet");
  await expect.element(deadline).toHaveAttribute("aria-invalid", "true");
  await expect.element(deadline).toHaveFocus();
  // What the calendar of the browser offers begins today.
  const today = new Date().toLocaleDateString("sv");
  await expect.element(deadline).toHaveAttribute("min", today);
  expect(posted).not.toHaveBeenCalled();

  await deadline.fill(today);
  await expect.element(deadline).not.toHaveAttribute("aria-invalid");
  await send.click();
  await expect.poll(() => posted.mock.calls.length).toBe(1);
  const [, { body }] = posted.mock.calls[0] as [string, { body: FormData }];
  expect(body.get(DEADLINE)).toBe(today);
});
