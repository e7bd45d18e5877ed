import type * as en from "../en/newsletter.ts";
import type { Words } from "../language/page-language.ts";

/** Texts of the newsletter pages: those that the links in its mails open, and those after pressing their button. */
export const NEWSLETTER_TEXTS: Words<typeof en.NEWSLETTER_TEXTS> = {
  confirm: {
    title: "تأكيد الاشتراك",
    text: "اضغط الزر لتصلك النشرة على البريد الذي أرسلنا إليه الرابط: معدات جديدة ومشروعات تم تسليمها وملاحظات فنية، بضع مرات في السنة.",
    button: "تأكيد الاشتراك",
  },
  confirmed: {
    title: "تم الاشتراك",
    text: "شكرًا لك. أُضيف بريدك إلى القائمة. وفي كل نشرة رابط لإلغاء الاشتراك.",
  },
  unsubscribe: {
    title: "إلغاء الاشتراك في النشرة",
    text: "اضغط الزر ليُحذف بريدك من القائمة فورًا.",
    button: "إلغاء الاشتراك",
  },
  unsubscribed: {
    title: "تم إلغاء الاشتراك",
    text: "حُذف بريدك من القائمة. يمكنك الاشتراك من جديد في أي وقت من أسفل أي صفحة.",
  },
  expired: {
    title: "هذا الرابط غير صالح",
    text: "مضى عليه وقت طويل، أو سبق استخدامه، أو أنه غير مكتمل. اكتب بريدك مرة أخرى أسفل هذه الصفحة ليصلك رابط جديد. ولإلغاء الاشتراك راسلنا.",
  },
};
