import * as ar from "./ar/answers.ts";
import * as en from "./en/answers.ts";
import { inLanguages } from "./language/page-language.ts";

export const ANSWER_TEXTS = /* @__PURE__ */ inLanguages({ en: en.ANSWER_TEXTS, ar: ar.ANSWER_TEXTS });
