import type { ReactNode } from "react";
import { FIRST_LANGUAGE, LANGUAGE, type Language } from "#domain/languages/languages.ts";
import type { TranslatedWord } from "#domain/languages/translations.ts";
import type { Word } from "#domain/languages/words.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Button } from "../../ui/controls.tsx";
import { fieldLabel, TextArea, TextField } from "../../ui/Field.tsx";

type Props = {
  language: Language;
  word: Word;
  state: TranslatedWord;
  /** Shows what it said when it was translated, where that is outdated. */
  earlier?: ReactNode;
  onChange: (translation: string) => void;
  onBlur: () => void;
};

const FIRST_NAME = LANGUAGE[FIRST_LANGUAGE].english;
const STATUS = {
  translated: { label: "Translated", tone: "good" },
  outdated: { label: `Outdated: the ${FIRST_NAME} changed`, tone: "copper" },
  missing: { label: "Missing", tone: "plain" },
} as const;

/** From this length on a text gets several lines, whatever its field. */
const ONE_LINE = 120;
const CHARACTERS_IN_A_LINE = 60;
const ROWS = { least: 3, most: 14 };

/** A word and, beside or below it, the field for its translation. */
export function WordField({ language, word: { text, label, max, long }, state, earlier, onChange, onBlur }: Props) {
  const { english: name, direction: dir } = LANGUAGE[language];
  const { label: status, tone } = STATUS[state.status];
  const frame = {
    label: `${label} in ${name}`,
    hint: <span className={badge({ tone })}>{status}</span>,
    lang: language,
    dir,
    maxLength: max,
    value: state.status === "missing" ? "" : state.text,
    onBlur,
  };
  const rows = Math.min(ROWS.most, Math.max(ROWS.least, Math.ceil(text.length / CHARACTERS_IN_A_LINE)));
  return (
    <div className="grid items-start gap-x-6 gap-y-2 *:min-inline-0 md:grid-cols-2">
      <div className="grid content-start gap-1.25">
        <p className={fieldLabel}>{label}</p>
        <p lang={FIRST_LANGUAGE} dir="auto" className="overflow-y-auto wrap-anywhere whitespace-pre-wrap max-block-90">
          {text}
        </p>
        {state.status === "outdated" && (
          <>
            {earlier}
            <div>
              <Button small aria-label={`${label} in ${name} is still right`} onClick={() => onChange(state.text)}>
                Still right
              </Button>
            </div>
          </>
        )}
      </div>
      {long || text.length > ONE_LINE ? (
        <TextArea rows={rows} {...frame} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <TextField {...frame} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  );
}
