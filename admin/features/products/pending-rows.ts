import { expectedIn } from "#domain/specifications/attribute.ts";
import { withUnit } from "#domain/units/quantity.ts";
import { attributesQuery, categoryAttributesQuery } from "../../queries/attributes.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { queryClient } from "../../query-client.ts";
import type { ProductForm } from "./product-form.ts";

/** Adds the specification in the add row, if it has both name and value. */
export function addPendingSpecification(form: ProductForm): boolean {
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
export function addPendingFeature(form: ProductForm): boolean {
  const { draft, features } = form.getValues();
  const text = draft.feature.trim();
  if (!text) return false;
  form.setValue("features", [...features, { text }], { shouldDirty: true });
  form.setValue("draft.feature", "");
  return true;
}

/** Adds what was typed into the fields of expected specifications, with their units and in the order of the fields. */
function addExpected(form: ProductForm): void {
  const { draft, specifications, category_id } = form.getValues();
  const typed = draft.expected ?? {};
  const attributes = queryClient.getQueryData(attributesQuery.queryKey) ?? [];
  const places = queryClient.getQueryData(categoryAttributesQuery.queryKey) ?? [];
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? [];
  const inOrder = new Set([...expectedIn(category_id, attributes, places, categories), ...attributes]);
  const known = [...inOrder].filter(({ id }) => typed[id] !== undefined);
  const taken = known.flatMap(({ id, name, unit }) => {
    const value = withUnit(typed[id] ?? "", unit);
    return value === "" ? [] : [{ name, value }];
  });
  if (taken.length === 0) return;
  const left = Object.entries(typed).filter(([id]) => !known.some((one) => one.id === id));
  form.setValue("specifications", [...specifications, ...taken], { shouldDirty: true });
  form.setValue("draft.expected", Object.fromEntries(left));
}

/** Removes the specifications whose name was offered and that got no value. */
export function dropOffered(form: ProductForm, offered: readonly string[]): void {
  const { specifications } = form.getValues();
  const filled = specifications.filter(({ name, value }) => value.trim() !== "" || !offered.includes(name));
  if (filled.length < specifications.length) form.setValue("specifications", filled, { shouldDirty: true });
}

/** Adds everything that was typed into the add rows, as if Add had been pressed. */
export function addPendingRows(form: ProductForm): void {
  addExpected(form);
  addPendingSpecification(form);
  addPendingFeature(form);
}
