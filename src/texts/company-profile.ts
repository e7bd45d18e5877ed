import type { Language } from "#domain/languages/languages.ts";
import * as ar from "./ar/company.ts";
import * as en from "./en/company.ts";
import { withTextsIsolated } from "./language/page-language.ts";

/** What is said of one company in general, beyond its settings and its records: home page, Corporate, Mission, company profile. */
export type CompanyProfile = Readonly<typeof en>;

/** The invented company of the sample content, in each language. */
export const SAMPLE_PROFILE: Readonly<Record<Language, CompanyProfile>> = {
  en: { ...en },
  ar: withTextsIsolated({ ...ar }),
};
