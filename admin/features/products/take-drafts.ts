import type { UseFormReturn } from "react-hook-form";
import type { CheckedProduct, ProductFormShape } from "./product-form.ts";

type Form = UseFormReturn<ProductFormShape, unknown, CheckedProduct>;

/** Adds the specification in the add row, if name and value are both there. */
export function takeSpecification(form: Form): boolean {
  const { draft, specifications } = form.getValues();
  const [name, value] = [draft.name.trim(), draft.value.trim()];
  if (!name || !value) return false;
  form.setValue("specifications", [...specifications, { name, value }], { shouldDirty: true });
  form.setValue("draft.name", "");
  form.setValue("draft.value", "");
  form.clearErrors("draft");
  return true;
}

/** Adds the feature in the add row, if there is one. */
export function takeFeature(form: Form): boolean {
  const { draft, features } = form.getValues();
  const text = draft.feature.trim();
  if (!text) return false;
  form.setValue("features", [...features, { text }], { shouldDirty: true });
  form.setValue("draft.feature", "");
  return true;
}

/** Takes out the specifications that only have a name which was offered, and no value. */
export function dropOffered(form: Form, offered: readonly string[]): void {
  const { specifications } = form.getValues();
  const filled = specifications.filter(({ name, value }) => value.trim() !== "" || !offered.includes(name));
  if (filled.length < specifications.length) form.setValue("specifications", filled, { shouldDirty: true });
}

/** What was typed into the add rows belongs to the product, with or without a press on Add. */
export function takeDrafts(form: Form): void {
  takeSpecification(form);
  takeFeature(form);
}
