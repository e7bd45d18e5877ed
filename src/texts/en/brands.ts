import { writtenNumber } from "#domain/text/written-numbers.ts";
import { plural } from "../language/plural.ts";

/** Texts of the pages and cards of brands. */
export const BRAND_TEXTS = {
  products: (count: number) => `View Products (${writtenNumber(count)})`,
  website: "Visit Website",
  about: (name: string) => `About ${name}`,
  contact: (name: string) => `${name} contact`,
  summary: (name: string) => `${name} equipment in our catalogue.`,
  country: "Country",
  founded: "Founded",
  employees: "Employees",
  specialties: "Specialties",
  markets: "Markets",
  certifications: "Certifications",
  headquarters: "Headquarters",
  address: "Address",
  phone: "Phone",
  email: "Email",
  phoneOfOffice: "Phone, through our office",
  emailOfOffice: "Email, through our office",
} as const;

/** Texts of a brand's card. */
export const BRAND_CARD_TEXTS = {
  featured: "Featured",
  website: "Website",
  more: (count: number) => `+ ${plural(count, { one: "# more item", other: "# more items" })}...`,
  available: (count: number) => plural(count, { one: "# product available", other: "# products available" }),
  visit: (name: string) => `${name}: Website`,
} as const;
