import { useLayoutEffect, useState } from "react";
import { QUOTE_TEXTS as T } from "#texts/quotes.ts";
import { isSameList, listFromFragment, mergedLists, nameOf, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { links } from "#texts/language/links.ts";
import { langOf } from "#texts/language/page-language.ts";
import { quoteList } from "../lists/lists-store.ts";
import { button } from "#styles/variants/buttons.ts";
import type { FindProduct } from "./quote-products.ts";

/**
 * The list in the address of the page, until the visitor has decided about it; empty if there is none, or if it is the
 * visitor's own.
 */
export function useSharedList(): [shared: QuoteLine[], forget: () => void] {
  const [shared, setShared] = useState<QuoteLine[]>([]);
  useLayoutEffect(() => {
    const read = () => setShared(readAddress());
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const forget = () => {
    history.replaceState(history.state, "", links.quoteList());
    setShared([]);
  };
  return [shared, forget];
}

function readAddress(): QuoteLine[] {
  const lines = listFromFragment(location.hash);
  return isSameList(lines, quoteList.$entries.get()) ? [] : lines;
}

type Props = {
  shared: readonly QuoteLine[];
  find: FindProduct;
  /** Called with the new list and a message about it; with null if the own list stays as it is. */
  onDecide: (lines: QuoteLine[] | null, said: string) => void;
};

/** Offers a list that came with the address. The visitor's own list does not change until a button is pressed. */
export function SharedListOffer({ shared, find, onDecide }: Props) {
  const own = quoteList.$entries.get();
  const named = (line: QuoteLine): QuoteLine => ({ ...line, name: find(line)?.name ?? line.name });
  const add = () => {
    const { lines, left } = mergedLists(own, shared.map(named));
    onDecide(lines, T.added(left));
  };
  return (
    <section className="border border-s-3 border-line border-s-copper bg-sheet p-5" aria-labelledby="shared-list">
      <h3 className="text-subtitle" id="shared-list">
        {T.sharedTitle}
      </h3>
      <ul className="my-3 grid gap-1">
        {shared.map((line) => (
          <li key={line.slug} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">{line.quantity} ×</span> <Name line={line} find={find} />
            {line.note && (
              <span className="text-ink-soft">
                {" "}
                (<bdi>{line.note}</bdi>)
              </span>
            )}
          </li>
        ))}
      </ul>
      {own.length > 0 && <p className="mbe-3 text-ink-soft">{T.sharedText}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={button({ intent: "primary" })} onClick={add}>
          {T.add}
        </button>
        {own.length > 0 && (
          <button type="button" className={button()} onClick={() => onDecide(shared.map(named), T.replaced)}>
            {T.replace}
          </button>
        )}
        <button type="button" className={button({ intent: "quiet" })} onClick={() => onDecide(null, "")}>
          {T.ignore}
        </button>
      </div>
    </section>
  );
}

function Name({ line, find }: { line: QuoteLine; find: FindProduct }) {
  const name = find(line)?.name ?? nameOf(line);
  return <bdi {...langOf(name)}>{name}</bdi>;
}
