import * as z from "zod";
import { MISSING_KEYS } from "#domain/content/missing-data.ts";

/** The query of the table's address: the same filter as that of the list of products. */
export const tableSearchSchema = z.object({
  search: z.coerce.string().optional().catch(undefined),
  brand: z.coerce.string().optional().catch(undefined),
  category: z.coerce.string().optional().catch(undefined),
  missing: z.enum(MISSING_KEYS).optional().catch(undefined),
});
export type TableSearch = z.infer<typeof tableSearchSchema>;
