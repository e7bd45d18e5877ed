import { isolatedWords } from "../products/isolated-words.ts";
import { COMPARE_TEXTS as T } from "#texts/comparison.ts";
import { MOST_COMPARED } from "#domain/comparison/compare.ts";
import { links } from "#texts/language/links.ts";
import { compareList, type NamedProduct } from "../lists/lists-store.ts";
import { button, symbolButton } from "#styles/variants/buttons.ts";
import { element } from "../page/create-element.ts";
import { cachePage } from "../page/cache-page.ts";

/*
 * The tray of the comparison, at the bottom of every page as long as something is in it. It is as wide as the page without
 * its margins, so that it leaves the chat button free, and the page gets as much room at its end as the tray is high.
 */

const TRAY = [
  "wrap fixed inset-x-0 z-32 border border-be-0 border-line-strong bg-sheet shadow-sheet inset-be-0 print:hidden",
  "max-md:border-x-0 max-md:inline-full motion-safe:animate-appear",
  "flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 pbs-2.5 pbe-[max(0.625rem,env(safe-area-inset-bottom))]",
].join(" ");
/** On phones and tablets the products are above the buttons, and only shown on request. */
const LIST =
  "flex flex-1 gap-2 min-inline-0 max-lg:order-first max-lg:hidden max-lg:flex-none max-lg:flex-col max-lg:data-open:flex max-lg:inline-full";
const ITEM = "flex flex-1 items-center border border-line py-0.5 min-inline-0 lg:max-inline-60";
/** Up to four lines: products of one series differ only at the end of their names. */
const NAME =
  "line-clamp-4 flex-1 ps-2.5 text-sm leading-tight wrap-anywhere min-block-6 [-webkit-box-pack:center] hover:text-petrol hover:underline";
const REMOVE = symbolButton();
const SMALL = button({ size: "small" });
const LIST_ID = "compared-products";

function removeButton({ slug, name }: NamedProduct): HTMLButtonElement {
  const cross = element("span", { "aria-hidden": "true" }, "×");
  const remove = element("button", { type: "button", class: REMOVE, "aria-label": T.remove(name) }, cross);
  remove.addEventListener("click", () => compareList.remove(slug));
  return remove;
}

const item = (product: NamedProduct): HTMLLIElement =>
  element(
    "li",
    { class: ITEM },
    element(
      "a",
      { class: NAME, href: links.product(product.slug) },
      element("bdi", isolatedWords(product.name), product.name),
    ),
    removeButton(product),
  );

/** The announcement for screen readers: what was added or removed, and how many products are compared. */
function changeText(before: readonly NamedProduct[], now: readonly NamedProduct[]): string {
  const without = (all: readonly NamedProduct[], others: readonly NamedProduct[]) =>
    all.filter(({ slug }) => !others.some((other) => other.slug === slug));
  const [added] = without(now, before);
  const [removed] = without(before, now);
  if (added) return T.added(added.name, now.length, MOST_COMPARED);
  return removed ? T.removed(removed.name, now.length, MOST_COMPARED) : T.changed(now.length, MOST_COMPARED);
}

/** Adds padding at the end of the page, as high as the tray, and scroll padding, so that it covers no focused element. */
function keepRoom(tray: HTMLElement): void {
  const { style } = document.documentElement;
  document.body.style.paddingBlockEnd = "var(--tray)";
  style.scrollPaddingBlockEnd = "max(6rem, var(--tray) + 1rem)";
  new ResizeObserver(() => style.setProperty("--tray", `${tray.offsetHeight}px`)).observe(tray);
}

/** Screen readers announce a text only if it is set some time after its live region was added or emptied. */
const SAY_AFTER_MS = 150;

/** Adds the tray to the page. `before` is what the visitor compared when the page was opened. */
export function startTray(before: readonly NamedProduct[]): void {
  const status = element("p", { class: "sr-only", role: "status" });
  const say = (text: string) => {
    status.textContent = "";
    setTimeout(() => (status.textContent = text), SAY_AFTER_MS);
  };
  const count = element("p", { class: "me-auto flex-none text-sm font-semibold tabular-nums lg:me-1" });
  const full = element("p", { class: "order-last text-sm text-bad inline-full", "aria-hidden": "true" }, T.full);
  const list = element("ul", { class: LIST, id: LIST_ID });
  const fold = element(
    "button",
    { type: "button", class: `${SMALL} lg:hidden`, "aria-expanded": "false", "aria-controls": LIST_ID },
    T.show,
  );
  const clear = element("button", { type: "button", class: `${SMALL} max-xl:hidden` }, T.clear);
  const compare = element("a", { class: button({ intent: "primary", size: "small" }) }, T.compare);
  const tray = element("aside", { class: TRAY, "aria-label": T.tray }, count, list, fold, clear, compare, full);

  fold.addEventListener("click", () => fold.setAttribute("aria-expanded", String(list.toggleAttribute("data-open"))));
  clear.addEventListener("click", () => compareList.$entries.set([]));
  let shown = before;
  const show = (products: readonly NamedProduct[]) => {
    const hadFocus = tray.contains(document.activeElement);
    const at = list.contains(document.activeElement)
      ? [...list.children].findIndex((child) => child.contains(document.activeElement))
      : -1;
    tray.hidden = products.length === 0;
    full.hidden = true;
    count.textContent = T.count(products.length, MOST_COMPARED);
    compare.href = links.compare(products.map(({ slug }) => slug));
    list.replaceChildren(...products.map(item));
    if (products !== shown) say(changeText(shown, products));
    shown = products;
    // The pressed button is gone: focus the one that took its place, or the page.
    const next = list.children[Math.min(at, products.length - 1)]?.querySelector("button") ?? compare;
    if (hadFocus) (tray.hidden ? document.getElementById("content") : next)?.focus({ preventScroll: true });
  };
  document.getElementById("content")?.after(tray, status);
  keepRoom(tray);
  compareList.$entries.subscribe(show);
  cachePage(links.compare()).catch((error: unknown) => console.warn(error));
  compareList.$refusals.listen(() => {
    full.hidden = false;
    say(T.full);
  });
}
