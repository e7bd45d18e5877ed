import type { SiteSettings } from "./settings.ts";

type SettingLabel = { label: string; section: string };

/** The label of each typed setting, and the section of the settings screen that has its field. */
export const SETTING_LABELS: Record<keyof SiteSettings, SettingLabel> = {
  company_name: { label: "Company Name", section: "Company" },
  company_tagline: { label: "Tagline", section: "Company" },
  company_legal_name: { label: "Legal Name", section: "Company" },
  founding_year: { label: "Founding Year", section: "Company" },
  phones: { label: "Telephone Numbers", section: "Contact" },
  whatsapp_number: { label: "WhatsApp Number", section: "Contact" },
  whatsapp_greeting: { label: "WhatsApp Greeting", section: "Contact" },
  sales_email: { label: "Sales Email", section: "Contact" },
  support_email: { label: "Support Email", section: "Contact" },
  address: { label: "Address", section: "Address" },
  opening_hours: { label: "Opening Hours", section: "Contact" },
  support_hours: { label: "Support Hours", section: "Contact" },
  projects_completed: { label: "Projects Completed", section: "Figures" },
  satisfaction_percent: { label: "Client Satisfaction", section: "Figures" },
  engineers_count: { label: "Engineers", section: "Figures" },
  response_time: { label: "Response Time", section: "Figures" },
  social_links: { label: "Social Links", section: "Links and menu" },
  main_menu: { label: "Main Menu", section: "Links and menu" },
  footer_menu: { label: "Links in the Footer", section: "Links and menu" },
  languages: { label: "Further Languages", section: "Languages" },
  setting_words: { label: "Words in Other Languages", section: "Languages" },
  parts_off: { label: "Parts That Are Switched Off", section: "Links and menu" },
  navigation_brands: { label: "Brands in the Menu", section: "Links and menu" },
  seo_description: { label: "Search Description", section: "Search engines" },
  logo: { label: "Logo", section: "Look" },
  logo_dark: { label: "Logo for Dark Screens", section: "Look" },
  main_colour: { label: "Main Colour", section: "Look" },
  accent_colour: { label: "Accent Colour", section: "Look" },
  typeface: { label: "Typeface", section: "Look" },
  corners: { label: "Corners", section: "Look" },
  sample_company: { label: "Show the sample company", section: "Company" },
};

/** The sections of the settings screen in their order; the ids are those of its elements. */
export const SETTING_SECTIONS = [
  { id: "company", label: "Company" },
  { id: "figures", label: "Figures" },
  { id: "look", label: "Look" },
  { id: "contact", label: "Contact" },
  { id: "address", label: "Address" },
  { id: "links", label: "Links and menu" },
  { id: "search-engines", label: "Search engines" },
  { id: "languages", label: "Languages" },
  { id: "other", label: "Other settings" },
  { id: "enquiry-mail", label: "Enquiries by mail" },
  { id: "privacy", label: "Privacy" },
  { id: "administrators", label: "Administrators" },
] as const;

export type FoundSetting = SettingLabel & { key: string };

/** The settings with every word of the text in their label, section or key; none for an empty text. */
export function matchingSettings(text: string): FoundSetting[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return Object.entries(SETTING_LABELS)
    .map(([key, names]) => ({ key, ...names }))
    .filter(({ key, label, section }) => {
      const names = `${label} ${section} ${key.replaceAll("_", " ")}`.toLowerCase();
      return words.every((word) => names.includes(word));
    });
}
