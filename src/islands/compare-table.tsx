import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { ComparedCell, ComparedGroup } from "#domain/comparison.ts";
import { routes } from "#domain/routes.ts";
import type { ComparedProduct } from "#views/product-page.ts";
import { button } from "../styles/variants/button.ts";
import { dataCell, dataTable, dataTableFrame } from "../styles/variants/data-table.ts";
import { link } from "../styles/variants/link.ts";
import type { ComparedColumn } from "./compared-products.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { QuoteButton } from "./quote-button.tsx";
import { SafePicture } from "./safe-picture.tsx";

const TEXTS = {
  caption: "Products side by side",
  specification: "Specification",
  product: "Product",
  remove: "Remove",
  differs: "differs",
  best: "best",
  notStated: "not stated",
  loading: "Loading …",
  unknown: "This product is not in the catalogue",
  unknownText: "It may have been renamed, or it is no longer offered.",
  tryAgain: "Try again",
  quote: "Request Quote",
  noImage: "No Image",
};

const SOFT = "text-ink-soft";
/** Small, because the head of a column stays on the screen, and products of a family have the same first words. */
const NAME = "line-clamp-6 text-xs leading-[1.35] font-semibold hover:text-petrol hover:underline lg:text-sm";

type Props = {
  columns: readonly ComparedColumn[];
  /** Their cells are those of the columns that are shown. */
  groups: readonly ComparedGroup[];
  onRemove: (slug: string) => void;
  /** The button that adds a product; null where there is no room for another one. */
  adding: ReactNode;
  /** The frame of the table, which can take the focus. */
  ref: Ref<HTMLDivElement>;
};

