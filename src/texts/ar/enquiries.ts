import type * as en from "../en/enquiries.ts";
import type { Words } from "../language/page-language.ts";

export const ENQUIRY_TEXTS: Words<typeof en.ENQUIRY_TEXTS> = {
  sending: "جارٍ الإرسال…",
  askingFor: (product) => `أرغب في عرض سعر للمنتج: ${product}\n\n`,
};
