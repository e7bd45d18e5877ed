import { QUOTE_LIMITS } from "#domain/enquiries/quote-list.ts";
import { isolated } from "#domain/languages/languages.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { ofProducts, products } from "./counts.ts";
import type * as en from "../en/products.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

const list = (items: readonly string[]): string => items.map(isolated).join("، ");

export const PHRASES: Words<typeof en.PHRASES> = {
  products,
  list,
  about: (label, name) => `${label}: ${isolated(name)}`,
};

export const LIST_BUTTON_LABELS: Words<typeof en.LIST_BUTTON_LABELS> = {
  favourite: "المفضلة",
  compare: "مقارنة",
  quote: "قائمة عرض السعر",
};

export const LIST_BUTTON_TITLES: Words<typeof en.LIST_BUTTON_TITLES> = {
  favourite: "أضف إلى المفضلة",
  compare: "أضف إلى المقارنة",
  quote: "أضف إلى قائمة عرض السعر",
};

export const LIST_CHANGES: Words<typeof en.LIST_CHANGES> = {
  favourite: (count) =>
    plural(count, {
      zero: "لا توجد منتجات في المفضلة",
      one: "منتج واحد في المفضلة",
      two: "منتجان في المفضلة",
      few: "# منتجات في المفضلة",
      many: "# منتجًا في المفضلة",
      other: "# منتج في المفضلة",
    }),
  quote: (count) =>
    plural(count, {
      zero: "لا توجد منتجات في قائمة عرض السعر",
      one: "منتج واحد في قائمة عرض السعر",
      two: "منتجان في قائمة عرض السعر",
      few: "# منتجات في قائمة عرض السعر",
      many: "# منتجًا في قائمة عرض السعر",
      other: "# منتج في قائمة عرض السعر",
    }),
  quoteFull: `قائمة عرض السعر ممتلئة: الحد الأقصى ${QUOTE_LIMITS.lines} منتجًا.`,
};

export const CARD_TEXTS: Words<typeof en.CARD_TEXTS> = {
  family: "عائلة منتجات",
  details: "التفاصيل",
  noImage: "لا توجد صورة",
};

export const SERIES_TEXTS: Words<typeof en.SERIES_TEXTS> = {
  series: "السلسلة",
  size: "المقاس",
  sizes: (count) =>
    plural(count, {
      zero: "لا توجد مقاسات",
      one: "مقاس واحد",
      two: "مقاسان",
      few: "# مقاسات",
      many: "# مقاسًا",
      other: "# مقاس",
    }),
  inThisSeries: "مقاسات هذه السلسلة",
  otherSizes: "اختر مقاسًا آخر",
  ranges: "من أصغر مقاس إلى أكبر مقاس",
  common: "مشتركة بين كل المقاسات",
  sortedAt: (name, conditions) =>
    `يُرتَّب ${isolated(name)} بين القيم المقاسة عند الظروف نفسها (${conditions})، وتأتي في الآخر المقاسات ذات القيم عند ظروف أخرى.`,
  sorted: (name, descending) => `الترتيب حسب ${isolated(name)}، ${descending ? "الأكبر أولًا" : "الأصغر أولًا"}`,
};

export const AVAILABILITY_LABELS: Words<typeof en.AVAILABILITY_LABELS> = {
  current: "متاح",
  discontinued: "توقف إنتاجه",
  survey: "للمعاينات فقط",
};

export const AVAILABILITY_TEXTS: Words<typeof en.AVAILABILITY_TEXTS> = {
  label: "التوفر",
  discontinued: { title: "توقف إنتاجه.", text: "لم يعد يُصنَّع، ويُعرض هنا من أجل المحطات القائمة." },
  survey: { title: "للمعاينات ودراسات الإحلال فقط.", text: "لا يُعرض للمشروعات الجديدة." },
  successor: "البديل المباشر:",
  nearest: "أقرب منتج متاح حاليًا:",
  differences: "أوجه الاختلاف",
  before: "هذا المنتج",
  after: "المتاح حاليًا",
  compare: "مقارنة كاملة بين المنتجين",
  asking: "نرد على طلب عرض السعر بمنتج متاح حاليًا. اذكر لنا ما المطلوب استبداله.",
};

