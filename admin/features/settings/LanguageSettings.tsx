import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { LANGUAGE, OTHER_LANGUAGES, prefixOf, type Language } from "#domain/languages/languages.ts";
import { settingWords } from "#domain/settings/setting-words.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import type { SiteSettings } from "#domain/settings/settings.ts";
import { WordField } from "../../records/translations/WordField.tsx";
import { Card } from "../../ui/Card.tsx";
import { Checkbox } from "../../ui/controls.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { labelOf } from "./settings-record.ts";

/** In which languages the site is, and the words of the settings in those beside the first. */
export function LanguageSettings() {
  const { register } = useFormContext<SettingsFormValues>();
  const id = useId();
  return (
    <Card title="Languages" anchor="languages">
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
      {OTHER_LANGUAGES.map((language) => (
        <WordsIn key={language} language={language} />
      ))}
    </Card>
  );
}

function WordsIn({ language }: { language: (typeof OTHER_LANGUAGES)[number] & Language }) {
  const { control } = useFormContext<SettingsFormValues>();
  const { field } = useController({ control, name: "setting_words" });
  const typed = useWatch({ control });
  const { english } = LANGUAGE[language];
  const words = settingWords(typed as Partial<SiteSettings>);
  const given = new Map(field.value.flatMap((one) => (one.language === language ? [[one.source, one.text]] : [])));
  const count = words.filter(({ word }) => given.get(word)?.trim()).length;
  const set = (source: string, text: string): void => {
    const others = field.value.filter((one) => one.language !== language || one.source !== source);
    field.onChange(text === "" ? others : [...others, { language, source, text }]);
  };
  return (
    <fieldset className="grid gap-4.5 border-bs border-line pbs-4 *:min-inline-0">
      <legend className="float-start mbe-1 font-semibold">Words in {english}</legend>
      <p role="status" className="text-sm text-ink-soft">
        {count} of {words.length} words translated
      </p>
      {words.map(({ key, word }) => {
        const text = given.get(word) ?? "";
        return (
          <WordField
            key={word}
            language={language}
            word={{ text: word, label: `${labelOf(key)}: ${word}`, max: 500, long: false }}
            state={text.trim() === "" ? { status: "missing", text: word } : { status: "translated", text }}
            onChange={(translation) => set(word, translation)}
            onBlur={field.onBlur}
          />
        );
      })}
    </fieldset>
  );
}
