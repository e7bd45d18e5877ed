import * as ar from "./ar/reviews.ts";
import * as en from "./en/reviews.ts";
import { inLanguages } from "./language/page-language.ts";

export const REVIEW_TEXTS = /* @__PURE__ */ inLanguages({ en: en.REVIEW_TEXTS, ar: ar.REVIEW_TEXTS });
