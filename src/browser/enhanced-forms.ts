/*
 * Forms work without JavaScript as plain POSTs. With it they are checked and sent without leaving the page: fields keep
 * their text until the server has stored it, errors appear at their fields, and the focus is never lost. `data-enhanced`
 * names the schema. The server answers with JSON: {message?, errors?: {field: text}}. After a success the form sends the
 * event 'stored', whose detail is the answer.
 */

type FieldErrors = Record<string, string>;
type Answer = { message?: string; errors?: FieldErrors };

const loadSchemas = () => import("./form-schemas.ts");

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
    return fieldErrorsOf(form.dataset["enhanced"] ?? "", Object.fromEntries(new FormData(form)));
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
  showStatus(form, "Sending…", "busy");
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: withSentAt(new FormData(form)),
      headers: { Accept: "application/json" },
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    showStatus(
      form,
      response.ok ? (answer.message ?? form.dataset["success"] ?? "") : (answer.message ?? failure),
      response.ok ? "good" : "bad",
    );
    if (response.ok) {
      form.reset();
      setOpenedAt(form, clock());
      form.dispatchEvent(new CustomEvent("stored", { detail: answer }));
    } else if (answer.errors) {
      showFieldErrors(form, answer.errors);
    }
  } catch (error) {
    console.error(error);
    showStatus(form, failure, "bad");
  }
}

/** The time of the browser, which within a page never goes back and need not be that of the server. */
const clock = (sinceOpened = performance.now()): string => String(Math.round(performance.timeOrigin + sinceOpened));

/** Adds when the form was sent: by the time since it was opened the server tells people from bots. */
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
  // With the page, which somebody may have filled in before this script was there.
  setOpenedAt(form, clock(0));
  form.addEventListener("focusin", () => void loadSchemas().catch(() => undefined), { once: true });
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
    const field = target as HTMLInputElement;
    if (!field.hasAttribute("aria-invalid")) return;
    void findErrors(form).then((errors) => {
      if (!errors[field.name]) showFieldError(form, field, field.name, "");
    });
  });
}
