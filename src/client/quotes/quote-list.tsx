import { useEffect, useRef, useState } from "react";
import { QUOTE_TEXTS as T } from "#texts/quotes.ts";
import { nameOf, withLineAt, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { links } from "#texts/language/links.ts";
import { quoteList } from "../lists/lists-store.ts";
import { $sentRequest } from "./sent-request.ts";
import { button } from "#styles/variants/buttons.ts";
import { card } from "#styles/variants/basics.ts";
import { EmptyNote } from "../products/empty-note.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteListLine } from "./quote-line.tsx";
import { useQuoteProducts, useRenamedProducts } from "./quote-products.ts";
import { SentRequestNote } from "./quote-sent.tsx";
import { QuoteWorkbook } from "./quote-workbook.tsx";
import { SharedListOffer, useSharedList } from "./quote-shared.tsx";
import { NOTHING_STORED, useStored, useShowStoredList } from "../lists/use-stored-list.ts";

/** The last change of the list: its message, and how to undo it in the then current list. */
type Change = { said: string; back: (now: readonly QuoteLine[]) => QuoteLine[] };

const isOn = (lines: readonly QuoteLine[], { slug }: QuoteLine): boolean => lines.some((line) => line.slug === slug);

/** The visitor's quote list. The form below it is a static one (QuoteForm.astro). */
export function QuoteList() {
  const lines = useStored(quoteList.$entries, NOTHING_STORED);
  const request = useStored($sentRequest, null);
  useShowStoredList();
  const [shared, forgetShared] = useSharedList();
  const { find, failed } = useQuoteProducts([...lines, ...shared]);
  const renamed = useRenamedProducts(lines, find);
  const [change, setChange] = useState<Change | null>(null);
  const [sentBefore] = useState(() => $sentRequest.get()?.reference);
  const [takenBack, setTakenBack] = useState(0);
  const section = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: move the focus to Undo, and after that to the list.
  useEffect(() => undo.current?.focus(), [change]);
  useEffect(() => {
    if (takenBack > 0) section.current?.focus();
  }, [takenBack]);

  const remove = (line: QuoteLine) => {
    const place = lines.indexOf(line);
    setChange({
      said: T.removed(find(line)?.name ?? nameOf(line)),
      back: (now) => withLineAt(now, line, place),
    });
    quoteList.remove(line.slug);
  };
  const clear = () => {
    setChange({ said: T.cleared, back: (now) => [...lines, ...now.filter((line) => !isOn(lines, line))] });
    quoteList.$entries.set([]);
  };
  const decide = (next: QuoteLine[] | null, said: string) => {
    forgetShared();
    if (!next) return setTakenBack(takenBack + 1);
    setChange({ said, back: () => [...lines] });
    quoteList.$entries.set(next);
  };
  const takeBack = (back: Change["back"]) => {
    quoteList.$entries.set(back(quoteList.$entries.get()));
    setChange(null);
    setTakenBack(takenBack + 1);
  };

  return (
    <section className="grid gap-6" ref={section} tabIndex={-1} aria-label={T.title}>
      {shared.length > 0 && <SharedListOffer shared={shared} find={find} onDecide={decide} />}
      <div role="status">
        {change && (
          <p className={card({ class: "flex flex-wrap items-center gap-3 px-4 py-2" })}>
            <span>{change.said}</span>
            <button
              ref={undo}
              type="button"
              className={button({ size: "small" })}
              onClick={() => takeBack(change.back)}
            >
              {T.undo}
            </button>
          </p>
        )}
        {renamed.map((said) => (
          <p key={said}>{said}</p>
        ))}
        {failed && <p className="text-warn">{T.catalogueFailed}</p>}
      </div>
      {lines.length === 0 ? (
        <>
          {request && (
            <SentRequestNote
              request={request}
              isNew={request.reference !== sentBefore}
              onPutBack={() => takeBack(() => request.lines)}
            />
          )}
          <EmptyNote heading="h3" title={T.emptyTitle} text={T.emptyText}>
            <a className={button({ intent: "primary" })} href={links.products()}>
              {T.browse}
            </a>
          </EmptyNote>
        </>
      ) : (
        <>
          <p className="annotation" aria-live="polite">
            {T.counts(
              lines.length,
              lines.reduce((sum, { quantity }) => sum + quantity, 0),
            )}
          </p>
          <ul className="border-bs border-line">
            {lines.map((line) => (
              <QuoteListLine key={line.slug} line={line} product={find(line)} onRemove={() => remove(line)} />
            ))}
          </ul>
          <QuoteActions lines={lines} find={find} onClear={clear} />
          <QuoteWorkbook lines={lines} />
          {request && (
            <p className="annotation">
              {T.lastSent} <bdi dir="ltr">{request.reference}</bdi>
            </p>
          )}
        </>
      )}
    </section>
  );
}