export const PICTURE_TEXTS: Words<typeof en.PICTURE_TEXTS> = {
  ofKind(numbers, all) {
    const text = "نوع المعدة فقط وليس بمقياس رسم؛ الأبعاد من بيانات الشركة المصنعة.";
    if (numbers.length < all)
      return numbers.length === 1
        ? `الصورة ${writtenNumber(numbers[0] ?? 1)} توضح ${text}`
        : `الصور ${list(numbers.map(String))} توضح ${text}`;
    return all === 1 ? `الصورة توضح ${text}` : `الصور توضح ${text}`;
  },
  none: "لا توجد صور",
  label: "الصور",
  further: (name, number) => `${isolated(name)}، صورة ${number}`,
  logo: (brand) => `شعار ${isolated(brand)}`,
  picture: (number, all) => `صورة ${number} من ${all}`,
  place: (number, all) => `${number} / ${all}`,
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  full: "ملء الشاشة",
  download: "تحميل الصورة",
  close: "إغلاق",
  zoomIn: "تكبير",
  zoomOut: "تصغير",
};

export const SHARE_TEXTS: Words<typeof en.SHARE_TEXTS> = {
  share: "مشاركة",
  copied: "تم نسخ الرابط",
  whatsapp: "واتساب",
};

export const PRODUCT_TEXTS: Words<typeof en.PRODUCT_TEXTS> = {
  model: "الموديل",
  keySpecifications: "أهم المواصفات",
  related: "منتجات مشابهة",
  overview: "نظرة عامة",
  specifications: "المواصفات",
  downloads: "التحميلات",
  features: "أهم المميزات",
  notStated: "غير مذكور:",
  equals: "البدائل المكافئة",
  equalsOf: "من مصنعين آخرين",
  askForFigures: "اطلب هذه البيانات",
  moreDocumentation: "مستندات أخرى",
  documentationText: "يرسل مكتبنا الفني ملفات التقديم ومخططات التوصيل الكهربائي وأدلة التركيب عند الطلب.",
  requestDocumentation: "اطلب المستندات",
  mailSubject: (name) => `المستندات الفنية: ${isolated(name)}`,
  mailText: (name) => `برجاء إرسال المستندات الفنية الخاصة بـ ${isolated(name)}.`,
  datasheet: {
    title: "نشرة البيانات",
    text: "جدول المواصفات والصورة وبيانات الاتصال في ملف مستقل",
  },
  catalogues: {
    "air-handling-general": {
      title: "وحدات مناولة الهواء: الكتالوج العام",
      text: "المجموعة كاملة بالصور والوصف",
    },
    "air-handling-technical": {
      title: "وحدات مناولة الهواء: المواصفات الفنية",
      text: "كل وحدات المجموعة ببياناتها في جداول مقارنة",
    },
    "rooftop-units": { title: "وحدات السطح المجمعة: الكتالوج", text: "كل وحدات السطح المجمعة بالصور والبيانات" },
  },
  fileKind: "PDF",
};

export const FAVOURITES_TEXTS: Words<typeof en.FAVOURITES_TEXTS> = {
  title: "المفضلة",
  lead: "المنتجات التي اخترتها. القائمة محفوظة على هذا الجهاز ولا تُرسل إلى أحد.",
  needsJavaScript: "يحفظ المتصفح قائمة المفضلة، ويلزم لذلك تفعيل JavaScript.",
  marked: "المنتجات المختارة",
  emptyTitle: "لا توجد منتجات في المفضلة",
  emptyText: "اضغط على علامة القلب في أي منتج ليُحفظ هنا على هذا الجهاز.",
};

export const GRID_TEXTS: Words<typeof en.GRID_TEXTS> = {
  label: "منتجات مختارة",
  shown: (shown, all) => `عرض ${writtenNumber(shown)} من إجمالي ${ofProducts(all)}`,
  withoutScripts: "باقي المنتجات في قائمة كل المنتجات",
  more: "عرض المزيد",
};

export const LOADING_TEXTS: Words<typeof en.LOADING_TEXTS> = {
  products: "جارٍ تحميل المنتجات",
  productsFailed: "تعذر تحميل المنتجات",
  retry: "حاول مرة أخرى",
  again: "حاول مرة أخرى",
  loading: "جارٍ التحميل …",
  unreachable: (what) => `تعذر تحميل ${what}. تأكد من الاتصال بالإنترنت.`,
  refused: (what, status) => `تعذر تحميل ${what} (${isolated(String(status))}).`,
  incomplete: (what) => `لم يكتمل تحميل ${what}.`,
  catalogue: "الكتالوج",
  search: "البحث",
};
