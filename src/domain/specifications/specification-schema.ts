import * as z from "zod";
import { requiredText } from "../form-fields.ts";

export const specificationSchema = z.object({
  name: requiredText(200, "Enter a name"),
  value: requiredText(1000, "Enter a value"),
});
/** One line of a product's specifications, which keep the order in which they were typed. */
export type Specification = z.infer<typeof specificationSchema>;
