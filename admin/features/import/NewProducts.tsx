import { useQuery } from "@tanstack/react-query";
import { columnOf, type Mapping } from "#domain/import/columns/mapping.ts";
import { Fields, SelectField, TextArea, TextField } from "../../ui/Field.tsx";
import { Options } from "../../ui/controls.tsx";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery, categoryOptions } from "../../queries/categories.ts";
import { Card } from "../../ui/Card.tsx";
import type { Import, OpenImport } from "./use-import.ts";

const BUILT_FROM = "Write {Column} where the value of a column goes, for example {Brand} {Model}.";

/** The defaults for new products whose rows have no value. */
export function NewProducts({ work, open: { mapping } }: { work: Import; open: OpenImport }) {
  const { data: brands = [] } = useQuery(brandsQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (mapping.onNew === "skip" || mapping.exported) return null;
  const { targets, made } = mapping;
  const set = (change: Partial<Mapping>) => work.setMapping({ ...mapping, ...change });
  const has = (field: "name" | "description" | "brand" | "category") => columnOf(targets, field) !== -1;
  return (
    <Card title="New products">
      {!has("name") && (
        <TextField
          required
          label="Their name is made of"
          hint={BUILT_FROM}
          value={made.name}
          onChange={(event) => set({ made: { ...made, name: event.target.value } })}
        />
      )}
      <TextArea
        required={!has("description")}
        rows={2}
        label={has("description") ? "Where the description is empty, it is made of" : "Their description is made of"}
        hint={`${BUILT_FROM} {name} is the name of the product.`}
        value={made.description}
        onChange={(event) => set({ made: { ...made, description: event.target.value } })}
      />
      <Fields>
        <SelectField
          label={has("brand") ? "Brand of rows without one" : "Brand of all of them"}
          required={!has("brand")}
          value={mapping.brand}
          onChange={(event) => set({ brand: event.target.value })}
        >
          <option value="">{has("brand") ? "None: such rows are refused" : "Choose a brand"}</option>
          <Options options={brands.map(({ id, name }) => ({ value: id, label: name }))} />
        </SelectField>
        <SelectField
          label={has("category") || made.category ? "Category of rows without one" : "Category of all of them"}
          required={!has("category") && !made.category}
          value={mapping.category}
          onChange={(event) => set({ category: event.target.value })}
        >
          <option value="">
            {has("category") || made.category ? "None: such rows are refused" : "Choose a category"}
          </option>
          <Options options={categoryOptions(categories, ({ id }) => id)} />
        </SelectField>
        {!has("category") && (
          <TextField
            label="Or the category is made of"
            hint="What it means is chosen below."
            value={made.category}
            onChange={(event) => set({ made: { ...made, category: event.target.value } })}
          />
        )}
      </Fields>
    </Card>
  );
}
