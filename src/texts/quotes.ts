import * as ar from "./ar/quotes.ts";
import * as en from "./en/quotes.ts";
import { inLanguages } from "./language/page-language.ts";

export const REQUEST_TEXTS = /* @__PURE__ */ inLanguages({ en: en.REQUEST_TEXTS, ar: ar.REQUEST_TEXTS });
export const QUOTE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.QUOTE_TEXTS, ar: ar.QUOTE_TEXTS });
export const LIST_TABLE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.LIST_TABLE_TEXTS, ar: ar.LIST_TABLE_TEXTS });
