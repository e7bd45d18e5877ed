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

/** What the values of a product's specifications say, one entry for each: its quantities, or null where it is text. */
export const specificationValuesSchema = z.array(z.array(quantitySchema).nullable()).nullable();

const SAME = 0.02;

/** Whether two numbers of one value say the same in two units: '1,055 kW (300 TR)'. */
export const isAbout = (a: number | null | undefined, b: number | null | undefined): boolean =>
  a === b || (a != null && b != null && Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b)));
