import {
  articleForm,
  certificateForm,
  memberForm,
  projectForm,
  sectorForm,
  serviceForm,
  testimonialForm,
} from "#domain/company/company-kinds.ts";
import { kindScreens } from "../../records/kind-screens.tsx";

export const project = kindScreens("project", projectForm);
export const service = kindScreens("service", serviceForm);
export const sector = kindScreens("sector", sectorForm);
export const testimonial = kindScreens("testimonial", testimonialForm);
export const article = kindScreens("article", articleForm);
export const certificate = kindScreens("certificate", certificateForm);
export const member = kindScreens("member", memberForm);
