import {
  mappingProblems,
  IGNORE,
  IMPORT_FIELDS,
  type ImportField,
  type Target,
} from "#domain/import/columns/mapping.ts";
import { Alert, Button, Select } from "../../ui/controls.tsx";
import { NewProducts } from "./NewProducts.tsx";
import { PictureFiles } from "./PictureFiles.tsx";
import { Rules } from "./Rules.tsx";
import { SavedMappings } from "./SavedMappings.tsx";
import { StickyBar } from "../../ui/StickyBar.tsx";
import { TableReading } from "./TableReading.tsx";
import { UnknownValues } from "./UnknownValues.tsx";
import type { Import, OpenImport } from "./use-import.ts";
import type { PlanSummary } from "#domain/import/session.ts";
import { readHeading } from "#domain/import/table/header-text.ts";
import { counted } from "#domain/text/text.ts";
import { TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";

/** How the table is read, what its columns fill, and how its rows are matched with products. */
export function ColumnsStep({ work, open, busy }: { work: Import; open: OpenImport; busy: boolean }) {
  const problems = mappingProblems(open.mapping);
  const lacking = work.summary?.lacking;
  const parts = { work, open };
  return (
    <>
      <TableReading {...parts} />
      <SavedMappings {...parts} />
      <ColumnList {...parts} />
      <Rules {...parts} />
      <NewProducts {...parts} />
      <UnknownValues {...parts} />
      <PictureFiles {...parts} />
      <StickyBar>
        <Alert className="me-auto">{problems.join(" ") || (lacking && lackingText(lacking))}</Alert>
        <Button intent="primary" disabled={problems.length > 0} busy={busy} onClick={() => void work.compare()}>
          {busy ? "Comparing..." : "Preview the changes"}
        </Button>
      </StickyBar>
    </>
  );
}

/** Why the comparison cannot be shown yet; nothing where every row is a product that is there. */
const lackingText = ({ rows, needs }: PlanSummary["lacking"]): string =>
  rows === 0
    ? ""
    : `${counted(rows, "row")} ${rows === 1 ? "is no product" : "are no products"} of the catalogue yet. ${needs.join(" ")} Or let rows without a product be left out.`;

/** The value of a target in the select; name and unit of a specification are typed beside it. */
const valueOf = (target: Target): string => (target.kind === "field" ? `field:${target.field}` : target.kind);

function targetOf(value: string, heading: string): Target {
  if (value.startsWith("field:")) return { kind: "field", field: value.slice(6) as ImportField };
  if (value === "specification") return { kind: "specification", ...readHeading(heading) };
  return value === "feature" || value === "picture" || value === "order" ? { kind: value } : IGNORE;
}

/** Which field or specification each column fills. */
function ColumnList({ work, open: { columns, mapping, savedAs } }: { work: Import; open: OpenImport }) {
  const used = mapping.targets.filter(({ kind }) => kind !== "ignore").length;
  const set = (at: number, target: Target) =>
    work.setMapping({ ...mapping, targets: mapping.targets.with(at, target) });
  return (
    <Card
      title="Columns"
      note={
        <span className="text-sm text-ink-soft">
          {used} of {counted(columns.length, "column")} used{savedAs !== null && `, as saved in "${savedAs}"`}
          {mapping.exported && ", as this administration exported them"}
        </span>
      }
    >
      <ul className="*:border-line *:not-first:border-bs">
        {columns.map(({ heading, values, filled }, at) => {
          const target = mapping.targets[at] ?? IGNORE;
          const label = heading || `Column ${at + 1}`;
          return (
            <li
              key={at}
              className="grid items-center gap-x-4 gap-y-1.5 py-2.5 md:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1.2fr)]"
            >
              <div className="min-inline-0">
                <p className={`wrap-anywhere ${target.kind === "ignore" ? "text-ink-soft" : "font-medium"}`}>{label}</p>
                <p className="truncate text-sm text-ink-soft">{filled === 0 ? "Empty" : values.join(" · ")}</p>
              </div>
              <Select
                label={`What "${label}" fills`}
                value={valueOf(target)}
                onChange={(event) => set(at, targetOf(event.target.value, heading))}
              >
                <option value="ignore">Nothing (left out)</option>
                <optgroup label="Product">
                  {Object.entries(IMPORT_FIELDS).map(([field, name]) => (
                    <option key={field} value={`field:${field}`}>
                      {name}
                    </option>
                  ))}
                </optgroup>
                <optgroup label="Lists">
                  <option value="specification">Specification</option>
                  <option value="feature">Features</option>
                  <option value="picture">Pictures</option>
                  {target.kind === "order" && <option value="order">Order of specifications</option>}
                </optgroup>
              </Select>
              {target.kind === "specification" && (
                <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2">
                  <TextField
                    hideLabel
                    label={`Name of the specification in "${label}"`}
                    value={target.name}
                    onChange={(event) => set(at, { ...target, name: event.target.value })}
                  />
                  <TextField
                    hideLabel
                    label={`Unit of "${label}"`}
                    placeholder="Unit"
                    value={target.unit}
                    onChange={(event) => set(at, { ...target, unit: event.target.value })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
