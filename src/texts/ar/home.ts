import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/home.ts";
import type { Words } from "../language/page-language.ts";

/** Texts of the home page. */
export const HOME_TEXTS: Words<typeof en.HOME_TEXTS> = {
  discover: "تعرّف على خدماتنا",
  viewProducts: "عرض المنتجات",
  lead: "كل المنتجات بأرقامها وصورها ونشرات بياناتها.",
  catalogue: "فئات المنتجات",
  plantRoom: `غرفة الماكينات ${isolated("(−5.60)")} كما في الرسم`,
  learnMore: "المزيد عن الشركة",
  brands: "العلامات التجارية التي نعمل معها",
  brandsLead: "شركات مصنّعة نعرف معداتها من الاختيار حتى الصيانة.",
  browseAll: "تصفّح كل المنتجات",
  services: "خدمات من أول تصوّر حتى وردية الليل",
  servicesLead: "ستة تخصصات في عقد واحد، ومهندس واحد مسؤول عن التنسيق بينها.",
  buildingKey: {
    petrol: "المياه المثلجة، من غرفة الماكينات إلى كل دور",
    copper: "مياه المكثف، من المبرد إلى برج التبريد",
    ink: "الهواء المعالج، من وحدة السطح إلى كل غرفة",
  },
  building: "قطاع في مبنى يوضح غرفة الماكينات والمواسير الصاعدة ووحدات الفان كويل وبرج التبريد ووحدة مناولة الهواء",
  learnMoreAbout: (service) => `اعرف المزيد عن ${isolated(service)}`,
  serviceLearnMore: "اعرف المزيد",
  consultation: "تحدّث مع مهندس عن مشروعك",
  consultationText: "أرسل رسمًا أو جدول معدات أو حتى مساحة المبنى فقط، ويصلك رد بأرقام يمكنك أن تحسب بها.",
  consultationButton: "طلب استشارة",
  profile: "تحميل ملف تعريف الشركة",
  call: "اتصل بنا",
  mail: "راسلنا",
};
