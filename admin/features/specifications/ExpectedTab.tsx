import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { setCategoryAttributes, type CategoryAttribute, type StoredAttribute } from "#db/specifications/attributes.ts";
import { moved } from "#domain/listing/ordering.ts";
import { expectedIn } from "#domain/specifications/attribute.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { sheet, heading } from "#styles/variants/administration.ts";
import { IconButton, Options } from "../../ui/controls.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { categoryAttributesQuery } from "../../queries/attributes.ts";
import { categoriesQuery, categoryOptions } from "../../queries/categories.ts";
import { queryClient } from "../../query-client.ts";
import { failureText } from "../../ui/failure-text.ts";

type Props = { attributes: readonly StoredAttribute[]; expected: readonly CategoryAttribute[] };

/** Which specifications the products of a category are expected to have, in which order. Each change is stored at once. */
export function ExpectedTab({ attributes, expected }: Props) {
  const categories = useQuery(categoriesQuery).data ?? [];
  const [chosen, setChosen] = useState("");
  const category = categories.find(({ id }) => id === chosen);
  const setExpected = useSetExpected();
  const direct = expected
    .filter(({ category_id }) => category_id === chosen)
    .flatMap(({ attribute_id }) => attributes.find(({ id }) => id === attribute_id) ?? []);
  const inherited = category?.parent_id ? expectedIn(category.parent_id, attributes, expected, categories) : [];
  const taken = new Set([...direct, ...inherited].map(({ id }) => id));
  const store = (next: readonly StoredAttribute[]) =>
    setExpected(
      chosen,
      next.map(({ id }) => id),
    );
  return (
    <div className={sheet}>
      <SelectField label="Category" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">Select a category</option>
        <Options options={categoryOptions(categories, ({ id }) => id)} />
      </SelectField>
      {category && (
        <>
          {inherited.length > 0 && (
            <section className="grid gap-2">
              <h2 className={heading({ level: "section" })}>From the categories above</h2>
              <ul className="flex flex-wrap gap-1.5">
                {inherited.map(({ id, name }) => (
                  <li key={id} className={badge()}>
                    {name}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="grid gap-2">
            <h2 className={heading({ level: "section" })}>Expected in {category.name}</h2>
            {direct.length === 0 && <p className="text-sm text-ink-soft">Nothing of its own yet.</p>}
            <SortableList
              label={`Expected in ${category.name}`}
              items={direct}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              onMove={(from, to) => store(moved(direct, from, to))}
            >
              {(one) => (
                <div className="flex items-center justify-between gap-2">
                  <span className="wrap-anywhere">
                    {one.name} <span className="text-sm text-ink-soft">{one.unit}</span>
                  </span>
                  <IconButton
                    icon={X}
                    label={`Remove ${one.name}`}
                    tone="danger"
                    onClick={() => store(direct.filter(({ id }) => id !== one.id))}
                  />
                </div>
              )}
            </SortableList>
          </section>
          <SelectField
            label="Add"
            value=""
            onChange={(event) => {
              const added = attributes.find(({ id }) => id === event.target.value);
              if (added) store([...direct, added]);
            }}
          >
            <option value="">Select a specification of the catalogue</option>
            <Options
              options={attributes
                .filter(({ id }) => !taken.has(id))
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
          </SelectField>
        </>
      )}
    </div>
  );
}

/** Shows a change at once and stores it; changes made in quick succession are stored one after the other. */
function useSetExpected() {
  const last = useRef(Promise.resolve());
  const { queryKey } = categoryAttributesQuery;
  return (categoryId: string, ids: readonly string[]): void => {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (before) => [
      ...(before ?? []).filter(({ category_id }) => category_id !== categoryId),
      ...ids.map((attribute_id, position) => ({ category_id: categoryId, attribute_id, position })),
    ]);
    last.current = last.current
      .then(() => setCategoryAttributes(client, categoryId, ids))
      .catch((error: unknown) => {
        console.error("Storing expected specifications failed", error);
        toast.error(failureText(error, "Error saving what the category expects. Please try again."));
        return queryClient.invalidateQueries({ queryKey });
      });
  };
}
