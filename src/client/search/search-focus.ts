/* Where the focus is in the search dialog. */

/** The arrow keys move through the field and the results; typing on a result continues in the field. */
export function moveByKeys(event: KeyboardEvent, input: HTMLInputElement, body: HTMLElement): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  // Tab reaches the buttons of a result; the arrow keys treat them as the result itself.
  const steps = [
    input,
    ...[...body.querySelectorAll<HTMLElement>("a[href], button:not([aria-pressed])")].filter(
      (link) => link.offsetParent !== null,
    ),
  ];
  const at = steps.indexOf(
    target.hasAttribute("aria-pressed") ? (target.closest("li")?.querySelector("a") ?? target) : target,
  );
  if (at === -1) return;
  if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    steps[Math.min(steps.length - 1, Math.max(0, at + (key === "ArrowDown" ? 1 : -1)))]?.focus();
  } else if (target !== input && key.length === 1 && key !== " ") {
    input.focus();
  }
}

/** Runs `change`, and keeps the focus on the same result; moves it to the field if that result is gone. */
export function keepFocus(results: HTMLElement, input: HTMLInputElement, change: () => void): void {
  const focused = results.contains(document.activeElement) ? document.activeElement : null;
  const address = focused?.closest("li")?.querySelector("a")?.getAttribute("href");
  const list = focused instanceof HTMLButtonElement && "compare" in focused.dataset ? "compare" : "quote";
  change();
  if (!focused) return;
  const again = [...results.querySelectorAll("a")].find((link) => link.getAttribute("href") === address);
  const button =
    focused.matches("[aria-pressed]") && again?.closest("li")?.querySelector<HTMLElement>(`[data-${list}]`);
  (button || again || input).focus();
}
