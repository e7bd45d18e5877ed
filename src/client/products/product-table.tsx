import { TABLE_TEXTS as T } from "#texts/listing.ts";
import { Words } from "./words.tsx";
import { memo, useMemo } from "react";
import { PHONE_COLUMNS, tableColumns, tableValue, withTexts } from "#domain/listing/listing-table.ts";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import { facetFilesOf } from "#domain/listing/facet-columns.ts";
import type { ListingSort, ListingState } from "#domain/listing/product-listing.ts";
import { links } from "#texts/language/links.ts";
import { shownUnit } from "#domain/units/unit-system.ts";
import type { ProductCardView } from "./listing-cards.ts";
import { dataCell, dataTable, dataTableFrame } from "#styles/variants/data-table.ts";
import { useProductData, useFacets } from "../data/product-queries.ts";
import { ListButton } from "../lists/list-button.tsx";
import { AttributeHead, hasNumbers, SortHead } from "./product-table-heads.tsx";
import { ProductTableColumns } from "./product-table-columns.tsx";
import { useUnitSystem } from "../units/use-unit-system.ts";

const NO_FILES: readonly string[] = [];

type Props = {
  products: readonly ProductCardView[];
  state: ListingState;
  onChange: (changes: Partial<ListingState>, options?: { replace?: boolean }) => void;
};

/** Products in rows with the chosen specifications, which are loaded after the names. */
export const ProductTable = memo(function ProductTable({ products, state, onChange }: Props) {
  const system = useUnitSystem();
  const { data: productData, error: productDataError } = useProductData(true);
  const positions = products.map(({ slug }) => productData?.positionOf(slug) ?? -1);
  const files = productData
    ? facetFilesOf(productData, new Set(positions.map((position) => productData.category[position] ?? -1)))
    : [];
  const { data: facets, error } = useFacets(productData, { needed: files, further: NO_FILES });
  // Text attributes are loaded separately; until then the table has the other columns.
  const { data: texts, error: textError } = useFacets(productData, { needed: files, further: NO_FILES }, "texts");
  const asksForTexts = state.columns.some((id) =>
    productData?.attributes.some((attribute) => attribute.id === id && attribute.kind === "text"),
  );
  const isWaiting = asksForTexts && !texts && !textError;
  const values = useMemo(() => facets && withTexts(facets, texts), [facets, texts]);
  const columns =
    productData && values && !isWaiting ? tableColumns(productData, values, positions, state.columns) : undefined;
  const shown = columns?.shown ?? [];
  const failed = productDataError ?? error;
  const onSort = (sort: ListingSort, first: ListingState["order"]) => {
    const turned = state.order === "asc" ? "desc" : "asc";
    onChange({ sort, order: state.sort === sort ? turned : first });
  };

  return (
    <>
      <p className="sr-only" role="status">
        {failed ? failed.message : columns ? "" : T.loading}
      </p>
      {columns && (
        <ProductTableColumns
          {...columns}
          onColumns={(ids) => onChange({ columns: ids, page: state.page }, { replace: true })}
        />
      )}
      <div
        className={dataTableFrame({ fits: "xlarge" })}
        role="region"
        aria-label={T.label}
        tabIndex={0}
        aria-busy={!columns && !failed}
      >
        <table className={dataTable}>
          <caption className="sr-only">{T.label}</caption>
          <colgroup>
            <col className="inline-34 md:inline-52 xl:inline-[24%]" />
            <col className="inline-26 max-md:hidden xl:inline-[12%]" />
            {shown.map(({ id }, index) => (
              <col key={id} className={onPhone(index, "inline-27 md:inline-28 xl:inline-auto")} />
            ))}
            <col className="inline-38" />
          </colgroup>
          <thead>
            <tr>
              <SortHead kind="corner" sort="name" state={state} onSort={onSort}>
                {T.product}
              </SortHead>
              <SortHead sort="brandName" state={state} onSort={onSort} className="max-md:hidden">
                {T.brand}
              </SortHead>
              {shown.map((attribute, index) => (
                <AttributeHead
                  key={attribute.id}
                  attribute={attribute}
                  unit={shownUnit(attribute, system)}
                  state={state}
                  onSort={onSort}
                  className={onPhone(index)}
                />
              ))}
              <th scope="col" className={dataCell({ kind: "head", class: "font-[420] text-ink-soft" })}>
                <span className="sr-only">{T.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ slug, name, brand }, row) => (
              <tr key={slug}>
                <th scope="row" className={dataCell({ kind: "row" })}>
                  <a className="font-semibold hover:text-petrol hover:underline" href={links.product(slug)}>
                    <Words text={name} />
                  </a>
                  <span className="block annotation md:hidden">{brand && <Words text={brand} />}</span>
                </th>
                <td className={dataCell({ class: "max-md:hidden" })}>{brand && <Words text={brand} />}</td>
                {shown.map((attribute, index) => (
                  <td
                    key={attribute.id}
                    className={dataCell({ kind: kindOf(attribute), class: onPhone(index, TO_THE_RIGHT) })}
                  >
                    <Value text={values ? tableValue(values, attribute, positions[row] ?? -1, system) : null} />
                  </td>
                ))}
                <td className={dataCell()}>
                  <div className="flex flex-wrap gap-1">
                    <ListButton list="compare" slug={slug} name={name} place="cell" />
                    <ListButton list="quote" slug={slug} name={name} place="cell" />
                    <ListButton list="favourite" slug={slug} name={name} place="cell" />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
});

/** Figures end at the right in every direction of writing, so that their digits stand below each other. */
const TO_THE_RIGHT = "rtl:text-right";

/** Numbers are aligned below each other. */
const kindOf = (attribute: ListedAttribute) => (hasNumbers(attribute) ? "number" : "value");

/** The classes of a column of specifications; a phone shows only the first ones. */
const onPhone = (index: number, classes = ""): string => (index < PHONE_COLUMNS ? classes : `max-md:hidden ${classes}`);

function Value({ text }: { text: string | null }) {
  if (text !== null) return <Words text={text} />;
  return (
    <>
      <span className="text-ink-soft" aria-hidden="true">
        –
      </span>
      <span className="sr-only">{T.notStated}</span>
    </>
  );
}
