import { Download } from "lucide-react";
import { useState } from "react";
import { today } from "#texts/language/day-text.ts";
import { links } from "#texts/language/links.ts";
import { LIST_TABLE_TEXTS as T } from "#texts/quotes.ts";
import {
  columnSetsFrom,
  FIRST_COLUMNS,
  LIST_COLUMN_LIMITS,
  listTable,
  specificationsOf,
  withSet,
  type ColumnSet,
  type ListColumn,
} from "#domain/enquiries/list-table.ts";
import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import { field } from "#styles/variants/basics.ts";
import { button } from "#styles/variants/buttons.ts";
import { useComparedProducts } from "../comparison/compared-products.ts";
import { persistedJson } from "../lists/persisted-json.ts";
import { NOTHING_STORED, useStored } from "../lists/use-stored-list.ts";
import { downloadWorkbook } from "../page/download-file.ts";
import { UnitSwitch } from "../units/unit-switch.tsx";
import { useUnitSystem } from "../units/use-unit-system.ts";
import { columnFor, WorkbookColumns } from "./workbook-columns.tsx";

/** The columns that this browser keeps, each set under the name of the form that wants them. */
const $columnSets = persistedJson<ColumnSet[]>("quote-columns", [], columnSetsFrom);

/** Takes the list along as a workbook with the columns that somebody else's form has. */
export function QuoteWorkbook({ lines }: { lines: readonly QuoteLine[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="border border-line bg-sheet print:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer px-4 py-3 font-semibold">{T.title}</summary>
      {isOpen && <WorkbookForm lines={lines} />}
    </details>
  );
}

function WorkbookForm({ lines }: { lines: readonly QuoteLine[] }) {
  const system = useUnitSystem();
  const [columns, setColumns] = useState<ListColumn[]>(() => FIRST_COLUMNS.map(columnFor));
  const [failure, setFailure] = useState("");
  const products = useComparedProducts(lines.map(({ slug }) => slug));
  const shown = products.flatMap((one) => (one.state === "shown" ? [one.product] : []));
  const loading = products.filter(({ state }) => state === "loading").length;
  const failed = products.flatMap((one) => (one.state === "failed" ? [one] : []));

  const download = async () => {
    const productOf = ({ slug }: QuoteLine) => {
      const product = shown.find((one) => one.slug === slug);
      return product ? { ...product, address: new URL(links.product(slug), location.href).href } : null;
    };
    try {
      // Writing workbooks takes more code than the rest of the page.
      const { workbookFile } = await import("#domain/export/workbook-file.ts");
      const file = await workbookFile(T.sheet, listTable(lines, productOf, columns, system));
      downloadWorkbook(`quote-list-${today()}.xlsx`, file);
      setFailure("");
    } catch (error) {
      console.error(error);
      setFailure(T.failed);
    }
  };

  return (
    <div className="grid gap-4 border-bs border-line p-4">
      <p className="text-sm text-ink-soft">{T.lead}</p>
      <KeptColumns columns={columns} onChosen={setColumns} />
      <WorkbookColumns columns={columns} specifications={specificationsOf(shown)} onChange={setColumns} />
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={button({ intent: "primary" })}
          disabled={loading > 0}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" size={18} /> {T.download}
        </button>
        <UnitSwitch />
        <span className="text-sm text-ink-soft" role="status">
          {loading > 0 && T.loading(loading)}
        </span>
      </div>
      {failed.length > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-warn">
          <span role="alert">{T.productsFailed(failed.length)}</span>
          <button
            type="button"
            className={button({ size: "small" })}
            onClick={() => failed.forEach(({ retry }) => retry())}
          >
            {T.retry}
          </button>
        </p>
      )}
      {failure && (
        <p className="text-bad" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

type KeptProps = { columns: ListColumn[]; onChosen: (columns: ListColumn[]) => void };

/** The sets of columns that this browser keeps, to choose from, to add to, and to forget. */
function KeptColumns({ columns, onChosen }: KeptProps) {
  const sets = useStored<ColumnSet[]>($columnSets, NOTHING_STORED);
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  const given = name.trim();
  const isKept = sets.some((set) => set.name === given);
  const store = (next: ColumnSet[], done: string) => {
    try {
      $columnSets.set(next);
      setSaid(done);
    } catch (error) {
      console.error(error);
      setSaid(T.notKept);
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {sets.length > 0 && (
        <label className="grid gap-1 text-sm">
          {T.saved}
          <select
            className={field({ size: "compact", kind: "select" })}
            value={isKept ? given : ""}
            onChange={({ target }) => {
              const set = sets.find((one) => one.name === target.value);
              setName(target.value);
              setSaid("");
              if (set) onChosen(set.columns);
            }}
          >
            <option value="">{T.choose}</option>
            {sets.map((set) => (
              <option key={set.name}>{set.name}</option>
            ))}
          </select>
        </label>
      )}
      <label className="grid gap-1 text-sm">
        {T.nameOfSet}
        <input
          className={field({ size: "compact" })}
          dir="auto"
          maxLength={LIST_COLUMN_LIMITS.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button
        type="button"
        className={button({ size: "small" })}
        disabled={given === ""}
        onClick={() => store(withSet(sets, { name: given, columns }), T.kept(given))}
      >
        {T.keep}
      </button>
      {isKept && (
        <button
          type="button"
          className={button({ size: "small", intent: "danger" })}
          onClick={() => {
            store(
              sets.filter((set) => set.name !== given),
              T.forgotten(given),
            );
            setName("");
          }}
        >
          {T.forget}
        </button>
      )}
      <span className="text-sm text-ink-soft" role="status">
        {said}
      </span>
    </div>
  );
}
