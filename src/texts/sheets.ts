import * as ar from "./ar/sheets.ts";
import * as en from "./en/sheets.ts";
import { inLanguages } from "./language/page-language.ts";

export const SHEET_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SHEET_TEXTS, ar: ar.SHEET_TEXTS });
