import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import type { FieldErrors } from "react-hook-form";
import type { Product } from "#db/products/products.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/text/form-fields.ts";
import { PRODUCT_FORM_WORDS } from "#domain/languages/word-fields.ts";
import { REQUIRED_FIELDS_MESSAGE } from "#domain/products/product.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { seriesQuery } from "../../queries/series.ts";
import { RecordEditor } from "../../records/RecordEditor.tsx";
import { Translations } from "../../records/translations/Translations.tsx";
import { recordScreens, RecordToEdit } from "../../records/record-screens.tsx";
import { BasicInformation } from "./BasicInformation.tsx";
import { Features } from "./Features.tsx";
import { ProductImages } from "./ProductImages.tsx";
import { Specifications } from "./Specifications.tsx";
import { copyValues, nextValues, productDefinition, type ProductForm, type ProductFormShape } from "./product-form.ts";
import { dropOffered, addPendingRows } from "./pending-rows.ts";

function refusal(form: ProductForm, errors: FieldErrors<ProductFormShape>): string {
  const { name, brand_id, category_id } = form.getValues();
  const incomplete = !name.trim() || !brand_id || !category_id || errors.description !== undefined;
  return incomplete ? REQUIRED_FIELDS_MESSAGE : MARKED_FIELDS_MESSAGE;
}

type Props = {
  product: Product | null;
  /** What a new product begins with. */
  begin?: { values: ProductFormShape; from: string };
  /** Names of specifications that the form begins with; those left without a value are not stored. */
  offered?: readonly string[];
};

const OFFERED_NOTE = "Names that are left without a value are not stored.";

/** Creates or changes a product. */
function ProductEditor({ product, begin, offered = [] }: Props) {
  const brands = useQuery(brandsQuery);
  const categories = useQuery(categoriesQuery);
  const series = useQuery(seriesQuery(product?.brand_id));
  const named = [...(brands.data ?? []), ...(categories.data ?? []), ...(series.data ?? [])];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (
    <RecordEditor
      definition={productDefinition}
      row={product}
      begin={begin}
      another
      names={names}
      beforeCheck={(form) => {
        addPendingRows(form);
        dropOffered(form, offered);
      }}
      refusal={refusal}
      actions={() =>
        product && (
          <Link to="/admin/products/new" search={{ copy: product.id }} className={buttonClass({ small: true })}>
            <Copy aria-hidden="true" />
            Duplicate
          </Link>
        )
      }
    >
      {({ slug }) => (
        <>
          <BasicInformation brands={brands} categories={categories} slug={slug} atName={begin !== undefined} />
          <Specifications note={offered.length > 0 ? OFFERED_NOTE : undefined} />
          <Features />
          <ProductImages />
          <Translations
            fields={PRODUCT_FORM_WORDS}
            record={product ? { table: "products", id: product.id } : undefined}
          />
        </>
      )}
    </RecordEditor>
  );
}

/** A new product that begins with parts of another one. */
function FurtherProduct({ original, copy }: { original: string; copy: boolean }) {
  return (
    <RecordToEdit definition={productDefinition} id={original}>
      {(product) => {
        const values = copy ? copyValues(product) : nextValues(product);
        return (
          <ProductEditor
            key={`${original} ${copy}`}
            product={null}
            begin={{ values, from: `${copy ? "copy" : "after"} ${original}` }}
            offered={copy ? [] : values.specifications.map(({ name }) => name)}
          />
        );
      }}
    </RecordToEdit>
  );
}

export function NewScreen() {
  const { copy, after } = useSearch({ from: "/protected/admin/products/new" });
  const original = copy ?? after;
  return original ? <FurtherProduct original={original} copy={copy !== undefined} /> : <ProductEditor product={null} />;
}

export const { EditScreen } = recordScreens(productDefinition, (product) => <ProductEditor product={product} />);
