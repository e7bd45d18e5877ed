import { useState } from "react";
import { changeLines, type ItemChange } from "#domain/submittals/review/changes.ts";
import type { Entry, IssuedItem, KeptDocument, SentMark } from "#domain/submittals/review/record.ts";
import { itemStatus } from "#domain/submittals/review/status.ts";
import { sizeText } from "#domain/submittals/documents.ts";
import { itemTitle } from "#domain/submittals/parts.ts";
import { langOf, writtenDate } from "#texts/language/page-language.ts";
import { REVIEW_TEXTS as T } from "#texts/submittals/reviews.ts";
import { card, notice } from "#styles/variants/basics.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { button } from "#styles/variants/buttons.ts";
import { SheetTable } from "../schedules/schedule-sheet.tsx";
import { MarkForm } from "./mark-form.tsx";
import type { TypedMark } from "./review-store.ts";
import { ReviewFailure, saveFile, type Failure } from "./send-review.ts";

const TONES = { A: "good", B: "good", C: "bad", open: "plain" } as const;
const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

type Props = {
  token: string;
  number: number;
  item: IssuedItem;
  revision: number;
  change: ItemChange | undefined;
  entries: readonly Entry[];
  waiting: readonly SentMark[];
  typed: TypedMark | undefined;
  hasName: () => boolean;
  onKept: () => void;
};

/** An item of a submittal: what changed, its comparison sheet and documents, what was said of it, and the reviewer's own mark. */
export function ReviewItem({ token, number, item, revision, change, entries, waiting, typed, hasName, onKept }: Props) {
  const title = itemTitle(item);
  const status = itemStatus(item, entries);
  const said = entries.filter((entry) => entry.item === item.key);
  const own = waiting.filter((mark) => mark.item === item.key);
  return (
    <li className={card({ class: "grid gap-5 p-4 sm:p-6" })}>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {T.item(number)}
          <span className={badge({ tone: TONES[status] })}>{T.statuses[status]}</span>
          {item.since > 0 && <span className={badge({ tone: "copper" })}>{T.changedIn(item.since)}</span>}
        </p>
        <h3 className="text-lg font-semibold wrap-anywhere">
          <bdi {...langOf(title)}>{title}</bdi>
        </h3>
        <p className="wrap-anywhere text-ink-soft">
          {item.brand && (
            <>
              <bdi {...langOf(item.brand)}>{item.brand}</bdi> ·{" "}
            </>
          )}
          {T.quantity(item.quantity)}
          {item.note && (
            <>
              {" "}
              · <bdi dir="auto">{item.note}</bdi>
            </>
          )}
        </p>
      </div>
      {change && <ChangeList change={change} />}
      {item.notCompared === "" ? (
        item.compared.map((row) => <SheetTable key={row.title} title={row.title || title} lines={row.lines} />)
      ) : (
        <p className="text-ink-soft">{T.noSheet}</p>
      )}
      <Documents token={token} item={item} title={title} />
      {(said.length > 0 || own.length > 0) && (
        <section aria-label={T.saidOf(title)} className="grid gap-3">
          <h4 className="font-medium">{T.said}</h4>
          <ol className="grid gap-3">
            {said.map((entry) => (
              <Said key={entry.id} entry={entry} />
            ))}
            {own.map(({ id, mark, body }) => (
              <li key={id} className="border-s-2 border-warn ps-3">
                <p className="text-sm text-warn">
                  {T.waitsToBeSent} · {mark}
                </p>
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {body}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <MarkForm
        token={token}
        item={item}
        title={title}
        revision={revision}
        typed={typed}
        hasName={hasName}
        onKept={onKept}
      />
    </li>
  );
}

/** What has changed of an item since the revision before. */
function ChangeList({ change }: { change: ItemChange }) {
  return (
    <ul className={notice({ tone: "warn", class: "list-disc ps-7 text-ink" })} aria-label={T.changedSince}>
      {changeLines(change, T.changes).map((line) => (
        <li key={line} className="wrap-anywhere">
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Said({ entry: { reviewer, mark, revision, body, page, line, made_at } }: { entry: Entry }) {
  const place = [page === null ? "" : T.onPage(page), line === null ? "" : T.inRow(line)].filter(Boolean).join(" · ");
  return (
    <li className={`border-s-2 ps-3 ${reviewer === null ? "border-petrol" : "border-line-strong"}`}>
      <p className="text-sm text-ink-soft">
        <b className="text-ink">
          <bdi>{reviewer ?? T.office}</bdi>
        </b>
        {mark && (
          <>
            {" "}
            · <span className={badge({ tone: TONES[mark] })}>{`${mark} · ${T.marks[mark]}`}</span>
          </>
        )}{" "}
        · {T.revision(revision)} · <time dateTime={made_at}>{writtenDate(new Date(made_at), WHEN)}</time>
      </p>
      {place && <p className="text-sm wrap-anywhere text-ink-soft">{place}</p>}
      {body && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {body}
        </p>
      )}
    </li>
  );
}

function Documents({ token, item, title }: { token: string; item: IssuedItem; title: string }) {
  const [failed, setFailed] = useState<{ of: string; why: Failure } | null>(null);
  const [loading, setLoading] = useState("");
  if (item.documents.length === 0) return <p className="text-ink-soft">{T.noDocuments}</p>;
  const save = async (document: KeptDocument) => {
    if (loading) return;
    setFailed(null);
    setLoading(document.sha256);
    try {
      await saveFile(token, document, `${document.title}.pdf`);
    } catch (error) {
      console.error(error);
      setFailed({ of: document.title, why: error instanceof ReviewFailure ? error.why : "away" });
    }
    setLoading("");
  };
  return (
    <section aria-label={T.documentsOf(title)} className="grid gap-2">
      <h4 className="font-medium">{T.documents}</h4>
      <ul className="grid gap-2">
        {item.documents.map((document) => (
          <li key={document.sha256} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="wrap-anywhere min-inline-0">
              <bdi>{document.title}</bdi>{" "}
              <span className="text-sm text-ink-soft">
                {T.pages(document.pages)} · <bdi>{sizeText(document.bytes)}</bdi>
              </span>
            </span>
            <button
              type="button"
              className={button({ size: "small" })}
              aria-disabled={loading !== "" || undefined}
              onClick={() => void save(document)}
            >
              {loading === document.sha256 ? T.loadingFile : T.download}
              <span className="sr-only">
                : <bdi>{document.title}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className={failed ? notice({ tone: "bad" }) : "sr-only"}>
        {failed ? T.fileFailed(failed.of, T.failures[failed.why]) : ""}
      </p>
    </section>
  );
}
