import { useId, useMemo } from "react";
import type { Brand } from "#db/products/brands.ts";
import type { SeriesName } from "#db/products/products.ts";
import type { BulkChange, BulkProduct } from "./bulk-change.ts";
import { compareNames } from "#domain/text/names.ts";
import { Fields, SelectField, TextField } from "../../ui/Field.tsx";
import { Options, Suggestions } from "../../ui/controls.tsx";

type Kind = Exclude<BulkChange["kind"], "category">;

/** A category is changed in a dialog of its own. */
const KINDS: Record<Kind, { label: string; begin: BulkChange }> = {
  brand: { label: "Brand", begin: { kind: "brand", brandId: "" } },
  series: { label: "Series", begin: { kind: "series", seriesId: "", brandId: "" } },
  featured: { label: "Featured", begin: { kind: "featured", featured: true } },
  "set specification": { label: "Set a specification", begin: { kind: "set specification", name: "", value: "" } },
  "remove specification": { label: "Remove a specification", begin: { kind: "remove specification", name: "" } },
  "add feature": { label: "Add a feature", begin: { kind: "add feature", text: "" } },
  "remove feature": { label: "Remove a feature", begin: { kind: "remove feature", text: "" } },
};

type Props = {
  change: BulkChange;
  onChange: (change: BulkChange) => void;
  brands: readonly Brand[];
  series: readonly SeriesName[];
  /** The selected products, whose names of specifications and features are offered. */
  products: readonly BulkProduct[];
};

/** What to change, and to what. */
export function BulkChangeFields({ change, onChange, brands, series, products }: Props) {
  const id = useId();
  const names = useMemo(
    () => inUse(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
    [products],
  );
  const features = useMemo(() => inUse(products.flatMap((product) => product.features)), [products]);
  return (
    <Fields>
      <SelectField
        label="What to change"
        value={change.kind}
        onChange={(event) => onChange(KINDS[event.target.value as Kind].begin)}
      >
        <Options options={Object.entries(KINDS).map(([value, { label }]) => ({ value, label }))} />
      </SelectField>
      {change.kind === "brand" && (
        <SelectField
          label="New brand"
          value={change.brandId}
          onChange={(event) => onChange({ ...change, brandId: event.target.value })}
        >
          <option value="">Select a brand</option>
          <Options options={brands.map((brand) => ({ value: brand.id, label: brand.name }))} />
        </SelectField>
      )}
      {change.kind === "series" && (
        <SelectField
          label="New series"
          value={change.seriesId}
          onChange={(event) => {
            const chosen = series.find(({ id }) => id === event.target.value);
            onChange({ ...change, seriesId: chosen?.id ?? "", brandId: chosen?.brand_id ?? "" });
          }}
        >
          <option value="">None</option>
          <Options
            options={series
              .filter(({ brand_id }) => products.some((product) => product.brand_id === brand_id))
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </SelectField>
      )}
      {change.kind === "featured" && (
        <SelectField
          label="Featured"
          value={change.featured ? "yes" : "no"}
          onChange={(event) => onChange({ ...change, featured: event.target.value === "yes" })}
        >
          <Options
            options={[
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ]}
          />
        </SelectField>
      )}
      {(change.kind === "set specification" || change.kind === "remove specification") && (
        <TextField
          label="Name of the specification"
          list={`${id}-names`}
          autoComplete="off"
          value={change.name}
          onChange={(event) => onChange({ ...change, name: event.target.value })}
        />
      )}
      {change.kind === "set specification" && (
        <TextField
          label="New value"
          autoComplete="off"
          value={change.value}
          onChange={(event) => onChange({ ...change, value: event.target.value })}
        />
      )}
      {(change.kind === "add feature" || change.kind === "remove feature") && (
        <TextField
          label="Feature"
          list={change.kind === "remove feature" ? `${id}-features` : undefined}
          autoComplete="off"
          value={change.text}
          onChange={(event) => onChange({ ...change, text: event.target.value })}
        />
      )}
      <Suggestions id={`${id}-names`} values={names} />
      <Suggestions id={`${id}-features`} values={features} />
    </Fields>
  );
}

/** The different texts, sorted; no more than a list can offer. */
const inUse = (texts: readonly string[]): string[] => [...new Set(texts)].sort(compareNames).slice(0, 500);
