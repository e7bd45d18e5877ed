/**
 * Call before an entry is removed from a list: moves the focus to the same button of a neighbour, or to the first field of the
 * section.
 */
export function focusBeside(button: HTMLButtonElement): void {
  const entry = button.closest("li");
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const place = [...(entry?.querySelectorAll("button") ?? [])].indexOf(button);
  const next = neighbour?.querySelectorAll("button")[place] ?? button.closest("section")?.querySelector("input");
  next?.focus();
}
