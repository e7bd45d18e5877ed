import * as ar from "./ar/sections.ts";
import * as en from "./en/sections.ts";
import { inLanguages } from "./language/page-language.ts";

export const SECTION_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SECTION_TEXTS, ar: ar.SECTION_TEXTS });
export const COMPANY_FIGURE_TEXTS = /* @__PURE__ */ inLanguages({
  en: en.COMPANY_FIGURE_TEXTS,
  ar: ar.COMPANY_FIGURE_TEXTS,
});
