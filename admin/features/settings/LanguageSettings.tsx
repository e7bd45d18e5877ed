import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { LANGUAGE, OTHER_LANGUAGES, prefixOf, type Language } from "#domain/languages/languages.ts";
import { settingWords } from "#domain/settings/setting-words.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import type { SiteSettings } from "#domain/settings/settings.ts";
import { FoldedWords, type FoldedWord } from "../../records/translations/FoldedWords.tsx";
import { Card } from "../../ui/Card.tsx";
import { Checkbox } from "../../ui/controls.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { labelOf } from "./settings-record.ts";

/** In which languages the site is, and the words of the settings in those beside the first. */
export function LanguageSettings() {
  return (
    <Card title="Languages" anchor="languages">
      <LanguagesChosen />
      {OTHER_LANGUAGES.map((language) => (
        <WordsIn key={language} language={language} />
      ))}
    </Card>
  );
}

/** The languages beside English. */
export function LanguagesChosen() {
  const { register } = useFormContext<SettingsFormValues>();
  const id = useId();
  return (
    <div id="languages-chosen" role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className={fieldLabel}>
        {labelOf("languages")}
      </p>
      <p className="text-xs text-ink-soft">
        Every page is made in each of them, at an address of its own. What is not translated is shown in English.
      </p>
      {OTHER_LANGUAGES.map((language) => (
        <label key={language} className="flex items-center gap-2 text-sm min-block-6">
          <Checkbox value={language} {...register("languages")} />
          {LANGUAGE[language].english}, at {prefixOf(language)}
        </label>
      ))}
    </div>
  );
}

function WordsIn({ language }: { language: (typeof OTHER_LANGUAGES)[number] & Language }) {
  const { control } = useFormContext<SettingsFormValues>();
  const { field } = useController({ control, name: "setting_words" });
  const typed = useWatch({ control });
  const { english } = LANGUAGE[language];
  const given = new Map(field.value.flatMap((one) => (one.language === language ? [[one.source, one.text]] : [])));
  const set = (source: string, text: string): void => {
    const others = field.value.filter((one) => one.language !== language || one.source !== source);
    field.onChange(text === "" ? others : [...others, { language, source, text }]);
  };
  const all = settingWords(typed as Partial<SiteSettings>);
  const words = all.map(({ key, word }): FoldedWord => {
    const ofSetting = all.filter((one) => one.key === key).map((one) => one.word);
    const number = ofSetting.length > 1 ? ` ${ofSetting.indexOf(word) + 1}` : "";
    const text = given.get(word) ?? "";
    return {
      key: word,
      word: { text: word, label: `${labelOf(key)}${number}`, max: 500, long: false },
      state: text.trim() === "" ? { status: "missing", text: word } : { status: "translated", text },
      onChange: (translation) => set(word, translation),
    };
  });
  return (
    <fieldset className="grid gap-4 border-bs border-line pbs-4 *:min-inline-0">
      <legend className="float-start mbe-1 font-semibold">Words in {english}</legend>
      <FoldedWords language={language} words={words} onBlur={field.onBlur} />
    </fieldset>
  );
}
