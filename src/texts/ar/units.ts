import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/units.ts";
import type { Words } from "../language/page-language.ts";

export const UNIT_TEXTS: Words<typeof en.UNIT_TEXTS> = {
  label: "الوحدات",
  systems: {
    typed: { short: "كما وردت", full: "كما وردت: كل رقم بوحدات الشركة المصنعة" },
    si: { short: "SI", full: `${isolated("SI")}: الوحدات المترية ${isolated("(kW, °C, l/s)")}` },
    ip: { short: "IP", full: `${isolated("IP")}: الوحدات الإنجليزية ${isolated("(TR, °F, gpm)")}` },
  },
};

export const SPECIFICATION_GROUPS: Words<typeof en.SPECIFICATION_GROUPS> = {
  electrical: "المواصفات الكهربائية",
  performance: "الأداء",
  physical: "الأبعاد والوزن",
  environmental: "البيئة والصوت",
  general: "عام",
};

export const SPECIFICATION_TEXTS: Words<typeof en.SPECIFICATION_TEXTS> = {
  specification: "المواصفة",
  value: "القيمة",
  unit: "الوحدة",
  actions: "نسخ",
  category: "المجموعة",
  none: "لا توجد مواصفات لهذا المنتج.",
  search: "البحث في المواصفات",
  filter: "مجموعة المواصفات",
  all: "كل المجموعات",
  exportCsv: `تصدير ${isolated("CSV")}`,
  copy: (name) => `نسخ ${isolated(name)}`,
  copied: "تم النسخ",
  noneFound: "لا توجد مواصفات مطابقة لبحثك.",
  clear: "مسح التصفية",
  heldAt: ["", " عند "],
};
