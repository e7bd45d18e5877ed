import { FIRST_LANGUAGE, withFiguresIsolated, withoutLanguage, type Language } from "../languages/languages.ts";
import type { SiteSettings } from "./settings.ts";

/** The settings whose words visitors read. Of menus, telephones and profiles these are the labels, of the address its lines. */
const WITH_WORDS = [
  ...([
    "company_name",
    "company_tagline",
    "company_legal_name",
    "whatsapp_greeting",
    "address",
    "opening_hours",
  ] as const),
  ...([
    "support_hours",
    "response_time",
    "phones",
    "social_links",
    "main_menu",
    "footer_menu",
    "seo_description",
  ] as const),
] as const satisfies readonly (keyof SiteSettings)[];

/** Parts of these settings that are no words. */
const NO_WORDS = new Set(["number", "url", "map_url", "postcode", "address"]);

/** The languages of a site: the first, and those that its settings add. */
export const languagesIn = ({ languages }: Pick<SiteSettings, "languages">): readonly Language[] => [
  FIRST_LANGUAGE,
  ...languages,
];

/** The language in which somebody read a page, by its address, if the site has it. */
export function readerLanguage(page: string | null, settings: Pick<SiteSettings, "languages">): Language {
  const { language } = withoutLanguage(page ?? "/");
  return languagesIn(settings).includes(language) ? language : FIRST_LANGUAGE;
}

/** The words of a setting in their order. */
export function wordsOfSetting(value: unknown): string[] {
  const words: string[] = [];
  mapped(value, (word) => (words.push(word), word));
  return words;
}

/** The words of the settings, each once, with the setting in which it stands first. */
export function settingWords(settings: Partial<SiteSettings>): { key: keyof SiteSettings; word: string }[] {
  const all = new Map<string, keyof SiteSettings>();
  for (const key of WITH_WORDS)
    for (const word of wordsOfSetting(settings[key])) if (!all.has(word)) all.set(word, key);
  return [...all].map(([word, key]) => ({ key, word }));
}

/** The settings with their words in a language; those that nobody has translated stay. */
export function settingsIn(settings: SiteSettings, language: Language): SiteSettings {
  const words = settings.setting_words.filter((word) => word.language === language && word.text.trim() !== "");
  if (words.length === 0) return settings;
  const translations = new Map(words.map(({ source, text }) => [source, withFiguresIsolated(text)]));
  const changed = WITH_WORDS.map((name) => [name, mapped(settings[name], (word) => translations.get(word) ?? word)]);
  return { ...settings, ...(Object.fromEntries(changed) as Partial<SiteSettings>) };
}

/** A value in which each word is replaced. */
function mapped(value: unknown, replace: (word: string) => string): unknown {
  if (typeof value === "string") return /\p{L}/u.test(value) ? replace(value) : value;
  if (Array.isArray(value)) return value.map((part: unknown) => mapped(part, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, NO_WORDS.has(name) ? part : mapped(part, replace)]),
  );
}
