/*
 * Forms are plain POSTs that work by themselves. With JavaScript they are checked and sent in place: what was typed stays
 * until it has arrived, faults stand at their fields, the focus never gets lost. `data-enhanced` names the schema. The
 * answer is JSON: {message?, errors?: {field: text}}.
 */

type Faults = Record<string, string>;
type Answer = { message?: string; errors?: Faults };

const loadSchemas = () => import("./form-schemas.ts");

/** Shows or clears the fault of a field, in the element that the field is described by. */
function mark(form: HTMLFormElement, field: HTMLElement, name: string, message: string): void {
  const place = form.querySelector<HTMLElement>(`[data-error-for="${name}"]`);
  if (message) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  if (place) place.textContent = message;
}

function say(form: HTMLFormElement, text: string, kind: "good" | "bad" | "busy"): void {
  const status = form.querySelector<HTMLElement>("[data-form-status]");
  if (!status) return;
  status.textContent = text;
  status.dataset["kind"] = kind;
}

/** What the form's schema refuses. Nothing where it cannot be loaded: the server checks the same. */
async function faultsOf(form: HTMLFormElement): Promise<Faults> {
  try {
    const { faultsIn } = await loadSchemas();
    return faultsIn(form.dataset["enhanced"] ?? "", Object.fromEntries(new FormData(form)));
  } catch (error) {
    console.error(error);
    return {};
  }
}

/** Marks the fields that are at fault, clears the others and moves the focus to the first fault. */
function showFaults(form: HTMLFormElement, faults: Faults): void {
  let first: HTMLElement | undefined;
  for (const field of form.elements) {
    const name = field.getAttribute("name");
    if (!name || !(field instanceof HTMLElement)) continue;
    const fault = faults[name] ?? "";
    mark(form, field, name, fault);
    if (!fault || first) continue;
    first = field;
    // A form without places beside its fields has one line for all that is said.
    if (!form.querySelector(`[data-error-for="${name}"]`)) say(form, fault, "bad");
  }
  first?.focus();
}

async function send(form: HTMLFormElement): Promise<void> {
  const faults = await faultsOf(form);
  showFaults(form, faults);
  if (Object.keys(faults).length > 0) return;
  const failure = form.dataset["failure"] ?? "";
  say(form, "Sending…", "busy");
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      headers: { Accept: "application/json" },
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    say(
      form,
      response.ok ? (answer.message ?? form.dataset["success"] ?? "") : (answer.message ?? failure),
      response.ok ? "good" : "bad",
    );
    if (response.ok) {
      form.reset();
      opened(form);
    } else if (answer.errors) {
      showFaults(form, answer.errors);
    }
  } catch (error) {
    console.error(error);
    say(form, failure, "bad");
  }
}

function opened(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[data-opened-at]");
  if (field) field.value = String(Date.now());
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-enhanced]")) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  form.noValidate = true;
  opened(form);
  form.addEventListener("focusin", () => void loadSchemas().catch(() => undefined), { once: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Not `disabled` while it is under way: a disabled button loses the focus.
    if (button?.ariaDisabled === "true") return;
    if (button) button.ariaDisabled = "true";
    void send(form).finally(() => {
      if (button) button.ariaDisabled = null;
    });
  });
  form.addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    if (!field.hasAttribute("aria-invalid")) return;
    void faultsOf(form).then((faults) => {
      if (!faults[field.name]) mark(form, field, field.name, "");
    });
  });
}
