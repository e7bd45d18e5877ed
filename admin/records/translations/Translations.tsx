import { ChevronDown, ChevronRight } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { LANGUAGE, OTHER_LANGUAGES, type Language } from "#domain/languages/languages.ts";
import {
  translated,
  withPairs,
  withTranslation,
  type TranslatedWord,
  type Translations as All,
} from "#domain/languages/translations.ts";
import { labelledWords, type WordFields } from "#domain/languages/words.ts";
import { counted } from "#domain/text/text.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert, Button } from "../../ui/controls.tsx";
import { translationsAnchor } from "./anchor.ts";
import { WordField } from "./WordField.tsx";

type Props = {
  fields: WordFields;
  /** Whether it is a part of a card or a dialog, not a card of its own. */
  within?: boolean;
};

/** The words of a form in the other languages, each beside its source. It follows what is typed, before that is saved. */
export function Translations(props: Props) {
  return OTHER_LANGUAGES.map((language) => <InOneLanguage key={language} language={language} {...props} />);
}

/** Whoever translates goes from record to record: what was opened last is open in the next one. */
const opened = new Set<Language>();

function InOneLanguage({ language, fields, within = false }: Props & { language: Language }) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name: "translations" });
  const anchor = translationsAnchor(language);
  const [isMeant] = useState(() => window.location.hash === `#${anchor}`);
  const [isOpen, setOpen] = useState(isMeant || opened.has(language));
  useEffect(() => {
    if (isMeant) document.getElementById(anchor)?.scrollIntoView();
  }, [isMeant, anchor]);
  const id = useId();
  const names = Object.keys(fields).filter((name) => fields[name]?.words);
  const typed: unknown[] = useWatch({ control, name: names });
  const all = (field.value ?? {}) as All;
  const words = names.flatMap((name, index) => {
    const ofField = labelledWords(fields, name, typed[index]);
    const sources = ofField.map(({ text }) => text);
    const pairs = all[language]?.[name];
    return translated(sources, pairs).map((state, place) => ({
      key: `${name} ${place}`,
      word: ofField[place],
      state,
      onChange: (text: string) =>
        field.onChange(withPairs(all, language, name, withTranslation(sources, pairs, place, text))),
    }));
  });
  const refused = firstMessage(fieldState.error);
  // What has to be corrected is never folded away.
  const shows = isOpen || refused !== undefined;
  const Arrow = shows ? ChevronDown : ChevronRight;
  const toggle = () => {
    if (shows) opened.delete(language);
    else opened.add(language);
    setOpen(!shows);
  };
  const { english: name } = LANGUAGE[language];
  const note = (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-sm text-ink-soft">{stateText(words.map(({ state }) => state))}</p>
      <Button small aria-expanded={shows} aria-controls={shows ? id : undefined} onClick={toggle}>
        <Arrow aria-hidden="true" className="rtl:-scale-x-100" />
        Translate
      </Button>
    </div>
  );
  const content = shows && (
    <div id={id} className="grid gap-4.5 *:min-inline-0">
      <Alert>{refused}</Alert>
      {words.map(
        ({ key, word, state, onChange }) =>
          word && <WordField key={key} {...{ language, word, state, onChange }} onBlur={field.onBlur} />,
      )}
    </div>
  );
  if (!within)
    return (
      <Card title={`Translations: ${name}`} anchor={anchor} note={note}>
        {content}
      </Card>
    );
  return (
    <fieldset id={anchor} className="grid gap-4 border-bs border-line pbs-4 *:min-inline-0">
      <legend className="float-start mbe-1 font-semibold">Translations: {name}</legend>
      {note}
      {content}
    </fieldset>
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

/** Why the translations are refused, however deep in them the mistake is. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message) return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== "ref")
    .map(([, part]) => firstMessage(part))
    .find(Boolean);
}
