/*
 * Forms are plain POSTs that work by themselves. With JavaScript they are sent in place: what was typed stays until it
 * has arrived, faults stand at their fields. The answer is JSON: {message?, errors?: {field: text}}.
 */

type Answer = { message?: string; errors?: Record<string, string> };

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && "validationMessage" in field ? (field as HTMLInputElement) : null;
}

/** Shows or clears the fault of a field, in the element that the field is described by. */
function mark(form: HTMLFormElement, name: string, message: string): void {
  const field = fieldOf(form, name);
  const place = form.querySelector<HTMLElement>(`[data-error-for="${name}"]`);
  if (message) field?.setAttribute("aria-invalid", "true");
  else field?.removeAttribute("aria-invalid");
  if (place) place.textContent = message;
}

function say(form: HTMLFormElement, text: string, kind: "good" | "bad" | "busy"): void {
  const status = form.querySelector<HTMLElement>("[data-form-status]");
  if (!status) return;
  status.textContent = text;
  status.dataset["kind"] = kind;
}

/** The message of the first fault of a field: the form's own words where it has them, else the browser's. */
function faultOf(field: HTMLInputElement): string {
  if (field.validity.valid) return "";
  if (field.validity.valueMissing) return field.dataset["missing"] ?? field.validationMessage;
  return field.dataset["invalid"] ?? field.validationMessage;
}

function check(form: HTMLFormElement): boolean {
  let first: HTMLInputElement | undefined;
  for (const field of form.elements) {
    if (!("validity" in field) || !("name" in field)) continue;
    const input = field as HTMLInputElement;
    const fault = faultOf(input);
    mark(form, input.name, fault);
    if (fault) first ??= input;
  }
  if (first && !form.querySelector(`[data-error-for="${first.name}"]`)) say(form, faultOf(first), "bad");
  first?.focus();
  return !first;
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const failure = form.dataset["failure"] ?? "";
  if (button) button.disabled = true;
  say(form, "Sending…", "busy");
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      headers: { Accept: "application/json" },
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    for (const [name, text] of Object.entries(answer.errors ?? {})) mark(form, name, text);
    if (response.ok) {
      form.reset();
      opened(form);
      say(form, answer.message ?? form.dataset["success"] ?? "", "good");
    } else {
      say(form, answer.message ?? failure, "bad");
    }
  } catch (error) {
    console.error(error);
    say(form, failure, "bad");
  } finally {
    if (button) button.disabled = false;
  }
}

function opened(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[data-opened-at]");
  if (field) field.value = String(Date.now());
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-enhanced]")) {
  form.noValidate = true;
  opened(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (check(form)) void send(form);
  });
  form.addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.getAttribute("aria-invalid") && !faultOf(field)) mark(form, field.name, "");
  });
}