/** Products in columns, what they say in rows. */
export function CompareTable({ columns, groups, onRemove, adding, ref }: Props) {
  return (
    <div ref={ref} className={dataTableFrame({ fits: "large" })} role="region" aria-label={TEXTS.caption} tabIndex={0}>
      <table className={dataTable}>
        <caption className="sr-only">{TEXTS.caption}</caption>
        <colgroup>
          <col className="inline-26 lg:inline-52 print:inline-1/4" />
          {columns.map(({ slug }) => (
            <col key={slug} className="inline-34 lg:inline-auto print:inline-auto" />
          ))}
          {adding !== null && <col className="inline-34 lg:inline-48 print:hidden" />}
        </colgroup>
        <thead>
          <tr>
            <td className={dataCell({ kind: "corner", class: SOFT })}>{TEXTS.specification}</td>
            {columns.map((column) => (
              <th key={column.slug} scope="col" className={dataCell({ kind: "head" })}>
                <ColumnHead column={column} onRemove={onRemove} />
              </th>
            ))}
            {adding !== null && <td className={dataCell({ kind: "head", class: "print:hidden" })}>{adding}</td>}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={dataCell({ kind: "row", class: SOFT })}>
              {TEXTS.product}
            </th>
            {columns.map((column) => (
              <td key={column.slug} className={dataCell()}>
                <ColumnProduct column={column} />
              </td>
            ))}
            {adding !== null && <td className={dataCell({ class: "print:hidden" })}></td>}
          </tr>
        </tbody>
        {groups.map(({ group, title, rows }) => (
          <tbody key={group} className="print:break-inside-avoid">
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={dataCell({ kind: "group", filled: true })}>
                <span className="sticky inset-s-0 inline-block px-2.5 py-2 lg:px-3.5">{title}</span>
              </th>
              {adding !== null && <td className={dataCell({ kind: "group", class: "print:hidden" })}></td>}
            </tr>
            {rows.map(({ name, differs, cells }) => (
              <tr key={name}>
                <th scope="row" className={dataCell({ kind: "row", class: SOFT })}>
                  {name}
                  {differs && <Differs />}
                </th>
                <Values columns={columns} cells={cells} differs={differs} />
                {adding !== null && <td className={dataCell({ class: "print:hidden" })}></td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Differs() {
  return (
    <span className="ms-1.5 font-semibold text-copper">
      <span aria-hidden="true">≠</span>
      <span className="sr-only">({TEXTS.differs})</span>
    </span>
  );
}

type ValuesProps = { columns: readonly ComparedColumn[]; cells: readonly ComparedCell[]; differs: boolean };

/** The values of a row; a column whose product is not there has an empty cell. */
function Values({ columns, cells, differs }: ValuesProps) {
  const shown = columns.filter(({ state }) => state === "shown");
  return columns.map((column) => {
    const value = cells[shown.indexOf(column)];
    return (
      <td key={column.slug} className={dataCell({ class: differs ? "font-semibold" : "" })}>
        {value && (
          <>
            {value.text}
            {value.isBest && (
              <span className="ms-1.5 whitespace-nowrap text-good">
                <span aria-hidden="true">★</span>
                <span className="sr-only">({TEXTS.best})</span>
              </span>
            )}
          </>
        )}
        {value === null && (
          <>
            <span className="text-ink-soft" aria-hidden="true">
              –
            </span>
            <span className="sr-only">{TEXTS.notStated}</span>
          </>
        )}
      </td>
    );
  });
}

function ColumnHead({ column, onRemove }: { column: ComparedColumn; onRemove: (slug: string) => void }) {
  const name = column.state === "shown" ? column.product.name : column.slug;
  return (
    <div className="flex items-start gap-1">
      <div className="flex-1 min-inline-0">
        {column.state === "shown" ? (
          <a className={NAME} href={routes.product(column.product.slug)}>
            {name}
          </a>
        ) : (
          <span className="line-clamp-2 font-[420] text-ink-soft">{name}</span>
        )}
      </div>
      <button
        type="button"
        className="-me-1.5 -mbs-1 grid size-8 flex-none cursor-pointer place-items-center hover:text-copper print:hidden"
        aria-label={`${TEXTS.remove}: ${name}`}
        onClick={() => onRemove(column.slug)}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
}

/** The picture of a product, or why it is not there. */
function ColumnProduct({ column }: { column: ComparedColumn }) {
  switch (column.state) {
    case "loading":
      return (
        <div className="grid gap-2" aria-busy="true">
          <span className="sr-only">{TEXTS.loading}</span>
          <div className="aspect-4/3 skeleton" />
          <div className="skeleton block-4 inline-2/3" />
        </div>
      );
    case "unknown":
      return (
        <p role="alert">
          <strong className="font-semibold">{TEXTS.unknown}.</strong> {TEXTS.unknownText}
        </p>
      );
    case "failed":
      return (
        <div role="alert">
          <p>{column.message}</p>
          <button type="button" className={button({ size: "small", class: "mbs-2" })} onClick={column.retry}>
            {TEXTS.tryAgain}
          </button>
        </div>
      );
    case "shown":
      return <ProductSummary product={column.product} />;
  }
}

function ProductSummary({ product }: { product: ComparedProduct }) {
  return (
    <div className="grid gap-2">
      <div className="relative aspect-4/3 overflow-hidden bg-ground">
        <SafePicture
          picture={product.picture && { ...product.picture, alt: "" }}
          className="object-contain"
          sizes="(min-width: 64rem) 16rem, 8rem"
          placeholder={TEXTS.noImage}
        />
        <span className="contents print:hidden">
          <FavouriteButton slug={product.slug} name={product.name} place="card" />
        </span>
      </div>
      <p className="annotation">
        <span className="font-semibold text-copper">{product.brand}</span> {product.category}
      </p>
      <p className="flex flex-wrap items-center gap-2 print:hidden">
        <a
          className={link({ class: "inline-block min-block-6" })}
          href={routes.contact({ product: product.slug })}
          aria-label={`${TEXTS.quote}: ${product.name}`}
        >
          {TEXTS.quote}
        </a>
        <QuoteButton slug={product.slug} name={product.name} place="card" />
      </p>
    </div>
  );
}
