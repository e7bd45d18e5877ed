import { listScreen, type CompanyKind, type KindList } from "../../records/list-screen.tsx";

/** What the company says of itself: the list of each kind. */
const LISTS: Record<CompanyKind, KindList> = {
  project: {
    about: "Projects that you have handed over appear on References, with a page and a datasheet each.",
    details: ["sector", "location", "year"],
  },
  service: {
    about: "What you offer appears on Services and in the menu.",
    details: ["summary"],
  },
  sector: {
    about: "The industries you work for appear on Solutions and in the menu, with a page and a brochure each.",
    details: ["description"],
  },
  testimonial: {
    about: "What clients say of you appears on References.",
    details: ["position", "company", "project_value", "completion_year"],
  },
  article: {
    about: "What happened in the company appears on News, newest first, with a page each.",
    details: ["published_on", "summary"],
  },
  certificate: {
    about: "What others have certified appears on Certificates, with who issued it and until when it is valid.",
    details: ["issuer", "number", "valid_until"],
  },
  member: {
    about: "The people whom clients meet appear on Team, if they have agreed.",
    details: ["position"],
  },
};

/** The screen with the list of a kind. */
export const companyList = (kind: CompanyKind) => listScreen(kind, LISTS[kind]);
