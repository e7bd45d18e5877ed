import type { ClientDirective } from "astro";
import { ISLAND_LIVE, markIsland } from "./island.ts";

/** The window event after a list of the visitor has changed on this page. */
export const LIST_CHANGED = "list-changed";

/*
 * client:interaction hydrates an island at the first of these:
 *
 * - A visitor points at it with a mouse, presses one of its controls or moves the focus into it. Scrolling over it with a
 *   finger does not count.
 * - `at`: at once, if the page has an element for this selector.
 * - `seen`: when it is on the screen, if this media query matches.
 * - `kept`: when the browser's storage under these names changes, on this page (lists.ts) or on another one, or has
 *   changed since this page went into the back/forward cache.
 * - `hash`: when the fragment of the address changes.
 *
 * What was pressed before is repeated by SiteLayout.astro; what was typed or chosen, here.
 */

const USE = ["pointerover", "pointerdown", "focusin", "click", "input"] as const;
const CONTROL = "button, input, select, textarea, label, summary";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

const isUse = (event: Event): boolean =>
  event.type === "focusin" ||
  (event instanceof PointerEvent && event.pointerType === "mouse") ||
  (event.target instanceof Element && event.target.closest(CONTROL) !== null);

/** Sets the value of a field again, behind React's back: React would otherwise see no change and call no handler. */
function repeat(field: Field, value: string | boolean): void {
  if (isToggle(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** What the browser keeps under these names. */
function valuesOf(names: readonly string[]): string {
  try {
    return names.map((name) => localStorage.getItem(name)).join("\n");
  } catch {
    return "";
  }
}

export type InteractionOptions = { at?: string; seen?: string; kept?: readonly string[]; hash?: true };

const interaction: ClientDirective = (load, { value }, island) => {
  const { at, seen, kept = [], hash } = value as unknown as InteractionOptions;
  markIsland(island, "static");
  const early = new Map<Field, string | boolean>();
  const note = ({ target }: Event): void => {
    if (isField(target)) early.set(target, isToggle(target) ? target.checked : target.value);
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void hydrate();
  });
  let hydration: Promise<void> | undefined;
  const hydrate = (): Promise<void> => (hydration ??= start());
  const start = async (): Promise<void> => {
    observer.disconnect();
    for (const kind of USE) island.removeEventListener(kind, listen);
    island.addEventListener("input", note);
    await (
      await load()
    )();
    markIsland(island, "live");
    island.dispatchEvent(new Event(ISLAND_LIVE));
    island.removeEventListener("input", note);
    // React takes over in the next frame.
    if (early.size > 0)
      requestAnimationFrame(() => setTimeout(() => early.forEach((text, field) => repeat(field, text))));
  };
  const listen = (event: Event): void => {
    if (!isUse(event)) return;
    if (event.type === "input") note(event);
    void hydrate();
  };
  if (at && document.querySelector(at)) return void hydrate();
  for (const kind of USE) island.addEventListener(kind, listen);
  const before = valuesOf(kept);
  const look = (): void => {
    if (valuesOf(kept) !== before) void hydrate();
  };
  for (const kind of kept.length > 0 ? ["storage", "pageshow", LIST_CHANGED] : []) addEventListener(kind, look);
  if (hash) addEventListener("hashchange", () => void hydrate());
  // The element of an island has no box of its own.
  if (seen && matchMedia(seen).matches) for (const child of island.children) observer.observe(child);
};

export default interaction;
