import { MARKS, type Mark, type SentMark } from "#domain/submittals/review/record.ts";
import { persistedJson, setAlsoWithoutRoom } from "../lists/persisted-json.ts";

/** What is typed of an item and not sent yet. */
export type TypedMark = { mark: Mark | null; body: string; page: string; line: string };
export const NOTHING_TYPED: TypedMark = { mark: null, body: "", page: "", line: "" };

/** What this device keeps of a review: the name, what is typed by the keys of the items, and marks that wait to be sent. */
type KeptReview = {
  reviewer: string;
  typed: Readonly<Record<string, TypedMark>>;
  waiting: readonly SentMark[];
};
export const NO_REVIEW: KeptReview = { reviewer: "", typed: {}, waiting: [] };

type Stored = Record<string, unknown>;
const isObject = (value: unknown): value is Stored => typeof value === "object" && value !== null;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const markIn = (value: unknown): Mark | null => MARKS.find((mark) => mark === value) ?? null;

const typedFrom = (stored: unknown): TypedMark =>
  isObject(stored)
    ? {
        mark: markIn(stored["mark"]),
        body: text(stored["body"]),
        page: text(stored["page"]),
        line: text(stored["line"]),
      }
    : NOTHING_TYPED;

function sentFrom(stored: unknown): SentMark[] {
  if (!isObject(stored)) return [];
  const { id, revision, item, mark, body, page, line } = stored;
  const known = markIn(mark);
  return typeof id === "string" && typeof revision === "number" && typeof item === "string" && known
    ? [
        {
          id,
          revision,
          item,
          mark: known,
          body: text(body),
          page: typeof page === "number" ? page : null,
          line: text(line),
        },
      ]
    : [];
}

const reviewFrom = (stored: unknown): KeptReview =>
  isObject(stored)
    ? {
        reviewer: text(stored["reviewer"]),
        typed: isObject(stored["typed"])
          ? Object.fromEntries(Object.entries(stored["typed"]).map(([item, one]) => [item, typedFrom(one)]))
          : {},
        waiting: Array.isArray(stored["waiting"]) ? (stored["waiting"] as unknown[]).flatMap(sentFrom) : [],
      }
    : NO_REVIEW;

type Reviews = Readonly<Record<string, KeptReview>>;
export const NO_REVIEWS: Reviews = {};

const KEY = "reviews";
/** The reviews on this device, by the beginnings of their links: a whole link is kept nowhere. */
export const $reviews = persistedJson<Reviews>(KEY, NO_REVIEWS, (stored) =>
  isObject(stored)
    ? Object.fromEntries(Object.entries(stored).map(([name, one]) => [name, reviewFrom(one)]))
    : NO_REVIEWS,
);

export const reviewKey = (token: string): string => token.slice(0, 12);

/** Changes what is kept of a review. */
export function changeReview(token: string, change: (kept: KeptReview) => Partial<KeptReview>): void {
  const key = reviewKey(token);
  const kept = $reviews.get()[key] ?? NO_REVIEW;
  setAlsoWithoutRoom(KEY, $reviews, { ...$reviews.get(), [key]: { ...kept, ...change(kept) } });
}

/** Keeps what is typed of an item. */
export const typeMark = (token: string, item: string, change: Partial<TypedMark>): void =>
  changeReview(token, ({ typed }) => ({
    typed: { ...typed, [item]: { ...NOTHING_TYPED, ...typed[item], ...change } },
  }));

/** What is typed of an item becomes a mark that waits to be sent. */
export const keepMark = (token: string, mark: SentMark): void =>
  changeReview(token, ({ typed, waiting }) => ({
    typed: Object.fromEntries(Object.entries(typed).filter(([item]) => item !== mark.item)),
    waiting: [...waiting, mark],
  }));

/** Marks that were stored wait no more. */
export const marksSent = (token: string, sent: readonly SentMark[]): void =>
  changeReview(token, ({ waiting }) => ({ waiting: waiting.filter(({ id }) => !sent.some((mark) => mark.id === id)) }));

/** Marks that were refused are typed again, before what was typed of the same items since, so that nothing is lost. */
export const marksRefused = (token: string, refused: readonly SentMark[]): void =>
  changeReview(token, ({ typed, waiting }) => ({
    typed: refused.reduceRight(typedBefore, typed),
    waiting: waiting.filter(({ id }) => !refused.some((mark) => mark.id === id)),
  }));

function typedBefore(typed: KeptReview["typed"], { item, mark, body, page, line }: SentMark): KeptReview["typed"] {
  const later = typed[item] ?? NOTHING_TYPED;
  return {
    ...typed,
    [item]: {
      mark: later.mark ?? mark,
      body: [body, later.body].filter(Boolean).join("\n"),
      page: later.page || (page === null ? "" : String(page)),
      line: later.line || line,
    },
  };
}
