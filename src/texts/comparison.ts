import * as ar from "./ar/comparison.ts";
import * as en from "./en/comparison.ts";
import { inLanguages } from "./language/page-language.ts";

export const COMPARE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.COMPARE_TEXTS, ar: ar.COMPARE_TEXTS });
export const COMPARISON_TEXTS = /* @__PURE__ */ inLanguages({ en: en.COMPARISON_TEXTS, ar: ar.COMPARISON_TEXTS });
