import * as z from "zod";

/** The schemas of the texts in this folder. Each module checks its texts when it is loaded. */

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** The name of a Lucide icon, as in 'flask-conical'. */
const icon = slug;
const texts = z.array(text).min(1);

/** A heading with a short text below it. */
export const pointSchema = z.strictObject({ title: text, text });
export type Point = z.infer<typeof pointSchema>;

export const iconPointSchema = pointSchema.extend({ icon });
export type IconPoint = z.infer<typeof iconPointSchema>;

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
