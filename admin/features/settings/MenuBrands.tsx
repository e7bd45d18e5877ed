import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { listError } from "../../records/bind-fields.ts";
import { Alert } from "../../ui/controls.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { AddChoice, ChosenList } from "../../ui/sortable/ChosenList.tsx";
import { labelOf } from "./settings-record.ts";

/** Which brands are listed in the Products menu, and in which order. */
export function MenuBrands() {
  const id = useId();
  const { data: brands = [] } = useQuery(brandsQuery);
  const { control, setValue, formState } = useFormContext<SettingsFormValues>();
  const slugs = useWatch({ control, name: "navigation_brands" });
  const set = (next: string[]) => setValue("navigation_brands", next, { shouldDirty: true, shouldValidate: true });
  const others = brands.filter((brand) => !slugs.includes(brand.slug));
  return (
    <div id="navigation_brands" tabIndex={-1} role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className={fieldLabel}>
        {labelOf("navigation_brands")}
      </p>
      <ChosenList
        label={labelOf("navigation_brands")}
        chosen={slugs}
        idOf={(slug) => slug}
        nameOf={(slug) => brands.find((brand) => brand.slug === slug)?.name ?? slug}
        onChange={set}
      />
      <Alert>{listError(formState, "navigation_brands")}</Alert>
      {others.length > 0 && (
        <AddChoice
          label="Add a brand to the menu"
          options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
          onAdd={(slug) => set([...slugs, slug])}
        />
      )}
    </div>
  );
}
