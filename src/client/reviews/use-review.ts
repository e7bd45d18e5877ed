import { useCallback, useEffect, useRef, useState } from "react";
import { isReviewToken, REVIEW_LIMITS, type Entry, type Review } from "#domain/submittals/review/record.ts";
import { madeMeanwhile } from "#domain/submittals/review/status.ts";
import { $reviews, changeReview, marksRefused, marksSent, NO_REVIEW, reviewKey } from "./review-store.ts";
import { loadReview, ReviewFailure, sendMarks, type Failure } from "./send-review.ts";

const AGAIN_MS = 30_000;

type ReviewState = {
  token: string;
  review: Review | null;
  /** Why nothing is shown, or why marks wait. */
  failure: Failure | null;
  sending: boolean;
  /** What others said of the same items since this page knew of them. */
  meanwhile: readonly Entry[];
  /** How many marks were just stored. */
  stored: number;
};
const BEGINNING: ReviewState = { token: "", review: null, failure: null, sending: false, meanwhile: [], stored: 0 };

const tokenOf = (): string => window.location.hash.slice(1);
const failureOf = (error: unknown): Failure => {
  console.error(error);
  return error instanceof ReviewFailure ? error.why : "away";
};

/** What the link in the address shows, and the sending of marks: at once, or as soon as there is a connection. */
export function useReview() {
  const [state, setState] = useState(BEGINNING);
  const shown = useRef(BEGINNING);
  const busy = useRef(false);
  const show = useCallback((change: Partial<ReviewState>) => {
    shown.current = { ...shown.current, ...change };
    setState(shown.current);
  }, []);

  const load = useCallback(async () => {
    const token = tokenOf();
    show({ ...BEGINNING, token, failure: isReviewToken(token) ? null : "dead" });
    if (!isReviewToken(token)) return;
    try {
      const review = await loadReview(token);
      if (tokenOf() === token) show({ review, failure: null });
    } catch (error) {
      if (tokenOf() === token) show({ failure: failureOf(error) });
    }
  }, [show]);

  const send = useCallback(async () => {
    const { token, review } = shown.current;
    const { reviewer, waiting } = $reviews.get()[reviewKey(token)] ?? NO_REVIEW;
    const marks = waiting.slice(0, REVIEW_LIMITS.marksAtOnce);
    if (!review || marks.length === 0 || busy.current) return;
    busy.current = true;
    show({ sending: true });
    try {
      const { revision, entries } = await sendMarks(token, reviewer, marks);
      marksSent(token, marks);
      // Another link was opened meanwhile, which shows another submittal.
      if (tokenOf() !== token) return;
      const items = new Set(marks.map(({ item }) => item));
      const meanwhile = madeMeanwhile(review.entries, entries, items, reviewer);
      show({ review: { ...review, entries }, meanwhile, failure: null, stored: marks.length });
      // A newer revision was issued since: it is what the link shows now.
      if (revision === review.revision) return;
      const newest = await loadReview(token);
      if (tokenOf() === token) show({ review: newest });
    } catch (error) {
      const failure = failureOf(error);
      if (failure === "refused") marksRefused(token, marks);
      if (tokenOf() === token) show({ failure });
    } finally {
      busy.current = false;
      show({ sending: false });
    }
  }, [show]);

  useEffect(() => {
    const begin = () => void load().then(send);
    begin();
    const again = () => void (shown.current.review ? send() : load().then(send));
    window.addEventListener("hashchange", begin);
    window.addEventListener("online", again);
    const timer = setInterval(() => {
      if (shown.current.review) void send();
    }, AGAIN_MS);
    return () => {
      window.removeEventListener("hashchange", begin);
      window.removeEventListener("online", again);
      clearInterval(timer);
    };
  }, [load, send]);

  const rename = (reviewer: string) =>
    changeReview(shown.current.token, () => ({ reviewer: reviewer.slice(0, REVIEW_LIMITS.reviewer) }));
  return { ...state, retry: () => void load().then(send), send, rename };
}
