import type { SiteSettings } from "./settings.ts";

/** The parts of a postal address as they are read, such as '12 Example Street, Dokki', 'Giza 12611' and 'Egypt'. */
export function postalAddress({ street, district, city, postcode, country }: SiteSettings["address"]) {
  return {
    street: [street, district].filter(Boolean).join(", "),
    place: [city, postcode].filter(Boolean).join(" "),
    country,
  };
}

/** The lines of a postal address, in the order in which it is written; empty ones are left out. */
export function addressLines(address: SiteSettings["address"]): string[] {
  const { street, place, country } = postalAddress(address);
  return [street, place, country].filter(Boolean);
}
