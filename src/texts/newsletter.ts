import * as ar from "./ar/newsletter.ts";
import * as en from "./en/newsletter.ts";
import { inLanguages } from "./language/page-language.ts";

export const NEWSLETTER_TEXTS = /* @__PURE__ */ inLanguages({ en: en.NEWSLETTER_TEXTS, ar: ar.NEWSLETTER_TEXTS });
