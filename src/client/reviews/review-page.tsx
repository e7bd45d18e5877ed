import { useRef, useState } from "react";
import { changesBetween } from "#domain/submittals/review/changes.ts";
import { REVIEW_LIMITS } from "#domain/submittals/review/record.ts";
import { itemTitle } from "#domain/submittals/parts.ts";
import { REVIEW_TEXTS as T } from "#texts/submittals/reviews.ts";
import { field, notice } from "#styles/variants/basics.ts";
import { button } from "#styles/variants/buttons.ts";
import { useStored } from "../lists/use-stored-list.ts";
import { EmptyNote } from "../products/empty-note.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import { ReviewItem } from "./review-item.tsx";
import { $reviews, NO_REVIEW, NO_REVIEWS, reviewKey } from "./review-store.ts";
import type { Failure } from "./send-review.ts";
import { useReview } from "./use-review.ts";

/** The review of a submittal by whoever has its link: each item with its sheet and documents, and the marks. */
export function ReviewPage() {
  const { token, review, failure, sending, meanwhile, stored, retry, send, rename } = useReview();
  const kept = useStored($reviews, NO_REVIEWS)[reviewKey(token)] ?? NO_REVIEW;
  const [isNameAsked, setIsNameAsked] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  if (!review && failure === "dead")
    return <EmptyNote heading="h2" role="alert" title={T.deadTitle} text={T.deadText} />;
  if (!review && failure)
    return (
      <EmptyNote heading="h2" role="alert" title={T.awayTitle} text={T.failures[failure]}>
        <button type="button" className={button({ intent: "primary" })} onClick={retry}>
          {T.retry}
        </button>
      </EmptyNote>
    );
  if (!review)
    return (
      <p className="text-ink-soft" role="status">
        {T.loading}
      </p>
    );
  const { items, before, entries, revision } = review;
  const changes = before ? changesBetween(before, items).changes : [];
  const removed = changes.filter(({ kind }) => kind === "removed");
  const hasName = (): boolean => {
    if (kept.reviewer.trim() !== "") return true;
    setIsNameAsked(true);
    name.current?.focus();
    return false;
  };
  return (
    <div className="grid gap-8">
      <ReviewFacts token={token} review={review} />
      <div className="grid gap-3 max-inline-152">
        <p className="grid gap-1">
          <label className="text-sm font-medium" htmlFor="reviewer">
            {T.yourName}
          </label>
          <input
            ref={name}
            id="reviewer"
            className={field()}
            dir="auto"
            placeholder=" "
            autoComplete="name"
            maxLength={REVIEW_LIMITS.reviewer}
            aria-describedby="reviewer-hint reviewer-fault"
            aria-invalid={isNameAsked && kept.reviewer.trim() === "" ? true : undefined}
            value={kept.reviewer}
            onChange={({ target }) => rename(target.value)}
          />
          <span className="text-sm text-ink-soft" id="reviewer-hint">
            {T.nameHint}
          </span>
          <span className="text-sm text-bad" id="reviewer-fault" role="alert">
            {isNameAsked && kept.reviewer.trim() === "" ? T.nameMissing : ""}
          </span>
        </p>
      </div>
      <Sending
        failure={failure}
        waiting={kept.waiting.length}
        sending={sending}
        stored={stored}
        onSend={() => void send()}
      />
      <div role="status" className={meanwhile.length > 0 ? notice({ tone: "warn" }) : "sr-only"}>
        {meanwhile.map(({ id, item, reviewer, mark }) => {
          const of = items.find(({ key }) => key === item);
          return mark && <p key={id}>{T.meanwhile(reviewer ?? "", of ? itemTitle(of) : item, mark)}</p>;
        })}
      </div>
      {removed.length > 0 && (
        <section aria-label={T.removedItems} className={notice({ tone: "warn", class: "text-ink" })}>
          <p className="font-medium">{T.removedItems}</p>
          <ul className="list-disc ps-5">
            {removed.map(({ item }) => (
              <li key={item.key}>
                <bdi>{itemTitle(item)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-4" aria-labelledby="review-items">
        <h2 className="text-subtitle" id="review-items">
          {T.items}
        </h2>
        <ol className="grid gap-5">
          {items.map((item, at) => (
            <ReviewItem
              key={item.key}
              token={token}
              number={at + 1}
              item={item}
              revision={revision}
              change={changes.find((change) => change.item.key === item.key)}
              entries={entries}
              waiting={kept.waiting}
              typed={kept.typed[item.key]}
              hasName={hasName}
              onKept={() => void send()}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

type SendingProps = { failure: Failure | null; waiting: number; sending: boolean; stored: number; onSend: () => void };

/** What became of the marks that were sent last. */
function Sending({ failure, waiting, sending, stored, onSend }: SendingProps) {
  return (
    <div className="sticky inset-bs-20 z-10 grid gap-2 empty:hidden">
      <div role="alert">
        {failure && (
          <div className={notice({ tone: "warn", place: "over", class: "flex flex-wrap items-center gap-3" })}>
            <p>
              {failure === "dead" ? T.deadText : T.failures[failure]} {waiting > 0 && T.waiting(waiting)}
            </p>
            {waiting > 0 && (
              <button type="button" className={button({ size: "small" })} onClick={onSend}>
                {T.sendNow}
              </button>
            )}
          </div>
        )}
      </div>
      <p role="status" className="text-good">
        {sending ? T.sending : !failure && stored > 0 ? T.stored(stored) : ""}
      </p>
    </div>
  );
}
