import * as ar from "./ar/company-pages.ts";
import * as en from "./en/company-pages.ts";
import { inLanguages } from "./language/page-language.ts";

export const COMPANY_PAGE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.COMPANY_PAGE_TEXTS, ar: ar.COMPANY_PAGE_TEXTS });
