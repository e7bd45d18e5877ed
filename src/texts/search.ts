import * as ar from "./ar/search.ts";
import * as en from "./en/search.ts";
import { inLanguages } from "./language/page-language.ts";

export const SEARCH_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SEARCH_TEXTS, ar: ar.SEARCH_TEXTS });
