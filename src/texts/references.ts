import * as ar from "./ar/references.ts";
import * as en from "./en/references.ts";
import { inLanguages } from "./language/page-language.ts";

export const REFERENCE_LIST_TEXTS = /* @__PURE__ */ inLanguages({
  en: en.REFERENCE_LIST_TEXTS,
  ar: ar.REFERENCE_LIST_TEXTS,
});
export const REFERENCE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.REFERENCE_TEXTS, ar: ar.REFERENCE_TEXTS });
