import { useStore } from "@nanostores/react";
import { LIST_BUTTON_LABELS, LIST_BUTTON_TITLES, PHRASES } from "#texts/products.ts";
import { listAttributes, LISTS, type ListName } from "./lists-store.ts";
import { LIST_BUTTONS, type ListButtonPlace } from "#styles/variants/list-buttons.ts";

const NONE: string[] = [];

type Props = { list: ListName; slug: string; name: string; place: ListButtonPlace };

/** Puts a product on one of the visitor's lists, or takes it off: the listener in lists-store.ts answers its press. */
export function ListButton({ list, slug, name, place }: Props) {
  const label = LIST_BUTTON_LABELS[list];
  const { className, labelShown, size, strokeWidth, lines } = LIST_BUTTONS[list];
  const isNamed = labelShown.includes(place);
  return (
    <button
      type="button"
      className={className({ place })}
      {...listAttributes(list, { slug, name })}
      aria-pressed={useStore(LISTS[list].$slugs, { ssr: () => NONE }).includes(slug)}
      aria-label={PHRASES.about(label, name)}
      title={isNamed ? undefined : LIST_BUTTON_TITLES[list]}
    >
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap={list === "quote" ? "round" : undefined}
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {lines.map((line) => (
          <path key={line.d} {...line} />
        ))}
      </svg>
      {isNamed && label}
    </button>
  );
}
