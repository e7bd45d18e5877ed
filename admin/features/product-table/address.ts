import * as z from "zod";

/** The filter of the table in its address: that of the list of products, with the slug of a brand. */
export const tableSearchSchema = z.object({
  search: z.coerce.string().optional().catch(undefined),
  brand: z.coerce.string().optional().catch(undefined),
  category: z.coerce.string().optional().catch(undefined),
});
export type TableSearch = z.infer<typeof tableSearchSchema>;
