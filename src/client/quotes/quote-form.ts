import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import { quoteList } from "../lists/lists-store.ts";
import { $sentRequest } from "./sent-request.ts";

/*
 * The form below the quote list: shown as long as the list has products, sends them along, and keeps what was typed until
 * it has arrived, over a reload too. The page's own script (enhanced-forms.ts) checks and sends it.
 */

const KEPT = "quote-form";
const section = document.querySelector<HTMLElement>("[data-quote-form]");
const form = section?.querySelector("form");

/** What the visitor typed, without the fields that the page fills in. */
const typedIn = (fields: HTMLFormElement) =>
  [...fields.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.type !== "hidden" &&
      field.name !== "website",
  );

function keep(fields: HTMLFormElement): void {
  const typed = Object.fromEntries(typedIn(fields).map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(typed));
  } catch {
    // Storage is full or forbidden: what was typed stays in the fields.
  }
}

function restore(fields: HTMLFormElement): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
    for (const field of typedIn(fields)) {
      const value = typed[field.name];
      if (typeof value === "string" && field.value === "") field.value = value;
    }
  } catch (error) {
    console.error(error);
  }
}

if (section && form) {
  const setHidden = (name: string, value: string): void => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  restore(form);
  quoteList.$entries.subscribe((lines) => {
    section.hidden = lines.length === 0;
    setHidden("lines", JSON.stringify(lines));
    // Changed content is a new request, so it needs a new idempotency key (enhanced-forms.ts).
    setHidden("submission", "");
  });
  form.addEventListener("input", () => keep(form));
  let sent: readonly QuoteLine[] = [];
  form.addEventListener("submit", () => (sent = quoteList.$entries.get()));
  const forgetSent = (): void => {
    sessionStorage.removeItem(KEPT);
    form.querySelector("[data-form-status]")?.replaceChildren();
    // What was added while the request was under way has not been sent.
    quoteList.$entries.set(quoteList.$entries.get().filter(({ slug }) => !sent.some((line) => line.slug === slug)));
  };
  form.addEventListener("stored", (event) => {
    const { reference } = (event as CustomEvent<{ reference?: string }>).detail;
    $sentRequest.set({ reference: reference ?? "", sentAt: new Date().toISOString(), lines: [...sent] });
    forgetSent();
  });
  // Without a connection the device keeps the request and sends it later.
  form.addEventListener("kept", forgetSent);
  const deadline = form.elements.namedItem("deadline");
  // The Swedish locale formats dates as YYYY-MM-DD, which a date field needs.
  if (deadline instanceof HTMLInputElement) deadline.min = new Date().toLocaleDateString("sv");
}
