import { useState } from "react";
import { sizeText } from "#domain/submittals/documents.ts";
import { packageFileName } from "#domain/submittals/form.ts";
import type { IssuedRevision, Review } from "#domain/submittals/review/record.ts";
import { stateOfItems } from "#domain/submittals/review/status.ts";
import { writtenDate } from "#texts/language/page-language.ts";
import { REVIEW_TEXTS as T } from "#texts/submittals/reviews.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { button } from "#styles/variants/buttons.ts";
import { ReviewFailure, saveFile, type Failure } from "./send-review.ts";

const DAY = { dateStyle: "long" } as const;
const dayText = (date: string): string => writtenDate(new Date(date), DAY);

/** What is submitted, what was decided so far, and its packages. */
export function ReviewFacts({ token, review }: { token: string; review: Review }) {
  const { submittal, revision, revisions, items, entries, ends_at } = review;
  const facts = [
    [T.project, submittal.project],
    [T.number, submittal.number],
    [T.client, submittal.client],
    [T.consultant, submittal.consultant],
    [T.contractor, submittal.contractor],
  ] as const;
  const state = stateOfItems(items, entries);
  const remarks = revisions.find(({ number }) => number === revision)?.remarks;
  return (
    <section className="grid gap-4" aria-label={T.submittal}>
      <p className="flex flex-wrap items-center gap-2">
        <span className={badge({ tone: "copper" })}>{T.revision(revision)}</span>
        <span className={badge({ tone: state === "approved" ? "good" : state === "revise" ? "bad" : "plain" })}>
          {T.states[state]}
        </span>
      </p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {remarks && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap max-inline-200">
          {remarks}
        </p>
      )}
      <ul className="grid gap-2" aria-label={T.packages}>
        {revisions.toReversed().map((one) => (
          <PackageRow key={one.number} token={token} number={submittal.number} revision={one} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{T.linkEnds(dayText(ends_at))}</p>
    </section>
  );
}

function PackageRow({ token, number, revision }: { token: string; number: string; revision: IssuedRevision }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const name = packageFileName({ number, revision: String(revision.number) });
  const save = async () => {
    if (isLoading) return;
    setFailure(null);
    setIsLoading(true);
    await saveFile(token, revision, name).catch((error: unknown) => {
      console.error(error);
      setFailure(error instanceof ReviewFailure ? error.why : "away");
    });
    setIsLoading(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>
        {T.package(revision.number)} · {dayText(revision.dated)} · {T.pages(revision.pages)} ·{" "}
        <bdi>{sizeText(revision.bytes)}</bdi>
      </span>
      <button
        type="button"
        className={button({ size: "small" })}
        aria-disabled={isLoading || undefined}
        onClick={() => void save()}
      >
        {isLoading ? T.loadingFile : T.download}
        <span className="sr-only">: {T.package(revision.number)}</span>
      </button>
      <span role="alert" className="text-sm text-bad">
        {failure ? T.fileFailed(name, T.failures[failure]) : ""}
      </span>
    </li>
  );
}
