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

const TEXTS = {
  search: "Search specifications",
  category: "Specification category",
  all: "All categories",
  export: "Export CSV",
  none: "No specifications available for this product.",
  noMatch: "No specifications match your search criteria.",
  clear: "Clear Filters",
  copied: "Copied",
  columns: ["Specification", "Value", "Unit", "Actions"],
};
const COPIED_MS = 2000;

type Props = { slug: string; rows: SpecificationRow[] };

export function SpecificationPanel({ slug, rows }: Props) {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<SpecificationCategory | "all">("all");
  const searchField = useRef<HTMLInputElement>(null);
  if (rows.length === 0) return <p className="empty-note">{TEXTS.none}</p>;

  const found = rowsContaining(rows, search).filter((row) => category === "all" || row.category === category);
  const present = SPECIFICATION_CATEGORIES.filter((name) => rows.some((row) => row.category === name));

  return (
    <div className="specification-panel">
      <div className="specification-tools needs-js">
        <input
          ref={searchField}
          className="input"
          type="search"
          value={search}
          aria-label={TEXTS.search}
          placeholder={TEXTS.search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select
          className="input"
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
        <button type="button" className="button" onClick={() => exportCsv(slug, rows)}>
          <Download aria-hidden="true" size={18} /> {TEXTS.export}
        </button>
      </div>
      {found.length === 0 && (
        <div className="empty-note">
          <p>{TEXTS.noMatch}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setSearch("");
              setCategory("all");
              // The button goes with the message: the focus goes where the next search is typed.
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

function SpecificationTable({ title, rows }: { title: string; rows: SpecificationRow[] }) {
  return (
    <table className="specification-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {TEXTS.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td className="figures">{row.value}</td>
            <td>{row.unit}</td>
            <td>
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
      className="copy-button needs-js"
      aria-label={copied ? TEXTS.copied : `Copy ${row.name}`}
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
      <span aria-live="polite">{copied && TEXTS.copied}</span>
    </button>
  );
}

/** Hands all rows, in their order, to the browser as a file. */
function exportCsv(slug: string, rows: SpecificationRow[]): void {
  const lines = rows.map(({ name, value, unit, category }) => [name, value, unit, SPECIFICATION_TITLES[category]]);
  downloadFile(
    `${slug}-specifications.csv`,
    csvFile([["Specification", "Value", "Unit", "Category"], ...lines]),
    "text/csv",
  );
}
