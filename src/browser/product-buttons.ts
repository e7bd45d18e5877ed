import { COMPARE_TEXTS, QUOTE_TEXTS } from "#copy/texts.ts";
import { QUOTE_LIST_FULL } from "#domain/enquiries/quote-list.ts";
import { routes } from "#domain/routes.ts";
import { $compare, $refusals, toggleCompared, type ComparedName } from "../stores/compare.ts";
import { $quotedSlugs, $refusedAsFull, toggleQuoted } from "../stores/quote-list.ts";
import { COMPARE_SIGN, compareButton, QUOTE_SIGN, quoteButton } from "../styles/variants/buttons.ts";
import { element, svgElement } from "./element.ts";

type Line = { d: string; className?: string };

/** A button of a list of products, which is named by its data attribute as on static pages. */
function button(
  list: "compare" | "quote",
  { look, label, lines }: { look: string; label: string; lines: readonly Line[] },
  { slug, name }: ComparedName,
): HTMLButtonElement {
  const drawing = svgElement(
    "svg",
    {
      viewBox: "0 0 24 24",
      width: "18",
      height: "18",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "1.7",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      "aria-hidden": "true",
    },
    ...lines.map(({ d, className }) => svgElement("path", { d, class: className ?? "" })),
  );
  const made = element(
    "button",
    { type: "button", class: look, title: label, "aria-label": `${label}: ${name}`, [`data-${list}`]: slug },
    drawing,
  );
  made.setAttribute("aria-pressed", String(LISTS[list].get().includes(slug)));
  return made;
}

const LISTS = { compare: $compare, quote: $quotedSlugs };

/** The buttons that put the product of a search result into the comparison and on the quote list. */
export function productButtons(address: string, name: string): HTMLButtonElement[] {
  const product = { slug: address.slice(routes.product("").length), name };
  const compare = button(
    "compare",
    {
      look: compareButton({ place: "cell" }),
      label: COMPARE_TEXTS.compare,
      lines: COMPARE_SIGN.map((d) => ({ d })),
    },
    product,
  );
  const quote = button(
    "quote",
    { look: quoteButton({ place: "card" }), label: QUOTE_TEXTS.title, lines: QUOTE_SIGN },
    product,
  );
  compare.addEventListener("click", () => toggleCompared(product));
  quote.addEventListener("click", () => toggleQuoted(product));
  return [compare, quote];
}

/** Keeps the buttons in `place` in sync with the lists, and calls `say` when a list is full. */
export function followLists(place: HTMLElement, say: (text: string) => void): void {
  for (const [list, $slugs] of Object.entries(LISTS))
    $slugs.listen((slugs) => {
      for (const made of place.querySelectorAll<HTMLElement>(`[data-${list}]`))
        made.setAttribute("aria-pressed", String(slugs.includes(made.dataset[list] ?? "")));
    });
  $refusals.listen(() => say(COMPARE_TEXTS.full));
  $refusedAsFull.listen(() => say(QUOTE_LIST_FULL));
}
