import { BUDGETS, PROJECT_TYPES, TIMELINES } from "#domain/enquiries/enquiry.ts";
import { FILE_HINT } from "#domain/enquiries/enquiry-files.ts";

/** Texts of the contact page and its form. Only for pages: the choices come with the schema, which scripts load later. */
export const CONTACT_TEXTS = {
  title: "Contact",
  description: (parts: readonly string[]) => `Talk to an engineer: ${parts.join(", ")}.`,
  heading: "Talk to an engineer",
  lead: "Send a drawing, a schedule or a question. It reaches somebody who can calculate with it.",
  call: "Schedule Call",
  location: "Location",
  maps: "Open in maps",
  mail: "Email",
  sales: "Sales",
  support: "Support",
  telephone: "Phone",
  form: "Send us a message",
  required: "Fields marked with * are required.",
  about: "About:",
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    company: "Company",
    projectType: "Project type",
    budget: "Budget",
    timeline: "Timeline",
    message: "Message",
    projectName: "Project name",
    deadline: "Quotation needed by",
  },
  choose: "Please choose",
  projectTypes: PROJECT_TYPES,
  budgets: BUDGETS,
  timelines: TIMELINES,
  fileHint: FILE_HINT,
  send: "Send Message",
  /** Of a field that only bots see. */
  guard: "Leave this field empty",
  /** When the server could not be reached. */
  failed: "Your message could not be sent. Nothing is lost: please try again, or call us.",
} as const;
