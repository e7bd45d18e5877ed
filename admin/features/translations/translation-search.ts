import * as z from "zod/mini";
import { maybe, maybePage, maybeText } from "../../search-values.ts";

/** What the address of the list of translations says: the filters, the order and the page. */
export const translationsSearchSchema = z.object({
  /** The table of a kind. */
  kind: maybeText,
  status: maybe(z.enum(["missing", "outdated"])),
  search: maybeText,
  order: maybe(z.enum(["changed", "name"])),
  page: maybePage,
});
export type TranslationsSearch = z.infer<typeof translationsSearchSchema>;
