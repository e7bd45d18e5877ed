import * as ar from "./ar/submittals.ts";
import * as en from "./en/submittals.ts";
import { inLanguages } from "./language/page-language.ts";

export const SUBMITTAL_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SUBMITTAL_TEXTS, ar: ar.SUBMITTAL_TEXTS });
