import type { SiteSettings } from "../settings/settings.ts";

const FACTS = [
  "company_name",
  "company_legal_name",
  "address",
  "phones",
  "whatsapp_number",
  "sales_email",
  "support_email",
  "opening_hours",
  "support_hours",
  "sample_company",
  "main_colour",
  "accent_colour",
] as const satisfies readonly (keyof SiteSettings)[];

/** What documents say of the company, and the colours that they have. */
export type CompanyFacts = Pick<SiteSettings, (typeof FACTS)[number]>;

/** These facts alone, for a page that draws documents itself. */
export const companyFacts = (site: SiteSettings): CompanyFacts =>
  Object.fromEntries(FACTS.map((fact) => [fact, site[fact]])) as CompanyFacts;
