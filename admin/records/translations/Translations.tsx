import { useController, useFormContext, useWatch } from "react-hook-form";
import { LANGUAGE, type Language, OTHER_LANGUAGES } from "#domain/languages/languages.ts";
import { translated, withPairs, withTranslation, type Translations as All } from "#domain/languages/translations.ts";
import { labelledWords, type WordFields } from "#domain/languages/words.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert } from "../../ui/controls.tsx";
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

function InOneLanguage({ language, fields, within = false }: Props & { language: Language }) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name: "translations" });
  const names = Object.keys(fields).filter((name) => fields[name]?.words);
  const typed: unknown[] = useWatch({ control, name: names });
  const all = (field.value ?? {}) as All;
  const parts = names.map((name, index) => {
    const words = labelledWords(fields, name, typed[index]);
    const sources = words.map(({ text }) => text);
    const pairs = all[language]?.[name];
    return { name, words, sources, pairs, shown: translated(sources, pairs) };
  });
  const shown = parts.flatMap((part) => part.shown);
  const done = shown.filter(({ status }) => status === "translated").length;
  const { english: title } = LANGUAGE[language];
  const note = (
    <p role="status" className="text-sm text-ink-soft">
      {shown.length === 0 ? "Nothing to translate yet" : `${done} of ${shown.length} words translated`}
    </p>
  );
  const content = (
    <>
      <Alert>{firstMessage(fieldState.error)}</Alert>
      {parts.flatMap(({ name, words, sources, pairs, shown: states }) =>
        words.map((word, place) => {
          const state = states[place];
          const set = (text: string) =>
            field.onChange(withPairs(all, language, name, withTranslation(sources, pairs, place, text)));
          return (
            state && (
              <WordField
                key={`${name} ${place}`}
                language={language}
                word={word}
                state={state}
                onChange={set}
                onBlur={field.onBlur}
              />
            )
          );
        }),
      )}
    </>
  );
  if (!within)
    return (
      <Card title={title} note={note}>
        {content}
      </Card>
    );
  return (
    <fieldset className="grid gap-4.5 border-bs border-line pbs-4 *:min-inline-0">
      <legend className="float-start mbe-1 font-semibold">{title}</legend>
      {note}
      {content}
    </fieldset>
  );
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
