import {
  listArticles,
  listCertificates,
  listMembers,
  listProjects,
  listSectors,
  listServices,
  listTestimonials,
} from "#db/content/company.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** What the company says of itself: the list of each kind. */
export const project = listScreen("project", {
  load: listProjects,
  about: "Projects that you have handed over appear on References, with a page and a datasheet each.",
  details: ["sector", "location", "year"],
});
export const service = listScreen("service", {
  load: listServices,
  about: "What you offer appears on Services and in the menu.",
  details: ["summary"],
});
export const sector = listScreen("sector", {
  load: listSectors,
  about: "The industries you work for appear on Solutions and in the menu, with a page and a brochure each.",
  details: ["description"],
});
export const testimonial = listScreen("testimonial", {
  load: listTestimonials,
  about: "What clients say of you appears on References.",
  details: ["position", "company", "project_value", "completion_year"],
});
export const article = listScreen("article", {
  load: listArticles,
  about: "What happened in the company appears on News, newest first, with a page each.",
  details: ["published_on", "summary"],
});
export const certificate = listScreen("certificate", {
  load: listCertificates,
  about: "What others have certified appears on Certificates, with who issued it and until when it is valid.",
  details: ["issuer", "number", "valid_until"],
});
export const member = listScreen("member", {
  load: listMembers,
  about: "The people whom clients meet appear on Team, if they have agreed.",
  details: ["position"],
});
