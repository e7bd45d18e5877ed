import { hasArabic } from "../text/arabic-letters.ts";
import type { SiteSettings } from "./settings.ts";

/** The parts with the comma of their script. */
const joined = (...parts: string[]): string => parts.filter(Boolean).join(parts.some(hasArabic) ? "، " : ", ");

/** The parts of a postal address as they are read, such as '12 Example Street, Dokki', 'Giza 12611' and 'Egypt'. */
export function postalAddress({ street, district, city, postcode, country }: SiteSettings["address"]) {
  return {
    street: joined(street, district),
    place: [city, postcode].filter(Boolean).join(" "),
    country,
  };
}

/** The lines of a postal address, in the order in which it is written; empty ones are left out. */
export function addressLines(address: SiteSettings["address"]): string[] {
  const { street, place, country } = postalAddress(address);
  return [street, place, country].filter(Boolean);
}

/** The same in at most two lines, for paper with little room: the street, then place and country. */
export function shortAddressLines(address: SiteSettings["address"]): string[] {
  const { street, place, country } = postalAddress(address);
  return [street, joined(place, country)].filter(Boolean);
}

/** Where the company is, without street and postcode: 'Dokki, Giza, Egypt'. */
export const areaOf = ({ district, city, country }: SiteSettings["address"]): string => joined(district, city, country);
