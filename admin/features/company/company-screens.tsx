import * as forms from "#domain/company/company-kinds.ts";
import { kindScreens } from "../../records/kind-screens.tsx";

/** The editors of what the company says of itself. */
export const COMPANY_SCREENS = {
  project: kindScreens("project", forms.projectForm),
  service: kindScreens("service", forms.serviceForm),
  sector: kindScreens("sector", forms.sectorForm),
  testimonial: kindScreens("testimonial", forms.testimonialForm),
  article: kindScreens("article", forms.articleForm),
  certificate: kindScreens("certificate", forms.certificateForm),
  member: kindScreens("member", forms.memberForm),
};
