import * as ar from "../ar/submittals/reviews.ts";
import * as en from "../en/submittals/reviews.ts";
import { inLanguages } from "../language/page-language.ts";

export const REVIEW_TEXTS = /* @__PURE__ */ inLanguages({ en: en.REVIEW_TEXTS, ar: ar.REVIEW_TEXTS });
