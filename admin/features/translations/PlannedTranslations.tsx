import type { ReactNode } from "react";
import { FIRST_LANGUAGE, LANGUAGE, type Language } from "#domain/languages/languages.ts";
import type { Conflict, PlannedWord, TranslationPlan } from "#domain/languages/table/plan-translations.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { panel } from "#styles/variants/basics.ts";
import { heading } from "#styles/variants/administration.ts";
import { Checkbox } from "../../ui/controls.tsx";
import type { TranslationImport } from "./use-translation-import.ts";

/** So many rows of each part are shown; the counts tell of the others. */
const SHOWN = 100;

type Props = { work: TranslationImport; plan: TranslationPlan; open: NonNullable<TranslationImport["open"]> };

/** What a file would change, what was changed since its export, and what cannot be taken. */
export function PlannedTranslations({ work: { chosen, setChosen }, plan, open }: Props) {
  const { words, changes, conflicts, problems, shared, unchanged } = plan;
  const { language, empty } = open.read;
  const rows = conflicts.map(({ row }) => row);
  const choose = (some: readonly number[], on: boolean) =>
    setChosen(new Set(on ? [...chosen, ...some] : [...chosen].filter((row) => !some.includes(row))));
  const certain = words.filter(({ row }) => !chosen.has(row));
  return (
    <div className="grid gap-5 *:min-inline-0">
      <p role="status">
        {`${open.title}: ${counted(words.length, "word")} of ${counted(changes.length, "record")} will change, ${writtenNumber(unchanged)} stay as they are, ${writtenNumber(empty)} without a translation. Nothing has been stored yet.`}
      </p>
      {conflicts.length > 0 && (
        <Part title={`${counted(conflicts.length, "word")} changed since the export`}>
          <p className="text-sm text-ink-soft">
            They are not stored unless you choose them. A translation of an earlier wording is stored as outdated.
          </p>
          <label className="flex cursor-pointer items-center gap-3">
            <Checkbox
              checked={rows.every((row) => chosen.has(row))}
              indeterminate={rows.some((row) => chosen.has(row)) && !rows.every((row) => chosen.has(row))}
              onChange={({ target }) => choose(rows, target.checked)}
            />
            Take all of them
          </label>
          <List label="Changed since the export" all={conflicts}>
            {(conflict) => (
              <label key={conflict.row} className="flex cursor-pointer gap-3 px-3 py-2">
                <Checkbox
                  className="mbs-1"
                  aria-label={`Take row ${conflict.row}`}
                  checked={chosen.has(conflict.row)}
                  onChange={({ target }) => choose([conflict.row], target.checked)}
                />
                <ConflictText conflict={conflict} language={language} />
              </label>
            )}
          </List>
        </Part>
      )}
      {problems.length > 0 && (
        <Part title={`${counted(problems.length, "row")} cannot be taken`}>
          <List label="Rows that cannot be taken" all={problems}>
            {({ row, reason }) => (
              <p key={row} className="px-3 py-2 wrap-anywhere">
                Row {row}: {reason}
              </p>
            )}
          </List>
        </Part>
      )}
      {shared.length > 0 && (
        <Part title={`${counted(shared.length, "specification")} with the name of another one`}>
          <List label="Names of several specifications" all={shared}>
            {({ name, reason }) => (
              <p className="px-3 py-2 wrap-anywhere">
                {name}: {reason}
              </p>
            )}
          </List>
        </Part>
      )}
      {certain.length > 0 && (
        <Part title="What will change">
          <List label="What will change" all={certain}>
            {(word) => (
              <div key={word.row} className="px-3 py-2">
                <WordText word={word} language={language} />
              </div>
            )}
          </List>
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2 *:min-inline-0">
    <h3 className={heading({ level: "card" })}>{title}</h3>
    {children}
  </section>
);

function List<T>({ label, all, children }: { label: string; all: readonly T[]; children: (one: T) => ReactNode }) {
  return (
    <>
      <ul
        aria-label={label}
        className={panel({ class: "overflow-y-auto max-block-80 *:border-line *:not-first:border-bs" })}
      >
        {all.slice(0, SHOWN).map((one, index) => (
          <li key={index}>{children(one)}</li>
        ))}
      </ul>
      {all.length > SHOWN && <p className="text-sm text-ink-soft">and {writtenNumber(all.length - SHOWN)} more.</p>}
    </>
  );
}

const text = "wrap-anywhere whitespace-pre-wrap line-clamp-3";

function WordText({ word, language }: { word: PlannedWord; language: Language }) {
  const { direction } = LANGUAGE[language];
  return (
    <div className="grid flex-1 gap-0.5 min-inline-0">
      <p className="text-sm text-ink-soft">{`Row ${word.row} · ${word.record} · ${word.label}`}</p>
      <p lang={FIRST_LANGUAGE} dir="auto" className={text}>
        {word.source}
      </p>
      {word.before && (
        <p lang={language} dir={direction} className={`${text} text-ink-soft line-through`}>
          {word.before}
        </p>
      )}
      <p lang={language} dir={direction} className={text}>
        {word.after}
      </p>
    </div>
  );
}

function ConflictText({ conflict, language }: { conflict: Conflict; language: Language }) {
  return (
    <div className="grid flex-1 gap-0.5 min-inline-0">
      <WordText word={conflict} language={language} />
      <p className="text-sm text-ink-soft">
        {conflict.changed === "source"
          ? `The ${LANGUAGE[FIRST_LANGUAGE].english} was "${conflict.was}" when it was exported.`
          : `Somebody has changed the ${LANGUAGE[language].english} since the export.`}
      </p>
    </div>
  );
}
