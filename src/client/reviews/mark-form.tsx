import { useId, useState, type FormEvent } from "react";
import { markFault, type MarkFault } from "#domain/submittals/review/mark-fault.ts";
import { MARKS, REVIEW_LIMITS, type IssuedItem } from "#domain/submittals/review/record.ts";
import { withLatinDigits } from "#domain/text/numbers.ts";
import { REVIEW_TEXTS as T } from "#texts/submittals/reviews.ts";
import { field, notice } from "#styles/variants/basics.ts";
import { button } from "#styles/variants/buttons.ts";
import { keepMark, NOTHING_TYPED, typeMark, type TypedMark } from "./review-store.ts";

type Props = {
  token: string;
  item: IssuedItem;
  title: string;
  revision: number;
  typed: TypedMark | undefined;
  /** Answers false, and asks for the name, where there is none. */
  hasName: () => boolean;
  onKept: () => void;
};

type Fault = MarkFault | "noMark" | "noPage";

/** The page that was typed; null for none, undefined for what is no page. */
function pageFrom(typed: string): number | null | undefined {
  const text = withLatinDigits(typed).trim();
  if (text === "") return null;
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= REVIEW_LIMITS.page ? page : undefined;
}

/** Marks an item: the letter, the remark, and the page and row that are meant. What is typed is kept on the device. */
export function MarkForm({ token, item, title, revision, typed = NOTHING_TYPED, hasName, onKept }: Props) {
  const id = useId();
  const [fault, setFault] = useState<Fault | null>(null);
  const rows = [...new Set(item.compared.flatMap(({ lines }) => lines.map(({ name }) => name)).filter(Boolean))];
  const change = (next: Partial<TypedMark>) => {
    setFault(null);
    typeMark(token, item.key, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { mark, body, line } = typed;
    const page = pageFrom(typed.page);
    const found = mark === null ? "noMark" : page === undefined ? "noPage" : markFault({ mark, body, line });
    setFault(found);
    if (mark === null || page === undefined || found || !hasName()) return;
    keepMark(token, { id: crypto.randomUUID(), revision, item: item.key, mark, body: body.trim(), page, line });
    onKept();
  };
  return (
    <form
      className="grid gap-4 border-bs border-line pbs-4 print:hidden"
      noValidate
      onSubmit={submit}
      aria-label={T.markOf(title)}
    >
      <fieldset className="grid gap-2">
        <legend className="mbe-2 font-medium">{T.yourMark}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {MARKS.map((mark) => (
            <label
              key={mark}
              className="flex cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2 min-block-11 has-checked:border-petrol has-checked:bg-petrol-wash"
            >
              <input
                type="radio"
                className="size-4.5 flex-none accent-petrol"
                name={`${id}-mark`}
                value={mark}
                checked={typed.mark === mark}
                onChange={() => change({ mark })}
              />
              <span>
                <b>{mark}</b> · {T.marks[mark]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="grid gap-1">
        <label className="text-sm font-medium" htmlFor={`${id}-body`}>
          {T.remark}
        </label>
        <textarea
          id={`${id}-body`}
          className={field({ kind: "area" })}
          dir="auto"
          placeholder=" "
          rows={3}
          maxLength={REVIEW_LIMITS.body}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={fault === "noRemark" || fault === "tooLong" || fault === "noText" || undefined}
          value={typed.body}
          onChange={({ target }) => change({ body: target.value })}
        />
        <span className="text-sm text-ink-soft" id={`${id}-hint`}>
          {T.remarkHint}
        </span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <p className="grid content-start gap-1">
          <label className="text-sm font-medium" htmlFor={`${id}-page`}>
            {T.page}
          </label>
          <input
            id={`${id}-page`}
            className={field()}
            inputMode="numeric"
            dir="ltr"
            maxLength={4}
            autoComplete="off"
            aria-invalid={fault === "noPage" || undefined}
            aria-describedby={`${id}-fault`}
            value={typed.page}
            onChange={({ target }) => change({ page: target.value })}
          />
        </p>
        {rows.length > 0 && (
          <p className="grid content-start gap-1">
            <label className="text-sm font-medium" htmlFor={`${id}-line`}>
              {T.row}
            </label>
            <select
              id={`${id}-line`}
              className={field({ kind: "select" })}
              value={typed.line}
              onChange={({ target }) => change({ line: target.value })}
            >
              <option value="">{T.noRow}</option>
              {rows.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </p>
        )}
      </div>
      <p role="alert" id={`${id}-fault`} className={fault ? notice({ tone: "bad" }) : "sr-only"}>
        {fault ? T.faults[fault] : ""}
      </p>
      <button type="submit" className={button({ intent: "primary", class: "justify-self-start" })}>
        {T.send}
        <span className="sr-only">
          : <bdi>{title}</bdi>
        </span>
      </button>
    </form>
  );
}
