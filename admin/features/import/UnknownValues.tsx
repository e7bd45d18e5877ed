import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { textKey } from "#domain/import/table/table-cells.ts";
import { columnOf, type Mapping } from "#domain/import/columns/mapping.ts";
import { CREATE } from "#domain/import/columns/named-values.ts";
import type { UnknownValue } from "#domain/import/unknown-values.ts";
import { counted } from "#domain/text/text.ts";
import { Select, Options, type SelectOption } from "../../ui/controls.tsx";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery, categoryOptions } from "../../queries/categories.ts";
import { queryKeys } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import type { Import, OpenImport } from "./use-import.ts";

/** For brands and categories of the table that are not in the catalogue: chooses an existing one, or to create it. */
export function UnknownValues({ work, open: { mapping, reading } }: { work: Import; open: OpenImport }) {
  const { data: brands = [] } = useQuery(brandsQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { targets, made } = mapping;
  const { data: unknown } = useQuery({
    queryKey: queryKeys.importUnknown(
      reading,
      { brand: columnOf(targets, "brand"), category: columnOf(targets, "category") },
      made.category,
    ),
    queryFn: () => work.session().unknown({ targets, made }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  if (!unknown) return null;
  if (unknown.brands.length === 0 && unknown.categories.length === 0) return null;
  return (
    <Card title="Brands and categories that are not there">
      <p className="text-sm text-ink-soft max-inline-[65ch]">
        Nothing is created unless you say so here. Rows with a value that means nothing are refused.
      </p>
      <Values
        noun="brand"
        values={unknown.brands}
        choices={mapping.brands}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        onChoices={(choices) => work.setMapping({ ...mapping, brands: choices })}
      />
      <Values
        noun="category"
        values={unknown.categories}
        choices={mapping.categories}
        options={categoryOptions(categories, ({ id }) => id)}
        onChoices={(choices) => work.setMapping({ ...mapping, categories: choices })}
      />
    </Card>
  );
}

type Props = {
  noun: "brand" | "category";
  values: readonly UnknownValue[];
  choices: Mapping["brands"];
  options: readonly SelectOption[];
  onChoices: (choices: Mapping["brands"]) => void;
};

const SHOWN = 100;

function Values({ noun, values, choices, options, onChoices }: Props) {
  if (values.length === 0) return null;
  const chosen = new Map(choices.map(({ value, choice }) => [textKey(value), choice]));
  const set = (value: string, choice: string) =>
    onChoices([...choices.filter((one) => textKey(one.value) !== textKey(value)), { value, choice }]);
  return (
    <ul className="*:border-line *:not-first:border-bs">
      {values.slice(0, SHOWN).map(({ value, rows, likely }) => (
        <li key={value} className="grid items-center gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
          <p className="wrap-anywhere">
            {value} <span className="text-sm text-ink-soft">{counted(rows, "row")}</span>
          </p>
          <Select
            label={`What the ${noun} "${value}" means`}
            value={chosen.get(textKey(value)) ?? likely}
            onChange={(event) => set(value, event.target.value)}
          >
            <option value="">Nothing: refuse these rows</option>
            <option value={CREATE}>{`Create the ${noun} "${value.slice(0, 60)}"`}</option>
            <optgroup label={noun === "brand" ? "Brands" : "Categories"}>
              <Options options={options} />
            </optgroup>
          </Select>
        </li>
      ))}
      {values.length > SHOWN && (
        <li className="py-2 text-sm text-ink-soft">
          And {values.length - SHOWN} more, whose rows are refused. Is this the right column?
        </li>
      )}
    </ul>
  );
}
