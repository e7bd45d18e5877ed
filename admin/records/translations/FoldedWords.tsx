import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { Language } from "#domain/languages/languages.ts";
import type { TranslatedWord } from "#domain/languages/translations.ts";
import type { Word } from "#domain/languages/words.ts";
import { counted } from "#domain/text/text.ts";
import { Alert, Button } from "../../ui/controls.tsx";
import { WordField } from "./WordField.tsx";

/** A word with its translation, and what stores another one. */
export type FoldedWord = {
  key: string;
  word: Word;
  state: TranslatedWord;
  earlier?: ReactNode;
  onChange: (translation: string) => void;
};

type Props = {
  language: Language;
  words: readonly FoldedWord[];
  onBlur: () => void;
  /** Why the translations are refused. What has to be corrected is never folded away. */
  refused?: string | undefined;
  isOpenAtFirst?: boolean;
};

/** Whoever translates goes from record to record: what was opened last is open in the next one. */
const opened = new Set<Language>();

/** Words beside the fields for their translations, folded until they are asked for: how far they are is always seen. */
export function FoldedWords({ language, words, onBlur, refused, isOpenAtFirst = false }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst || opened.has(language));
  const id = useId();
  const shows = isOpen || refused !== undefined;
  const Arrow = shows ? ChevronDown : ChevronRight;
  const toggle = () => {
    if (shows) opened.delete(language);
    else opened.add(language);
    setOpen(!shows);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="text-sm text-ink-soft">{stateText(words.map(({ state }) => state))}</p>
        <Button small aria-expanded={shows} aria-controls={shows ? id : undefined} onClick={toggle}>
          <Arrow aria-hidden="true" className="rtl:-scale-x-100" />
          Translate
        </Button>
      </div>
      {shows && (
        <div id={id} className="grid gap-4.5 *:min-inline-0">
          <Alert>{refused}</Alert>
          {words.map(({ key, ...word }) => (
            <WordField key={key} language={language} {...word} onBlur={onBlur} />
          ))}
        </div>
      )}
    </>
  );
}

/** '12 of 15 words translated, 1 outdated' */
function stateText(states: readonly TranslatedWord[]): string {
  if (states.length === 0) return "Nothing to translate yet";
  const number = (wanted: TranslatedWord["status"]) => states.filter(({ status }) => status === wanted).length;
  const outdated = number("outdated");
  const done = `${number("translated")} of ${counted(states.length, "word")} translated`;
  return outdated === 0 ? done : `${done}, ${outdated} outdated`;
}
