import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/sheets.ts";
import type { Words } from "../language/page-language.ts";
import { shownMessage } from "../messages.ts";

export const SHEET_TEXTS: Words<typeof en.SHEET_TEXTS> = {
  verdicts: { complies: "مطابق", unstated: "غير مذكور", deviates: "غير مطابق" },
  notCompared: "لم تتم المقارنة",
  heads: ["المواصفة", "المطلوب", "المقترح", "النتيجة", "ملاحظات"],
  rowHeads: ["رقم المعدة", "الخدمة", "الكمية", "المنتج", "العلامة التجارية", "الصفحة"],
  rules: {
    within: (distance) => `بفارق لا يزيد على ${isolated(distance)}`,
    above: (share) => `زيادة حتى ${isolated(share)} دون نقصان`,
    atLeast: "كحد أدنى",
    atMost: "كحد أقصى",
    covers: "يجب أن يشمله المدى",
    supply: "نفس الجهد وعدد الأوجه والتردد",
    protection: "درجة الحماية هذه كحد أدنى",
    same: "نفس المطلوب",
  },
  make: "العلامة التجارية",
  notStated: (name) => `${isolated(name)} (غير مذكور)`,
  statedAs: (name, value) => `${isolated(name)}، المذكور ${isolated(value)}`,
  asAsked: (name) => `${isolated(name)} كما هو مطلوب`,
  insteadOf: (name, value, asked) => `${isolated(name)}: ${isolated(value)} بدلًا من ${isolated(asked)}`,
  figure: (name, value) => `${isolated(name)}: ${isolated(value)}`,
  differs: (name, value, away) => `${isolated(name)}: ${isolated(value)}، ${isolated(away)}`,
  limit: (name, limit) => `${isolated(name)}: ${isolated(limit)}`,
  asEqual: "يلزم قبوله كمكافئ",
  severalCases: "مذكور لأكثر من حالة",
  asLimited: "حسب الحدود الواردة في الجدول",
  away: (away, asked) => `${isolated(away)} (${asked})`,
  at: (held) => `عند ${isolated(held)}`,
  noConditions: "ظروف غير مذكورة",
  between: "؛ ",
  reason: shownMessage,
};
