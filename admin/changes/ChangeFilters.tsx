import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { field } from "#styles/variants/basics.ts";
import { ALL_CHANGE_KINDS, CHANGE_KINDS } from "#domain/content/change.ts";
import { ALL_KINDS, contentKind } from "#domain/content/content-kinds.ts";
import { accountsQuery } from "../queries/accounts.ts";
import { Button } from "../ui/controls.tsx";
import { ExportButton } from "../ui/lists/ExportButton.tsx";
import { FilterSelect, Toolbar } from "../ui/lists/Toolbar.tsx";
import type { ChangesSearch } from "./change-search.ts";
import { readLog } from "./read-log.ts";

const CONTENT = [
  ...ALL_KINDS.map((kind) => ({ value: contentKind(kind).table, label: contentKind(kind).titles })),
  { value: "attributes", label: "Specifications" },
];

type Props = { search: ChangesSearch; count: number | undefined; onChange: (search: ChangesSearch) => void };

/** Which changes the log lists: of whom, of which kind, of what, and when. */
export function ChangeFilters({ search, count, onChange }: Props) {
  const { data: accounts = [] } = useQuery(accountsQuery);
  const set = (part: ChangesSearch) => {
    const { record, ...rest } = { ...search, ...part };
    const next = { ...rest, ...("table" in part ? {} : { record }) };
    onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
  };
  return (
    <Toolbar className="mbe-3 items-end">
      <FilterSelect
        label="Person"
        all="Everybody"
        value={search.person ?? ""}
        options={[
          ...accounts.map(({ user_id, email }) => ({ value: user_id, label: email })),
          { value: "program", label: "Programs" },
        ]}
        onChange={(person) => set({ person })}
      />
      <FilterSelect
        label="Kind of change"
        all="All kinds"
        value={search.kind ?? ""}
        options={ALL_CHANGE_KINDS.map((value) => ({ value, label: CHANGE_KINDS[value] }))}
        onChange={(kind) => set({ kind: kind || undefined })}
      />
      <FilterSelect
        label="Content"
        all="All content"
        value={search.table ?? ""}
        options={CONTENT}
        onChange={(table) => set({ table })}
      />
      <DayField label="From" value={search.from} onChange={(from) => set({ from })} />
      <DayField label="To" value={search.to} onChange={(to) => set({ to })} />
      <ExportButton name="changes" count={count ?? 0} load={(onProgress) => readLog(search, accounts, onProgress)} />
      {search.record && (
        <p className="flex flex-[1_1_100%] flex-wrap items-center gap-x-3">
          Only changes of one record
          <Button small intent="quiet" onClick={() => set({ table: undefined })}>
            <X aria-hidden="true" />
            Show all
          </Button>
        </p>
      )}
    </Toolbar>
  );
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

function DayField({ label, value, onChange }: DayProps) {
  return (
    <label className="flex flex-[1_1_9rem] items-center gap-2 text-sm text-ink-soft max-inline-56 max-md:max-inline-none">
      {label}
      <input
        type="date"
        className={field({ size: "dense" })}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </label>
  );
}
