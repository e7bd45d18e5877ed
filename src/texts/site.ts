import * as ar from "./ar/site.ts";
import * as en from "./en/site.ts";
import { inLanguages } from "./language/page-language.ts";

export const SITE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SITE_TEXTS, ar: ar.SITE_TEXTS });
