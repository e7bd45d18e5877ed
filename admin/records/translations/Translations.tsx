import { useEffect, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { LANGUAGE, OTHER_LANGUAGES, type Language } from "#domain/languages/languages.ts";
import {
  fingerprint,
  translated,
  withPairs,
  withTranslation,
  type Translations as All,
} from "#domain/languages/translations.ts";
import { labelledWords, wordsOf, type WordFields } from "#domain/languages/words.ts";
import { Card } from "../../ui/Card.tsx";
import { translationsAnchor } from "./anchor.ts";
import { EarlierWording, type TranslatedRecord } from "./EarlierWording.tsx";
import { FoldedWords } from "./FoldedWords.tsx";

type Props = {
  fields: WordFields;
  record?: TranslatedRecord | undefined;
  /** Whether it is a part of a card or a dialog, not a card of its own. */
  within?: boolean;
};

/** The words of a form in the other languages, each beside its source. It follows what is typed, before that is saved. */
export function Translations(props: Props) {
  return OTHER_LANGUAGES.map((language) => <InOneLanguage key={language} language={language} {...props} />);
}

function InOneLanguage({ language, fields, record, within = false }: Props & { language: Language }) {
  const { control, formState } = useFormContext();
  const { field, fieldState } = useController({ control, name: "translations" });
  const anchor = translationsAnchor(language);
  const [isMeant] = useState(() => window.location.hash === `#${anchor}`);
  useEffect(() => {
    if (isMeant) document.getElementById(anchor)?.scrollIntoView();
  }, [isMeant, anchor]);
  const names = Object.keys(fields).filter((name) => fields[name]?.words);
  const typed: unknown[] = useWatch({ control, name: names });
  const all = (field.value ?? {}) as All;
  const words = names.flatMap((name, index) => {
    const ofField = labelledWords(fields, name, typed[index]);
    const sources = ofField.map(({ text }) => text);
    const pairs = all[language]?.[name];
    const states = translated(sources, pairs);
    return ofField.flatMap((word, place) => {
      const state = states[place];
      const onChange = (text: string): void =>
        field.onChange(withPairs(all, language, name, withTranslation(sources, pairs, place, text)));
      if (!state) return [];
      const source = state.status === "outdated" ? state.earlier : null;
      const saved = wordsOf(fields, name, formState.defaultValues?.[name]).find((text) => fingerprint(text) === source);
      const earlier = source !== null && <EarlierWording {...{ source, column: name, saved, record }} />;
      return [{ key: `${name} ${place}`, word, state, earlier, onChange }];
    });
  });
  const { english: name } = LANGUAGE[language];
  const content = (
    <FoldedWords
      language={language}
      words={words}
      onBlur={field.onBlur}
      refused={firstMessage(fieldState.error)}
      isOpenAtFirst={isMeant}
    />
  );
  if (!within)
    return (
      <Card title={`Translations: ${name}`} anchor={anchor}>
        {content}
      </Card>
    );
  return (
    <fieldset id={anchor} className="grid gap-4 border-bs border-line pbs-4 *:min-inline-0">
      <legend className="float-start mbe-1 font-semibold">Translations: {name}</legend>
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
