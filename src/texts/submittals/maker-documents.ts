import * as ar from "../ar/submittals/maker-documents.ts";
import * as en from "../en/submittals/maker-documents.ts";
import { inLanguages } from "../language/page-language.ts";

export const MAKER_DOCUMENT_TEXTS = /* @__PURE__ */ inLanguages({
  en: en.MAKER_DOCUMENT_TEXTS,
  ar: ar.MAKER_DOCUMENT_TEXTS,
});
