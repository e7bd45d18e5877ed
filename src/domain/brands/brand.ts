import {
  email,
  lines,
  mandatoryText,
  paragraphs,
  picture,
  slug,
  text,
  webAddress,
  wholeNumber,
  year,
  yesNo,
} from "../content/fields.ts";
import { kindForm, type FormValues } from "../content/kind-form.ts";
import { EMAIL_MAX_LENGTH } from "../enquiries/enquiry.ts";
import { BRAND_LOGO_MAX_MB } from "../pictures/picture.ts";
import { isPlainName, PLAIN_NAME_MESSAGE } from "../text/plain-name.ts";

export const ESTABLISHED_MIN = 1800;
const FEATURED_LIMIT = { min: 1, max: 10, initial: 4 };

export const brandForm = kindForm(
  {
    name: mandatoryText({
      label: "Name",
      max: 200,
      missing: "Brand name is required",
      also: { test: isPlainName, message: PLAIN_NAME_MESSAGE },
    }),
    slug: slug(),
    logo: picture({ label: "Logo", maxMB: BRAND_LOGO_MAX_MB }),
    description: text({ label: "Description", max: 10_000, rows: 5, wide: true }),
    website: webAddress({ label: "Website" }),
    country: text({ label: "Country", max: 100 }),
    established: year({ label: "Established Year", from: ESTABLISHED_MIN }),
    featured: yesNo({
      label: "Featured Brand",
      hint: "Shown among the partner brands on the home page.",
      initial: false,
    }),
    headquarters: text({ label: "Headquarters", max: 200 }),
    employees: text({ label: "Employees", max: 100, placeholder: "about 50,000" }),
    paragraphs: paragraphs({ label: "Portrait" }),
    specialties: lines({ label: "Specialties", max: 40 }),
    markets: lines({ label: "Markets", max: 40 }),
    certifications: lines({ label: "Certifications", max: 40 }),
    contact_phone: text({ label: "Telephone", hint: "Empty where enquiries go through us.", max: 50, sameInAll: true }),
    contact_email: email({ label: "Email", max: EMAIL_MAX_LENGTH }),
    contact_address: text({ label: "Address", max: 500, wide: true }),
    featured_products_limit: wholeNumber({
      label: "Featured Products Limit",
      hint: `How many the brand card shows, from ${FEATURED_LIMIT.min} to ${FEATURED_LIMIT.max}.`,
      ...FEATURED_LIMIT,
    }),
    show_featured_products: yesNo({
      label: "Show Featured Products",
      hint: "Off: the brand card shows no list of products.",
      initial: true,
    }),
  },
  { name: "Brand Information", headquarters: "Profile", featured_products_limit: "Featured Products Settings" },
);
export const brandSchema = brandForm.schema;
export type BrandFormValues = FormValues<typeof brandForm>;
