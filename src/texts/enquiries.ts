import * as ar from "./ar/enquiries.ts";
import * as en from "./en/enquiries.ts";
import { inLanguages } from "./language/page-language.ts";

export const ENQUIRY_TEXTS = /* @__PURE__ */ inLanguages({ en: en.ENQUIRY_TEXTS, ar: ar.ENQUIRY_TEXTS });
