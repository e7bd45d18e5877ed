import { today } from "#texts/language/day-text.ts";
import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import { nameOf } from "#domain/enquiries/quote-list.ts";
import { quoteList } from "../lists/lists-store.ts";
import { langOf } from "#texts/language/page-language.ts";
import { element } from "../page/create-element.ts";
import { $sentRequest } from "./sent-request.ts";

/*
 * The contact form takes the quote list along, unless the visitor decides otherwise, and keeps what was typed until it has
 * arrived, over a reload too. The form's own script (enhanced-forms.ts) checks and sends it.
 */

const KEPT = "message-form";
const form = document.querySelector<HTMLFormElement>("#message-form");
const section = form?.querySelector<HTMLElement>("[data-request-list]");

/** What the visitor typed, without the fields that the page fills in. */
const typedIn = (fields: HTMLFormElement) =>
  [...fields.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      !["hidden", "file", "checkbox"].includes(field.type) &&
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
      if (typeof value === "string" && (field.value === "" || field instanceof HTMLSelectElement)) field.value = value;
    }
  } catch (error) {
    console.error(error);
  }
}

function startRequest(form: HTMLFormElement, section: HTMLElement): void {
  const withList = section.querySelector<HTMLInputElement>("[data-request-with]");
  const message = form.elements.namedItem("message");
  const setHidden = (name: string, value: string): void => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  /** Shows an element's text for a quote request, or its own text. */
  const named = new Map(
    [...form.querySelectorAll<HTMLElement>("[data-request-title], [data-request-label]")].map((one) => [
      one,
      one.textContent,
    ]),
  );
  const show = (): void => {
    const lines = quoteList.$entries.get();
    const goesAlong = lines.length > 0 && withList?.checked !== false;
    section.hidden = lines.length === 0;
    section.querySelector("ul")?.replaceChildren(
      ...lines.map((line) => {
        const name = nameOf(line);
        return element("li", {}, `${line.quantity} × `, element("bdi", langOf(name), name));
      }),
    );
    const fields = section.querySelector<HTMLElement>("[data-request-fields]");
    if (fields) fields.hidden = !goesAlong;
    if (message instanceof HTMLTextAreaElement) message.required = !goesAlong;
    for (const [one, own] of named)
      one.textContent = goesAlong ? (one.dataset["requestTitle"] ?? one.dataset["requestLabel"] ?? own) : own;
    setHidden("lines", goesAlong ? JSON.stringify(lines) : "[]");
    // Changed content is a new request, so it needs a new idempotency key (enhanced-forms.ts).
    setHidden("submission", "");
  };
  let sent: readonly QuoteLine[] = [];
  const forgetSent = (): void => {
    sessionStorage.removeItem(KEPT);
    // What was added while the request was under way has not been sent.
    quoteList.$entries.set(quoteList.$entries.get().filter(({ slug }) => !sent.some((line) => line.slug === slug)));
    show();
  };
  restore(form);
  quoteList.$entries.subscribe(show);
  withList?.addEventListener("change", show);
  form.addEventListener("input", () => keep(form));
  form.addEventListener("submit", () => (sent = withList?.checked === false ? [] : quoteList.$entries.get()));
  form.addEventListener("stored", (event) => {
    const { reference } = (event as CustomEvent<{ reference?: string }>).detail;
    if (sent.length > 0)
      $sentRequest.set({ reference: reference ?? "", sentAt: new Date().toISOString(), lines: [...sent] });
    forgetSent();
  });
  // Without a connection the device keeps the request and sends it later.
  form.addEventListener("kept", forgetSent);
  const deadline = form.elements.namedItem("deadline");
  // The Swedish locale formats dates as YYYY-MM-DD, which a date field needs.
  if (deadline instanceof HTMLInputElement) deadline.min = today();
}

if (form && section) startRequest(form, section);
