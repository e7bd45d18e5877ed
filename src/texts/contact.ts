import * as ar from "./ar/contact.ts";
import * as en from "./en/contact.ts";
import { inLanguages } from "./language/page-language.ts";

export const CONTACT_TEXTS = /* @__PURE__ */ inLanguages({ en: en.CONTACT_TEXTS, ar: ar.CONTACT_TEXTS });
