import { isolated } from "#domain/languages/languages.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import type * as en from "../en/brands.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

export const BRAND_TEXTS: Words<typeof en.BRAND_TEXTS> = {
  products: (count) => `عرض المنتجات (${writtenNumber(count)})`,
  website: "زيارة الموقع",
  about: (name) => `عن ${isolated(name)}`,
  contact: (name) => `بيانات الاتصال بـ ${isolated(name)}`,
  summary: (name) => `معدات ${isolated(name)} في الكتالوج.`,
  country: "بلد المنشأ",
  founded: "سنة التأسيس",
  employees: "عدد العاملين",
  specialties: "التخصصات",
  markets: "الأسواق",
  certifications: "الشهادات",
  headquarters: "المقر الرئيسي",
  address: "العنوان",
  phone: "الهاتف",
  email: "البريد الإلكتروني",
  phoneOfOffice: "الهاتف، عن طريق مكتبنا",
  emailOfOffice: "البريد الإلكتروني، عن طريق مكتبنا",
};

export const BRAND_CARD_TEXTS: Words<typeof en.BRAND_CARD_TEXTS> = {
  featured: "منتجات مميزة",
  website: "الموقع الإلكتروني",
  more: (count) =>
    plural(count, {
      one: "ومنتج واحد آخر …",
      two: "ومنتجان آخران …",
      few: "و# منتجات أخرى …",
      many: "و# منتجًا آخر …",
      other: "و# منتج آخر …",
    }),
  available: (count) =>
    plural(count, {
      zero: "لا توجد منتجات متاحة",
      one: "منتج واحد متاح",
      two: "منتجان متاحان",
      few: "# منتجات متاحة",
      many: "# منتجًا متاحًا",
      other: "# منتج متاح",
    }),
  visit: (name) => `${isolated(name)}: الموقع الإلكتروني`,
};
