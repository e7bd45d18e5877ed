import { Check, Copy, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { csvFile } from "#domain/csv.ts";
import { rowsContaining } from "#domain/specification-search.ts";
import {
  SPECIFICATION_CATEGORIES,
  SPECIFICATION_TITLES,
  type SpecificationCategory,
} from "#domain/specification-categories.ts";
import type { SpecificationRow } from "#domain/specifications.ts";
import { downloadFile } from "#ui/download-file.ts";
import { cva } from "class-variance-authority";
import { button } from "../styles/variants/button.ts";
import { emptyNote } from "../styles/variants/empty-note.ts";
import { field } from "../styles/variants/field.ts";

const TEXTS = {
  search: "Search specifications",
  category: "Specification category",
  all: "All categories",
  export: "Export CSV",
  none: "No specifications available for this product.",
  noMatch: "No specifications match your search criteria.",
  clear: "Clear Filters",
  copied: "Copied",
};
const COLUMNS = [
  ["Specification", "inline-2/5"],
  ["Value", ""],
  ["Unit", "inline-[14%] max-sm:inline-[16%]"],
  ["Actions", "needs-js inline-34 max-sm:inline-16"],
] as const;
const cell = cva("border border-line px-3.5 py-2.5 text-start align-top wrap-anywhere max-sm:px-2", {
  variants: {
    kind: {
      head: "bg-ground text-xs font-[420] text-ink-soft",
      text: "font-[420] max-sm:text-sm",
      value: "font-semibold tabular-nums max-sm:text-sm",
    },
  },
  defaultVariants: { kind: "text" },
});
const COPIED_MS = 2000;

type Props = { slug: string; rows: SpecificationRow[] };

/** The specification tables of a product, with search, category filter, copy buttons and CSV export. */
export function SpecificationPanel({ slug, rows }: Props) {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<SpecificationCategory | "all">("all");
  const searchField = useRef<HTMLInputElement>(null);
  if (rows.length === 0) return <p className={emptyNote()}>{TEXTS.none}</p>;

  const found = rowsContaining(rows, search).filter((row) => category === "all" || row.category === category);
  const present = SPECIFICATION_CATEGORIES.filter((name) => rows.some((row) => row.category === name));

  return (
    <div>
      <div className="needs-js mbe-6 grid gap-3 md:grid-cols-[1fr_16rem_auto]">
        <input
          ref={searchField}
          className={field()}
          type="search"
          value={search}
          aria-label={TEXTS.search}
          placeholder={TEXTS.search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select
          className={field({ kind: "select" })}
          aria-label={TEXTS.category}
          value={category}
          onChange={({ target }) => setCategory(target.value as SpecificationCategory | "all")}
        >
          <option value="all">{TEXTS.all}</option>
          {present.map((name) => (
            <option key={name} value={name}>
              {SPECIFICATION_TITLES[name]}
            </option>
          ))}
        </select>
        <button type="button" className={button()} onClick={() => exportCsv(slug, rows)}>
          <Download aria-hidden="true" size={18} /> {TEXTS.export}
        </button>
      </div>
      {found.length === 0 && (
        <div className={emptyNote()}>
          <p className="text-ink-soft">{TEXTS.noMatch}</p>
          <button
            type="button"
            className={button({ class: "mbs-5" })}
            onClick={() => {
              setSearch("");
              setCategory("all");
              // The button vanishes with the message, so the focus moves to the search box.
              searchField.current?.focus();
            }}
          >
            {TEXTS.clear}
          </button>
        </div>
      )}
      {present.map((name) => {
        const group = found.filter((row) => row.category === name);
        return group.length > 0 && <SpecificationTable key={name} title={SPECIFICATION_TITLES[name]} rows={group} />;
      })}
    </div>
  );
}

function SpecificationTable({ title: caption, rows }: { title: string; rows: SpecificationRow[] }) {
  return (
    <table className="mbe-8 table-fixed border-collapse border border-line bg-sheet inline-full">
      <caption className="pbe-2 text-start font-semibold">{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map(([title, width]) => (
            <th key={title} scope="col" className={cell({ kind: "head", class: width })}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={cell()}>
              {row.name}
            </th>
            <td className={cell({ kind: "value" })}>{row.value}</td>
            <td className={cell()}>{row.unit}</td>
            <td className={cell({ class: "needs-js" })}>
              <CopyButton row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CopyButton({ row }: { row: SpecificationRow }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${row.name}: ${[row.value, row.unit].filter(Boolean).join(" ")}`);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    } catch (error) {
      console.error(error);
    }
  };
  return (
    <button
      type="button"
      className="inline-flex cursor-pointer items-center gap-1.5 text-sm text-petrol min-block-7 min-inline-7"
      aria-label={copied ? TEXTS.copied : `Copy ${row.name}`}
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
      <span className="max-sm:absolute max-sm:inset-e-6 max-sm:bg-sheet" aria-live="polite">
        {copied && TEXTS.copied}
      </span>
    </button>
  );
}

/** Downloads all rows as a CSV file, in their order. */
function exportCsv(slug: string, rows: SpecificationRow[]): void {
  const lines = rows.map(({ name, value, unit, category }) => [name, value, unit, SPECIFICATION_TITLES[category]]);
  downloadFile(
    `${slug}-specifications.csv`,
    csvFile([["Specification", "Value", "Unit", "Category"], ...lines]),
    "text/csv",
  );
}
