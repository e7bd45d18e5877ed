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
