import { isolated } from "#domain/languages/languages.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { ofProducts, products } from "./counts.ts";
import type * as en from "../en/listing.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

const withUnit = (text: string, unit: string | null): string => (unit ? `${text}، ${isolated(unit)}` : text);

export const LISTING_PAGE_TEXTS: Words<typeof en.LISTING_PAGE_TEXTS> = {
  products: "المنتجات",
  title: (page) => (page === 1 ? "المنتجات" : `المنتجات، صفحة ${page}`),
  description:
    "معدات التكييف والأعمال الكهروميكانيكية: مبردات المياه، وحدات السطح المجمعة، وحدات مناولة الهواء، المضخات، التوزيع الكهربائي، حوامل الكابلات، مكافحة الحريق، وأنظمة التحكم.",
  heading: "معدات التكييف والأعمال الكهروميكانيكية",
  lead: "مبردات المياه ومعدات الهواء والمضخات وتوزيع الكهرباء ومكافحة الحريق، مع البيانات التي يسأل عنها المهندس أولًا.",
  categories: "الفئات",
  tiles: "فئات المنتجات",
  below: "الفئات الفرعية",
  about: (name) => `عن ${isolated(name)}`,
  further: (name, page) => `${isolated(name)}، صفحة ${page}`,
  page: (page) => `صفحة ${page}`,
  categorySummary: (name) => `${isolated(name)} في الكتالوج.`,
  brandProducts: (name, page) => `منتجات ${isolated(name)} في الكتالوج، صفحة ${page}.`,
};

export const LISTING_TEXTS: Words<typeof en.LISTING_TEXTS> = {
  all: "كل المنتجات",
  products: "المنتجات",
  results: "نتائج البحث",
  shown: (shown, all) => `${writtenNumber(shown)} من ${ofProducts(all)}`,
  found: products,
  search: "البحث في المنتجات",
  searchHint: "الاسم أو الموديل",
  pages: "الصفحات",
  range: (from, to, all) => `عرض ${writtenNumber(from)} إلى ${writtenNumber(to)} من ${ofProducts(all)}`,
  previous: "السابق",
  next: "التالي",
  page: (page) => `صفحة ${page}`,
  unknown: {
    category: "هذه الفئة غير موجودة في الكتالوج",
    brand: "هذه العلامة التجارية غير موجودة في الكتالوج",
  },
  noMatch: "جرّب تعديل التصفية أو كلمات البحث",
  noneYet: "ستُضاف المنتجات قريبًا. أخبرنا بما تحتاج إليه وسنرسل لك عرض سعر.",
  contact: "اتصل بنا",
  withoutScripts: {
    text: "يحتاج البحث والتصفية إلى JavaScript. بدونه تعرض القائمة كل منتجاتها مهما كانت كلمات البحث.",
    links: "الفئات والعلامات التجارية",
  },
};

export const SORT_TEXTS: Words<typeof en.SORT_TEXTS> = {
  label: "ترتيب حسب",
  name: "الاسم",
  category: "الفئة",
  brandName: "العلامة التجارية",
  updatedAt: "الأحدث",
  featured: "المميزة",
  specifications: "المواصفات",
  highest: (name) => `${isolated(name)}، الأعلى أولًا`,
  lowest: (name) => `${isolated(name)}، الأقل أولًا`,
  ascending: "تصاعدي",
  descending: "تنازلي",
  nearest: (size) => `الأقرب إلى ${isolated(size)}`,
  best: (size) => `الأنسب حول ${isolated(size)}`,
  relevance: "الأكثر تطابقًا",
  view: "طريقة العرض",
  grid: "عرض شبكي",
  list: "عرض كقائمة",
  table: "عرض كجدول",
};

export const TABLE_TEXTS: Words<typeof en.TABLE_TEXTS> = {
  label: "المنتجات وبياناتها",
  loading: "جارٍ تحميل البيانات",
  product: "المنتج",
  brand: "العلامة التجارية",
  actions: "الإجراءات",
  notStated: "غير مذكور",
  columns: "الأعمدة",
  beforeUnit: "، ",
  mostColumns: "ستة أعمدة بحد أقصى",
  column: (number) => `العمود ${number}`,
};

export const CHIP_TEXTS: Words<typeof en.CHIP_TEXTS> = {
  label: "التصفية الحالية",
  search: "البحث",
  category: "الفئة",
  brand: "العلامة التجارية",
  notThere: "غير موجود في الكتالوج",
  remove: (label, text) => `إلغاء التصفية ${isolated(label)}: ${isolated(text)}`,
};

export const POINT_TEXTS: Words<typeof en.POINT_TEXTS> = {
  comparedAt: ["تتم مقارنة ", " عند"],
  notStated: "ظروف التشغيل غير مذكورة",
  choice: (point, count) => `${isolated(point)} (${products(count)})`,
  others(count, isFiltered) {
    const place = isFiltered ? "خارج القائمة" : "في آخر القائمة";
    const why = `${place}: لا تُرتَّب القيم معًا إذا اختلفت ظروف التشغيل.`;
    return plural(count, {
      one: `منتج واحد بظروف تشغيل أخرى أو غير مذكورة ${why}`,
      two: `منتجان بظروف تشغيل أخرى أو غير مذكورة ${why}`,
      few: `# منتجات بظروف تشغيل أخرى أو غير مذكورة ${why}`,
      many: `# منتجًا بظروف تشغيل أخرى أو غير مذكورة ${why}`,
      other: `# منتج بظروف تشغيل أخرى أو غير مذكورة ${why}`,
    });
  },
};

export const FILTER_TEXTS: Words<typeof en.FILTER_TEXTS> = {
  filters: "التصفية",
  set: (count) => `التصفية (${count})`,
  close: "إغلاق التصفية",
  clear: "مسح التصفية",
  noMatch: "لا توجد منتجات مطابقة",
  showAll: "عرض المنتجات",
  show: (count) =>
    plural(count, {
      zero: "لا توجد منتجات",
      one: "عرض منتج واحد",
      two: "عرض منتجين",
      few: "عرض # منتجات",
      many: "عرض # منتجًا",
      other: "عرض # منتج",
    }),
  category: "الفئة",
  allCategories: "كل الفئات",
  brand: "العلامة التجارية",
  allBrands: "كل العلامات",
  specifications: "المواصفات",
  reasons: {
    all: "اختر فئة أو علامة تجارية، أو ابحث: بعدها تظهر هنا المواصفات المشتركة بين المنتجات، مثل القدرة.",
    loading: "جارٍ تحميل المواصفات …",
    none: "لا توجد مواصفة مشتركة تختلف فيها هذه المنتجات.",
  },
  find: (name) => `بحث في ${isolated(name)}`,
  nothing: "لا توجد نتائج",
  ends: {
    min: (name, unit) => withUnit(`${isolated(name)} من`, unit),
    max: (name, unit) => withUnit(`${isolated(name)} إلى`, unit),
  },
  value: (number, unit) => isolated(unit ? `${writtenNumber(number)} ${unit}` : writtenNumber(number)),
  noNumber: "اكتب رقمًا، مثل 1250 أو 12.5",
  wrongOrder: "يجب ألا يزيد الرقم الأول على الثاني",
};
