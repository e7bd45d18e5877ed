import { today } from "#texts/language/day-text.ts";
import { useRef, useState } from "react";
import { QUOTE_TEXTS as T, REQUEST_TEXTS } from "#texts/quotes.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { shownMessage } from "#texts/messages.ts";
import { csvFile } from "#domain/text/csv.ts";
import { listFragment, quoteRows, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { whatsappShareHref } from "#domain/addresses/routes.ts";
import { language } from "#texts/language/page-language.ts";
import { links } from "#texts/language/links.ts";
import { downloadFile } from "../page/download-file.ts";
import { button } from "#styles/variants/buttons.ts";
import { field } from "#styles/variants/basics.ts";
import type { FindProduct } from "./quote-products.ts";

type Props = { lines: readonly QuoteLine[]; find: FindProduct; onClear: () => void };

const fileName = (ending: string) => `quote-list-${today()}.${ending}`;
const addressOf = (lines: readonly QuoteLine[]) =>
  new URL(`${links.quoteList()}#${listFragment(lines)}`, location.href).href;

/** Why the PDF could not be made: the message of the function, if it sent one. */
async function failureOf(answer: Response): Promise<string> {
  const { error } = (await answer.json().catch(() => ({}))) as { error?: unknown };
  return typeof error === "string" ? shownMessage(error) : T.pdfFailed;
}

/** Shares, exports and clears the list. */
export function QuoteActions({ lines, find, onClear }: Props) {
  const [state, setState] = useState("");
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  /** The address to show if it can be neither shared nor copied. */
  const [address, setAddress] = useState("");
  const question = useRef<HTMLDialogElement>(null);

  const share = async () => {
    const url = addressOf(lines);
    setAddress("");
    try {
      // The types say that every browser has `share`; not every browser does.
      if ((navigator as Partial<Navigator>).share) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      setState(T.copied);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setAddress(url);
    }
  };
  const drawPdf = async () => {
    if (busy) return;
    setBusy(true);
    setFailure("");
    setState(T.drawing);
    try {
      const answer = await fetch("/api/quote-document", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ lines, language: language() }),
      });
      if (answer.ok) downloadFile(fileName("pdf"), await answer.arrayBuffer(), "application/pdf");
      else setFailure(await failureOf(answer));
    } catch (error) {
      console.error(error);
      setFailure(T.pdfFailed);
    } finally {
      setBusy(false);
      setState("");
    }
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <a className={button({ intent: "primary" })} href={links.contact()}>
          {REQUEST_TEXTS.name}
        </a>
        <button type="button" className={button()} onClick={() => void share()}>
          {T.share}
        </button>
        <a
          className={button()}
          href={whatsappShareHref(`${T.title}\n${addressOf(lines)}`)}
          target="_blank"
          rel="noopener"
        >
          {T.whatsapp} <span className="sr-only">{T.onWhatsapp}</span>
        </a>
        <button
          type="button"
          className={button()}
          onClick={() =>
            downloadFile(
              fileName("csv"),
              csvFile([[...T.columns], ...quoteRows(lines, (line) => find(line) ?? null)]),
              "text/csv",
            )
          }
        >
          {T.csv}
        </button>
        <button type="button" className={button()} aria-disabled={busy || undefined} onClick={() => void drawPdf()}>
          {T.pdf}
        </button>
        <a className={button()} href={links.submittal()}>
          {SITE_TEXTS.makeSubmittal}
        </a>
        <button type="button" className={button({ intent: "danger" })} onClick={() => question.current?.showModal()}>
          {T.clear}
        </button>
        <span className="text-ink-soft" role="status">
          {state}
        </span>
      </div>
      {failure && (
        <p className="flex flex-wrap items-center gap-3 text-bad">
          <span role="alert">{failure}</span>
          <button type="button" className={button({ size: "small" })} onClick={() => print()}>
            {T.print}
          </button>
        </p>
      )}
      {address && (
        <label className="grid gap-1 text-sm text-ink-soft">
          {T.address}
          <input dir="ltr" className={field()} readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <dialog
        ref={question}
        className="m-auto border border-line bg-sheet p-6 text-ink shadow-sheet max-inline-[min(28rem,92vw)] backdrop:bg-veil-dense"
        aria-labelledby="clear-quote-list"
      >
        <h3 className="text-subtitle" id="clear-quote-list">
          {T.clearTitle}
        </h3>
        <p className="my-4 text-ink-soft">{T.clearText}</p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className={button({ intent: "danger" })}
            onClick={() => {
              question.current?.close();
              onClear();
            }}
          >
            {T.clear}
          </button>
          <button type="button" className={button()} onClick={() => question.current?.close()}>
            {T.keep}
          </button>
        </div>
      </dialog>
    </div>
  );
}
