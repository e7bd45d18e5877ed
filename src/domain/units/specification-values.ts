import * as z from "zod";

const quantitySchema = z.object({
  low: z.number().nullable(),
  high: z.number().nullable(),
  unit: z.string().nullable(),
});

/**
 * A number, or a range of numbers, with its unit: '12 kW' is 12 to 12 kW, '10–12 kW' is 10 to 12 kW. An open end is null:
 * '≤ 0.5' has no `low`.
 */
export type Quantity = z.infer<typeof quantitySchema>;

/** The quantities read from a product's specifications, an entry for each; null if the value is text. */
export const specificationValuesSchema = z.array(z.array(quantitySchema).nullable()).nullable();

const SAME = 0.02;

/** Whether two numbers of one value are about equal, as the same quantity in two units is: '1,055 kW (300 TR)'. */
export const isAbout = (a: number | null | undefined, b: number | null | undefined): boolean =>
  a === b || (a != null && b != null && Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b)));
