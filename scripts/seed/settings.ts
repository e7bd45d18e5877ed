import { wordsOfSetting } from "#domain/settings/setting-words.ts";
import arabic from "./arabic/settings.json" with { type: "json" };

type SampleSetting = { key: string; value: unknown; description: string };

/** Sample names, numbers and addresses, to be replaced under Settings. */
const SAMPLE: readonly SampleSetting[] = [
  {
    key: "company_name",
    value: "Plantroom MEP",
    description: "The name shown in the navigation, the footer and search results.",
  },
  {
    key: "company_tagline",
    value: "Mechanical, electrical and plumbing engineering for Egypt",
    description: "One line that says what the company does, shown under its name.",
  },
  {
    key: "company_legal_name",
    value: "Plantroom MEP Contracting (sample company)",
    description: "The registered name, shown beside the copyright year and on legal pages.",
  },
  {
    key: "phones",
    value: [
      { label: "Office", number: "+20 2 5550 0100" },
      { label: "Service", number: "+20 2 5550 0101" },
    ],
    description: "Telephone numbers with a label each. The first is used for the Call Now buttons.",
  },
  {
    key: "whatsapp_number",
    value: "+20 100 555 0100",
    description: "The number that the chat button opens, with the country code.",
  },
  {
    key: "whatsapp_greeting",
    value: "Hello! I need assistance with your MEP services.",
    description: "The text a visitor finds already typed when the chat opens.",
  },
  {
    key: "sales_email",
    value: "sales@plantroom.example",
    description: "The email address for offers, shown in the footer and on the contact page.",
  },
  {
    key: "support_email",
    value: "support@plantroom.example",
    description: "The email address for service and documentation requests.",
  },
  {
    key: "address",
    value: {
      street: "12 Sample Street",
      district: "Dokki",
      city: "Giza",
      country: "Egypt",
      postcode: "12611",
      map_url: "https://www.openstreetmap.org/#map=14/30.0385/31.2118",
    },
    description: "The office address in parts, and the link that opens a map.",
  },
  {
    key: "opening_hours",
    value: "Monday to Sunday 9:00 AM to 5:00 PM",
    description: "When the office answers the telephone.",
  },
  { key: "support_hours", value: "24/7", description: "When the service hotline can be reached." },
  { key: "founding_year", value: 2015, description: "The year in which the company was founded, as a number." },
  { key: "projects_completed", value: "50+", description: "Number of completed projects as shown among the figures." },
  { key: "satisfaction_percent", value: "98%", description: "Client satisfaction as shown among the figures." },
  { key: "engineers_count", value: "50+", description: "Number of engineers as shown among the figures." },
  { key: "response_time", value: "2 hr", description: "How quickly service responds, as shown among the figures." },
  {
    key: "social_links",
    value: [
      { label: "LinkedIn", url: "https://www.linkedin.com/company/example" },
      { label: "Facebook", url: "https://www.facebook.com/example" },
      { label: "YouTube", url: "https://www.youtube.com/@example" },
      { label: "Instagram", url: "https://www.instagram.com/example" },
    ],
    description: "Links to social networks in the footer, in this order.",
  },
  {
    key: "navigation_brands",
    value: ["carrier", "daikin", "trane"],
    description: "The slugs of the brands in the Products menu, in this order.",
  },
  {
    key: "seo_description",
    value:
      "Chillers, air handling, pumps, electrical distribution, fire protection and controls, supplied and installed across Egypt.",
    description: "The text search engines show under the name of the site, up to about 155 characters.",
  },
  {
    key: "sample_company",
    value: true,
    description:
      "Shows the texts of the sample company on the home page, Corporate, Mission and Vision, and in the company profile.",
  },
];

/** The words of a setting beside those in Arabic. Throws if they are not as many. */
function wordsInArabic({ key, value }: SampleSetting) {
  const translations = (arabic as Readonly<Record<string, string | string[]>>)[key];
  if (translations === undefined) return [];
  const texts = [translations].flat();
  const words = wordsOfSetting(value);
  if (words.length !== texts.length) throw new Error(`${key} has ${words.length} words, and ${texts.length} in Arabic`);
  return words.map((source, index) => ({ language: "ar", source, text: texts[index] ?? "" }));
}

export const SETTINGS: readonly SampleSetting[] = [
  ...SAMPLE,
  { key: "languages", value: ["ar"], description: "The languages of the site beside English." },
  {
    key: "setting_words",
    value: SAMPLE.flatMap(wordsInArabic),
    description: "What the texts of these settings are in other languages.",
  },
];
