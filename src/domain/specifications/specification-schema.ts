import * as z from "zod";
import { requiredText } from "../text/form-fields.ts";

/** The longest name of a specification, wherever it is typed: in a product, in the catalogue, in a change of many products. */
export const SPECIFICATION_NAME_MAX = 200;

export const specificationSchema = z.object({
  name: requiredText(SPECIFICATION_NAME_MAX, "Enter a name"),
  value: requiredText(1000, "Enter a value"),
});
/** One line of a product's specifications, which keep the order in which they were typed. */
export type Specification = z.infer<typeof specificationSchema>;
