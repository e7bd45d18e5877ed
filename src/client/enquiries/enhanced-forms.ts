import type { FormAnswer } from "#domain/enquiries/waiting-enquiry.ts";
import { hexOf } from "#domain/text/hash.ts";
import { ENQUIRY_TEXTS } from "#texts/enquiries.ts";
import { canKeepMessages, filesOf } from "./waiting-enquiries.ts";

/*
 * Forms work without JavaScript as plain POSTs. With it they are checked and sent without leaving the page: fields keep
 * their text until the server has stored it, errors appear at their fields, and the focus is never lost. `data-enhanced`
 * names the schema. The server answers with JSON: {message?, errors?: {field: text}}. After a success the form sends the
 * event 'stored', whose detail is the answer. A form with the field `submission` also works without a connection: the device
 * keeps what was written, the form sends the event 'kept', and the server stores it once (waiting-messages.ts).
 */

type FieldErrors = Record<string, string>;
type Answer = FormAnswer;

const loadSchemas = () => import("./form-schemas.ts");
const loadMessages = () => import("./waiting-messages.ts");

/** Shows or clears the error of a field, in the element that describes the field. */
function showFieldError(form: HTMLFormElement, field: HTMLElement, name: string, message: string): void {
  const place = form.querySelector<HTMLElement>(`[data-error-for="${name}"]`);
  if (message) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  if (place) place.textContent = message;
}

function showStatus(form: HTMLFormElement, text: string, kind: "good" | "bad" | "busy"): void {
  const status = form.querySelector<HTMLElement>("[data-form-status]");
  if (!status) return;
  status.textContent = text;
  status.dataset["kind"] = kind;
}

/** The errors that the form's schema finds. None if the schema cannot be loaded: the server checks the same. */
async function findErrors(form: HTMLFormElement): Promise<FieldErrors> {
  try {
    const { fieldErrorsOf } = await loadSchemas();
    return await fieldErrorsOf(form.dataset["enhanced"] ?? "", new FormData(form));
  } catch (error) {
    console.error(error);
    return {};
  }
}

/** Shows the errors at their fields, clears the other fields and moves the focus to the first error. */
function showFieldErrors(form: HTMLFormElement, errors: FieldErrors): void {
  let first: HTMLElement | undefined;
  for (const field of form.elements) {
    const name = field.getAttribute("name");
    if (!name || !(field instanceof HTMLElement)) continue;
    const error = errors[name] ?? "";
    showFieldError(form, field, name, error);
    if (!error || first) continue;
    first = field;
    // A form without places for errors at its fields shows the error in its status line.
    if (!form.querySelector(`[data-error-for="${name}"]`)) showStatus(form, error, "bad");
  }
  first?.focus();
}

async function send(form: HTMLFormElement): Promise<void> {
  const errors = await findErrors(form);
  showFieldErrors(form, errors);
  if (Object.keys(errors).length > 0) return;
  const failure = form.dataset["failure"] ?? "";
  showStatus(form, ENQUIRY_TEXTS.sending, "busy");
  const submission = submissionOf(form);
  if (submission?.value === "") submission.value = newId();
  await untilFilledIn(form);
  const fields = withSentAt(new FormData(form));
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: fields,
      headers: { Accept: "application/json" },
    });
    const answer = await inPageLanguage((await response.json().catch(() => ({}))) as Answer);
    showStatus(
      form,
      response.ok ? (answer.message ?? form.dataset["success"] ?? "") : (answer.message ?? failure),
      response.ok ? "good" : "bad",
    );
    if (response.ok) {
      clear(form);
      form.dispatchEvent(new CustomEvent("stored", { detail: answer }));
    } else if (answer.errors) {
      showFieldErrors(form, answer.errors);
    }
  } catch (error) {
    console.error(error);
    if (submission && (await keepForLater(form, fields, submission.value))) return;
    showStatus(form, failure, "bad");
  }
}

/** The answer of the server, which is in English, in the language of the page. */
const inPageLanguage = (answer: Answer): Promise<Answer> =>
  loadSchemas().then(
    ({ shownAnswer }) => shownAnswer(answer),
    () => answer,
  );

/** Idempotency key of the message: created when it is sent, cleared when it is edited. */
function submissionOf(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem("submission");
  return field instanceof HTMLInputElement ? field : null;
}

/** Makes the form ready for another message. Hidden fields keep their values in a reset. */
function clear(form: HTMLFormElement): void {
  form.reset();
  setOpenedAt(form, clock());
  const submission = submissionOf(form);
  if (submission) submission.value = "";
}

/** The server was not reached: the device keeps the message and sends it later. False if it cannot. */
async function keepForLater(form: HTMLFormElement, sent: FormData, id: string): Promise<boolean> {
  if (!canKeepMessages()) return false;
  try {
    const { keepMessage, showWaiting } = await loadMessages();
    const fields: Record<string, string> = {};
    for (const [name, value] of sent) if (typeof value === "string") fields[name] = value;
    const files = filesOf(sent);
    await keepMessage(
      {
        id,
        form: (fields["lines"] ?? "[]") === "[]" ? "enquiry" : "quote",
        address: new URL(form.action).pathname,
        fields,
        files: files.map(({ name }) => name),
        writtenAt: new Date().toISOString(),
        state: "waiting",
      },
      files,
    );
    clear(form);
    showStatus(form, "", "good");
    form.dispatchEvent(new CustomEvent("kept"));
    await showWaiting();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** The time by the browser's clock, which never goes back within a page but may differ from the server's. */
const clock = (sinceOpened = performance.now()): string => String(Math.round(performance.timeOrigin + sinceOpened));

/** Waits until the form has been open for as long as a person needs: the server refuses what is sent sooner, as bots do. */
async function untilFilledIn(form: HTMLFormElement): Promise<void> {
  const opened = form.querySelector<HTMLInputElement>("[data-opened-at]")?.value;
  const least = await loadSchemas().then(
    ({ MINIMUM_FILL_MS }) => MINIMUM_FILL_MS,
    () => 0,
  );
  const rest = opened ? Number(opened) + least - Number(clock()) : 0;
  if (rest > 0) await new Promise((go) => setTimeout(go, rest));
}

/** Adds the time of sending: the server recognises bots by the short time since the form was opened. */
function withSentAt(fields: FormData): FormData {
  fields.set("sentAt", clock());
  return fields;
}

/** Notes when the form was opened. */
function setOpenedAt(form: HTMLFormElement, time: string): void {
  const field = form.querySelector<HTMLInputElement>("[data-opened-at]");
  if (field) field.value = time;
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-enhanced]")) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  form.noValidate = true;
  // Counts from when the page was opened: somebody may have typed before this script ran.
  setOpenedAt(form, clock(0));
  const submission = submissionOf(form);
  // Loaded early, in case the connection is lost while somebody is writing.
  const loadParts = () => Promise.all([loadSchemas(), ...(submission ? [loadMessages()] : [])]);
  form.addEventListener("focusin", () => void loadParts().catch(() => undefined), { once: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Not `disabled` while sending: a disabled button loses the focus.
    if (button?.ariaDisabled === "true") return;
    if (button) button.ariaDisabled = "true";
    void send(form).finally(() => {
      if (button) button.ariaDisabled = null;
    });
  });
  form.addEventListener("input", ({ target }) => {
    if (submission) submission.value = "";
    const field = target as HTMLInputElement;
    if (!field.hasAttribute("aria-invalid")) return;
    void findErrors(form).then((errors) => {
      if (!errors[field.name]) showFieldError(form, field, field.name, "");
    });
  });
}

/** A random id. Works on http addresses too, where browsers have no randomUUID. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
