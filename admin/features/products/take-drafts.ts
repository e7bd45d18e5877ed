import type { UseFormReturn } from "react-hook-form";
import { withUnit } from "#domain/quantity.ts";
import { attributesQuery } from "../../queries/attributes.ts";
import { queryClient } from "../../query-client.ts";
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

/** Adds what was typed into the fields of expected specifications, with their units. */
function takeExpected(form: Form): void {
  const { draft, specifications } = form.getValues();
  const attributes = queryClient.getQueryData(attributesQuery.queryKey) ?? [];
  const left = { ...draft.expected };
  const taken = Object.entries(draft.expected ?? {}).flatMap(([id, value]) => {
    const attribute = attributes.find((one) => one.id === id);
    if (!attribute) return [];
    delete left[id];
    return value.trim() === "" ? [] : [{ name: attribute.name, value: withUnit(value, attribute.unit) }];
  });
  if (taken.length === 0) return;
  form.setValue("specifications", [...specifications, ...taken], { shouldDirty: true });
  form.setValue("draft.expected", left);
}

/** What was typed into the add rows belongs to the product, with or without a press on Add. */
export function takeDrafts(form: Form): void {
  takeExpected(form);
  takeSpecification(form);
  takeFeature(form);
}
