import { shortAddressLines } from "#domain/settings/postal-address.ts";
import { documentColours } from "#domain/look/look.ts";
import { initials } from "#domain/text/names.ts";
import { COLOURS } from "../theme.ts";
import type { CompanyFacts } from "#domain/submittals/company-facts.ts";

/** The facts about the company that the sheets show. */
export type CompanyView = {
  name: string;
  legalName: string;
  /** At most two lines. */
  address: string[];
  phones: { label: string; number: string }[];
  whatsapp: string;
  salesEmail: string;
  supportEmail: string;
  hours: string;
  supportHours: string;
  /** Beside its name; null draws the mark of the sample. */
  initials: string | null;
  /** What stands in place of colours of the theme, by these. */
  colours: Record<string, string>;
};

export function companyView(site: CompanyFacts): CompanyView {
  return {
    name: site.company_name,
    legalName: site.company_legal_name,
    address: shortAddressLines(site.address),
    phones: site.phones,
    whatsapp: site.whatsapp_number,
    salesEmail: site.sales_email,
    supportEmail: site.support_email,
    hours: site.opening_hours,
    supportHours: site.support_hours,
    initials: site.sample_company ? null : initials(site.company_name),
    colours: Object.fromEntries(
      Object.entries(documentColours(site)).map(([name, colour]) => [COLOURS[name as keyof typeof COLOURS], colour]),
    ),
  };
}
