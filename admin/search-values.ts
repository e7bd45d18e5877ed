/* zod/mini, which is smaller than zod: the first screen needs these schemas. */
import * as z from "zod/mini";

/** A part of an address that may be missing. Anything else than expected counts as missing: an address can be typed. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

export const maybeText = maybe(z.coerce.string());

/** The number of a page of a list; the first one is not named. */
export const maybePage = maybe(z.coerce.number().check(z.gte(2), z.multipleOf(1)));
