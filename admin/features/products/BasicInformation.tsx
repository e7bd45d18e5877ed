import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import { ITEM_TYPES } from "#domain/products/product.ts";
import { notice } from "#styles/variants/basics.ts";
import { Button, Options } from "../../ui/controls.tsx";
import { Fields, SelectField, TextArea, TextField } from "../../ui/Field.tsx";
import { categoryOptions } from "../../queries/categories.ts";
import { seriesQuery } from "../../queries/series.ts";
import { Card } from "../../ui/Card.tsx";
import { RecordSlug } from "../../records/SlugField.tsx";
import type { useSlug } from "../../records/use-slug.ts";
import { AvailabilityFields } from "./AvailabilityFields.tsx";
import { useProductForm } from "./product-form.ts";
import { bindFields } from "../../records/bind-fields.ts";

const ITEM_TYPE_NAMES: Record<(typeof ITEM_TYPES)[number], string> = {
  product: "Product",
  category: "Category (product family, series)",
};

type Props = {
  brands: UseQueryResult<Brand[]>;
  categories: UseQueryResult<Category[]>;
  slug: ReturnType<typeof useSlug>;
  /** Whether the name gets the focus at first. */
  atName: boolean;
};

/** Of which family of its brand the product is a size. A family is no size itself. */
function SeriesField() {
  const form = useProductForm();
  const [brand, type, chosen] = [form.watch("brand_id"), form.watch("item_type"), form.watch("series_id") ?? ""];
  const series = useQuery({ ...seriesQuery(brand), enabled: brand !== "" && type === "product" });
  if (type !== "product") return null;
  const offered = series.data ?? [];
  const isOther = chosen !== "" && series.isSuccess && !offered.some(({ id }) => id === chosen);
  return (
    <SelectField
      label="Series"
      hint={
        series.isError
          ? "The series could not be loaded: it stays as it is."
          : "The product family of which this is a size. Its page lists all of them."
      }
      {...bindFields(form)("series_id")}
      value={chosen}
    >
      <option value="">{series.isLoading ? "Loading series..." : "None"}</option>
      {(isOther || (chosen !== "" && !series.isSuccess)) && (
        <option value={chosen}>{isOther ? "A series of another brand" : "The present series"}</option>
      )}
      <Options options={offered.map(({ id, name }) => ({ value: id, label: name }))} />
    </SelectField>
  );
}

export function BasicInformation({ brands, categories, slug, atName }: Props) {
  const form = useProductForm();
  const field = bindFields(form);
  const failed = [brands, categories].filter((query) => query.isError && !query.data);
  return (
    <Card title="Basic Information">
      {failed.length > 0 && (
        <div role="alert" className={notice({ tone: "bad", class: "flex flex-wrap items-center gap-3" })}>
          The choices of brands and categories could not be loaded.
          <Button small onClick={() => failed.forEach((query) => void query.refetch())}>
            Retry
          </Button>
        </div>
      )}
      <Fields>
        <TextField label="Name" required autoFocus={atName} className="md:col-span-full" {...field("name")} />
        <SelectField label="Brand" required {...field("brand_id")} value={form.watch("brand_id")}>
          <option value="">{brands.isPending ? "Loading brands..." : "Select a brand"}</option>
          <Options options={(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
        </SelectField>
        <SelectField label="Category" required {...field("category_id")} value={form.watch("category_id")}>
          <option value="">{categories.isPending ? "Loading categories..." : "Select a category"}</option>
          <Options options={categoryOptions(categories.data ?? [], (category) => category.id)} />
        </SelectField>
        <SelectField label="Item Type" required {...field("item_type")}>
          <Options options={ITEM_TYPES.map((type) => ({ value: type, label: ITEM_TYPE_NAMES[type] }))} />
        </SelectField>
        <SeriesField />
        <TextField label="Model" {...field("model")} />
        <AvailabilityFields />
        <div className="md:col-span-full">
          <RecordSlug kind="product" slug={slug} />
        </div>
        <TextArea label="Description" required rows={6} className="md:col-span-full" {...field("description")} />
      </Fields>
    </Card>
  );
}
