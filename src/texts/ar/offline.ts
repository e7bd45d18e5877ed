import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/offline.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

export const OFFLINE_TEXTS: Words<typeof en.OFFLINE_TEXTS> = {
  title: "لا يوجد اتصال بالإنترنت",
  text: "لم تُفتح هذه الصفحة على هذا الجهاز من قبل، لذلك لا توجد نسخة منها. أما الصفحات التي زرتها فما زالت تُفتح.",
  retry: "إعادة المحاولة",
  home: "الصفحة الرئيسية",
  visited: "صفحات زرتها",
  updated: "تتوفر نسخة أحدث من هذا الموقع.",
  reload: "إعادة التحميل",
  later: "لاحقًا",
};

export const OFFLINE_COPY_TEXTS: Words<typeof en.OFFLINE_COPY_TEXTS> = {
  title: "الحفظ للاستخدام دون إنترنت",
  switchedOff: "الحفظ متوقف حاليًا.",
  needsJavaScript: "يحفظ متصفحك الكتالوج باستخدام JavaScript.",
  lead: "احتفظ بالكتالوج كاملًا على هذا الجهاز: كل الصفحات، وقائمة المنتجات بأدوات التصفية، والبحث، والصور إن أردت. ويُفتح دون اتصال، في البدروم كما على السطح.",
  heading: "الكتالوج على هذا الجهاز",
  pictures: "الصور",
  choices: { none: "بدون صور", small: "صور صغيرة", large: "صور كبيرة" },
  save: "الحفظ للاستخدام دون إنترنت",
  saveAgain: "الحفظ بهذه الصور",
  update: "تحديث",
  pause: "إيقاف مؤقت",
  resume: "استئناف",
  remove: "الحذف من هذا الجهاز",
  retry: "إعادة المحاولة",
  looking: "جارٍ فحص المحفوظ على هذا الجهاز …",
  notSaved: "لم يُحفظ شيء بعد.",
  notSupported:
    "لا يستطيع هذا المتصفح حفظ الكتالوج. يلزم إصدار حديث من Chrome أو Edge أو Firefox أو Safari، ونافذة غير خاصة، وعنوان يبدأ بـ https.",
  listFailed: "تعذر تحميل حجم الكتالوج. حاول مرة أخرى عند توفر الاتصال.",
  saving: "جارٍ الحفظ. يمكنك متابعة التصفح، في صفحات الموقع الأخرى أيضًا.",
  paused: "الحفظ متوقف مؤقتًا. ما حُفظ حتى الآن باقٍ.",
  interrupted: "لا يوجد اتصال. يُستأنف الحفظ تلقائيًا فور عودة الاتصال.",
  full: "لا توجد مساحة كافية على هذا الجهاز. وفّر مساحة، أو احذف الكتالوج واحفظه بصور أصغر.",
  removed: "تم الحذف. لم يعد على هذا الجهاز شيء من الكتالوج.",
  savedOn: (date) => `تم الحفظ في ${isolated(date)}.`,
  amount: (pages, size) => {
    const count = plural(pages, {
      one: "صفحة واحدة",
      two: "صفحتان",
      few: "# صفحات",
      other: "# صفحة",
    });
    return `${count}، ${isolated(size)}.`;
  },
  current: "هذه أحدث نسخة.",
  newer: (size) => `تتوفر نسخة أحدث، ويُحمَّل ما تغير فقط: ${isolated(size)}.`,
  free: (size) => `المساحة المتاحة على هذا الجهاز: ${isolated(size)}.`,
  tooMuch: (free) => `هذا أكبر من المساحة المتاحة على هذا الجهاز: ${isolated(free)}.`,
  progress: (done, all, size, wholeSize) => `${done} من ${all} ملف، ${isolated(size)} من ${isolated(wholeSize)}`,
  works: "ما يعمل دون اتصال",
  worksList: [
    "كل صفحات الكتالوج، بالمواصفات والصور التي حفظتها",
    "قائمة المنتجات بالتصفية والترتيب والجدول، والبحث",
    "المفضلة والمقارنة وقائمة عرض السعر",
    "الرسائل وطلبات عروض الأسعار بملفاتها: تنتظر على هذا الجهاز وتُرسل مرة واحدة عند عودة الاتصال",
  ],
  notWorks: "المستندات (PDF) لا تُحفظ. نزّل ما تحتاج إليه منها.",
  install: "كتطبيق",
  installText:
    "من قائمة متصفحك يمكنك إضافة هذا الموقع إلى الشاشة الرئيسية أو سطح المكتب: «تثبيت» أو «إضافة إلى الشاشة الرئيسية».",
};

export const WAITING_TEXTS: Words<typeof en.WAITING_TEXTS> = {
  title: "رسائلك على هذا الجهاز",
  written: {
    quote: (date) => `طلب عرض سعر، كُتب في ${isolated(date)}`,
    enquiry: (date) => `رسالة، كُتبت في ${isolated(date)}`,
  },
  waiting: "في انتظار الإرسال. لا يوجد اتصال، وستُرسل تلقائيًا فور عودته.",
  sent: (answer) => `تم الإرسال. ${answer}`,
  refused: (reasons) => `تعذر قبولها: ${reasons}`,
  sendNow: "إرسال الآن",
  stillNot: "إرسال الآن: لا يوجد اتصال حتى الآن.",
  remove: "حذف",
  close: "إغلاق",
  content: "ما كتبته",
  files: (names) => `ملفات تنتظر معها: ${names.map(isolated).join("، ")}`,
  elsewhere: "أُرسلت رسالة كانت تنتظر على هذا الجهاز.",
  elsewhereRefused: "رسالة كانت تنتظر على هذا الجهاز تحتاج إلى مراجعتك.",
  show: "عرض",
};
