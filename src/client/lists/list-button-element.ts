import { LIST_BUTTON_LABELS, LIST_BUTTON_TITLES, PHRASES } from "#texts/products.ts";
import { listAttributes, LISTS, type ListName, type NamedProduct } from "./lists-store.ts";
import { LIST_BUTTONS } from "#styles/variants/list-buttons.ts";
import { element, svgElement } from "../page/create-element.ts";

/** The button of a search result for one of the visitor's lists; islands have the same one (list-button.tsx). */
export function listButton(list: ListName, product: NamedProduct): HTMLButtonElement {
  const label = LIST_BUTTON_LABELS[list];
  const { className, size, strokeWidth, lines } = LIST_BUTTONS[list];
  const symbol = svgElement(
    "svg",
    {
      viewBox: "0 0 24 24",
      width: String(size),
      height: String(size),
      fill: "none",
      stroke: "currentColor",
      "stroke-width": String(strokeWidth),
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      "aria-hidden": "true",
    },
    ...lines.map(({ d, className: shown }) => svgElement("path", { d, class: shown ?? "" })),
  );
  const attributes = {
    type: "button",
    class: className({ place: "cell" }),
    title: LIST_BUTTON_TITLES[list],
    "aria-label": PHRASES.about(label, product.name),
    "aria-pressed": String(LISTS[list].$slugs.get().includes(product.slug)),
    ...listAttributes(list, product),
  };
  return element("button", attributes, symbol);
}
