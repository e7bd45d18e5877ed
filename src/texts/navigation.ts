/** The six sectors, in the order of the solutions menu. */
export const SECTORS = [
  { slug: "hospitality", name: "Hospitality", hint: "Hotels and resorts" },
  { slug: "healthcare", name: "Healthcare", hint: "Hospitals and clinics" },
  { slug: "pharmaceutical", name: "Pharmaceutical", hint: "Clean rooms and laboratories" },
  { slug: "business", name: "Business", hint: "Offices and data rooms" },
  { slug: "food-beverage", name: "Food & Beverage", hint: "Plants and cold stores" },
  { slug: "commercial", name: "Commercial", hint: "Malls and mixed use" },
] as const;

/** The services in the footer, with their anchors on the services page. */
export const SERVICE_LINKS = [
  { anchor: "electrical", name: "Electrical" },
  { anchor: "plumbing", name: "Plumbing" },
  { anchor: "hvac", name: "HVAC" },
  { anchor: "fire-protection", name: "Fire Protection" },
  { anchor: "automation", name: "Automation" },
  { anchor: "maintenance", name: "Maintenance" },
] as const;
