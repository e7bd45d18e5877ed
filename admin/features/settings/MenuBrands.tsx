import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { moved } from "#domain/listing/ordering.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { Select, Alert } from "../../ui/controls.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { brandsQuery } from "../../queries/brands.ts";
import { RemoveButton } from "../../ui/form-entries.tsx";
import { toolbarSelect } from "../../ui/lists/Toolbar.tsx";
import { labelOf } from "./settings-record.ts";

/** Which brands are listed in the Products menu, and in which order. */
export function MenuBrands() {
  const id = useId();
  const { data: brands = [] } = useQuery(brandsQuery);
  const {
    control,
    setValue,
    formState: { errors },
  } = useFormContext<SettingsFormValues>();
  const slugs = useWatch({ control, name: "navigation_brands" });
  const set = (next: string[]) => setValue("navigation_brands", next, { shouldDirty: true, shouldValidate: true });
  const nameOf = (slug: string) => brands.find((brand) => brand.slug === slug)?.name ?? slug;
  const others = brands.filter((brand) => !slugs.includes(brand.slug));
  return (
    <div id="navigation_brands" tabIndex={-1} role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className={fieldLabel}>
        {labelOf("navigation_brands")}
      </p>
      {slugs.length > 0 && (
        <SortableList
          label={labelOf("navigation_brands")}
          items={slugs}
          idOf={(slug) => slug}
          nameOf={nameOf}
          onMove={(from, to) => set(moved(slugs, from, to))}
        >
          {(slug) => (
            <div className="flex items-center gap-3">
              <p className="flex-1 min-inline-0">{nameOf(slug)}</p>
              <RemoveButton name={nameOf(slug)} onRemove={() => set(slugs.filter((other) => other !== slug))} />
            </div>
          )}
        </SortableList>
      )}
      {errors.navigation_brands?.message && <Alert>{errors.navigation_brands.message}</Alert>}
      {others.length > 0 && (
        <Select
          label="Add a brand to the menu"
          className={toolbarSelect}
          value=""
          onChange={(event) => {
            if (event.target.value) set([...slugs, event.target.value]);
          }}
        >
          <option value="">Add a brand to the menu</option>
          {others.map((brand) => (
            <option key={brand.id} value={brand.slug}>
              {brand.name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
