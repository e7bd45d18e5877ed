import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { categoriesQuery, categoryOptions } from "../../queries/categories.ts";
import { Options } from "../../ui/controls.tsx";
import { SelectField, type FieldFrame } from "../../ui/Field.tsx";
import { bindFields } from "../bind-fields.ts";

/** One of the categories, or all of them. */
export function CategoryField({ name, ...frame }: FieldFrame & { name: string }) {
  const form = useFormContext();
  const categories = useQuery(categoriesQuery);
  const chosen = String(useWatch({ control: form.control, name }) ?? "");
  const options = categoryOptions(categories.data ?? [], ({ id }) => id);
  const isUnknown = chosen !== "" && !options.some(({ value }) => value === chosen);
  return (
    <SelectField
      {...frame}
      {...bindFields(form)(name)}
      value={chosen}
      hint={categories.isError ? "The categories could not be loaded." : frame.hint}
    >
      <option value="">All categories</option>
      {isUnknown && <option value={chosen}>{categories.data ? "A deleted category" : "Loading categories..."}</option>}
      <Options options={options} />
    </SelectField>
  );
}
