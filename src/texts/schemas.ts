import * as z from "zod";

/** The schemas of the texts in this folder. Each module checks its texts when it is loaded. */

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const path = z.string().regex(/^\/[a-z0-9/.-]+$/);
/** The name of a Lucide icon, as in 'flask-conical'. */
const icon = slug;
const texts = z.array(text).min(1);

/** A heading with a short text below it. */
export const pointSchema = z.strictObject({ title: text, text });
export type Point = z.infer<typeof pointSchema>;

export const iconPointSchema = pointSchema.extend({ icon });
export type IconPoint = z.infer<typeof iconPointSchema>;

export const SOLUTION_IDS = [
  "hospitality",
  "healthcare",
  "pharmaceutical",
  "business",
  "food-beverage",
  "commercial",
] as const;

const caseStudySchema = z.strictObject({
  title: text,
  location: text,
  description: text,
  results: texts,
  image: path,
  /** The reference project this study is taken from. */
  reference: slug,
});

export const solutionSchema = z.strictObject({
  id: z.enum(SOLUTION_IDS),
  icon,
  title: text,
  description: text,
  image: path,
  features: texts,
  projectsLabel: text,
  /** One entry per paragraph. */
  detailedDescription: z.array(text).min(3).max(4),
  services: z
    .array(z.strictObject({ title: text, description: text }))
    .min(4)
    .max(6),
  caseStudies: z.tuple([caseStudySchema, caseStudySchema]),
  stats: z.array(z.strictObject({ number: text, label: text })).length(4),
});
export type Solution = z.infer<typeof solutionSchema>;

/** In the order of the tabs of the references page. */
export const REFERENCE_CATEGORIES = [
  "Hospitality",
  "Healthcare",
  "Pharmaceutical",
  "Commercial",
  "Food & Beverage",
  "Retail",
  "Residential",
] as const;

export const referenceSchema = z.strictObject({
  /** The last part of the project's address. */
  id: slug,
  title: text,
  location: text,
  category: z.enum(REFERENCE_CATEGORIES),
  year: z.int().min(2000).max(2025),
  description: text,
  /** One entry per paragraph. */
  detailedDescription: texts,
  scope: texts,
  value: z.string().regex(/^EGP \d+ million$/),
  duration: z.string().regex(/^\d+ months$/),
  client: text,
  image: path,
  /** Pictures of the machines, with a line drawing at the end. The main picture shows the building. */
  gallery: z
    .array(path)
    .refine((pictures) => pictures.every((picture) => !picture.includes("/scene-")), "A gallery shows machines")
    .refine((pictures) => pictures.at(-1)?.endsWith(".svg"), "The last picture of a gallery is a line drawing"),
  features: texts,
  challenges: texts,
  solutions: texts,
  results: texts,
  technologies: texts,
  certifications: texts,
});
export type Reference = z.infer<typeof referenceSchema>;

export const testimonialSchema = z.strictObject({
  name: text,
  position: text,
  company: text,
  quote: text,
  rating: z.int().min(1).max(5),
  projectValue: z.string().regex(/^EGP \d+ million$/),
  completionYear: z.int().min(2000).max(2025),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** What the site itself knows of a brand; everything else comes from the database. */
export const brandProfileSchema = z.strictObject({
  /** The slug of the brand in the database. */
  id: slug,
  /** Description, country and year are used only if the database has none. */
  description: text,
  country: text,
  founded: z.int().min(1800),
  specialties: texts,
  /** One entry per paragraph. */
  fullDescription: z.array(text).min(2).max(3),
  headquarters: text,
  employees: text.nullable(),
  markets: texts,
  certifications: texts,
  contact: z.strictObject({ phone: text.nullable(), email: z.email().nullable(), address: text }),
});
export type BrandProfile = z.infer<typeof brandProfileSchema>;

/** The anchors of the sections of the services page, in their order. */
const SERVICE_IDS = ["electrical", "plumbing", "hvac", "fire-protection", "automation", "maintenance"] as const;

export const serviceSchema = z.strictObject({
  id: z.enum(SERVICE_IDS),
  title: text,
  icon,
  summary: text,
  image: path,
  paragraphs: z.array(text).min(2),
  scope: texts,
  deliverables: texts,
  standards: texts,
});
export type Service = z.infer<typeof serviceSchema>;

/** A text page of the company: a heading, a lead and sections. */
export const companyTextSchema = z.strictObject({
  title: text,
  lead: text,
  paragraphs: texts,
});
export type CompanyText = z.infer<typeof companyTextSchema>;

/** A short text for a card on one page and a longer text for another page. */
export const cardAndTextSchema = companyTextSchema.extend({ card: text });
export type CardAndText = z.infer<typeof cardAndTextSchema>;

export const policySchema = z.strictObject({ title: text, paragraphs: texts, commitments: texts });
export type Policy = z.infer<typeof policySchema>;

export const factSchema = z.strictObject({ label: text, value: text });
export type Fact = z.infer<typeof factSchema>;
