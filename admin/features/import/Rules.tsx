import { columnOf, type Mapping, type MatchBy } from "#domain/import/columns/mapping.ts";
import { Fields, SelectField, TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Import, OpenImport } from "./use-import.ts";

const valueOf = (match: MatchBy): string => (match.by === "column" ? `column:${match.column}` : match.by);
const matchOf = (value: string): MatchBy =>
  value.startsWith("column:")
    ? { by: "column", column: Number(value.slice(7)) }
    : { by: value as Exclude<MatchBy["by"], "column"> };

/** How rows are matched with products, and what happens to rows with and without a match. */
export function Rules({ work, open: { mapping, columns } }: { work: Import; open: OpenImport }) {
  const set = (change: Partial<Mapping>) => work.setMapping({ ...mapping, ...change });
  const keys = mapping.targets.flatMap((target, at) =>
    target.kind === "specification" ||
    (target.kind === "field" && target.field !== "brand" && target.field !== "category")
      ? [{ value: `column:${at}`, label: `The column "${columns[at]?.heading ?? at + 1}"` }]
      : [],
  );
  return (
    <Card title="Products that are there already">
      <Fields>
        <SelectField
          label="A row means the product with the same"
          value={valueOf(mapping.match)}
          onChange={(event) => set({ match: matchOf(event.target.value) })}
        >
          {columnOf(mapping.targets, "slug") !== -1 && <option value="slug">URL slug</option>}
          {columnOf(mapping.targets, "model") !== -1 && <option value="model">Brand and model</option>}
          <option value="name">Name</option>
          {keys.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="nothing">None: every row is a new product</option>
        </SelectField>
        <SelectField
          label="Products that are found"
          value={mapping.onMatch}
          hint="Only the columns above change; an empty cell leaves what is there."
          onChange={(event) => set({ onMatch: event.target.value === "skip" ? "skip" : "update" })}
        >
          <option value="update">Change them</option>
          <option value="skip">Leave them as they are</option>
        </SelectField>
        <SelectField
          label="Rows without a product"
          value={mapping.onNew}
          onChange={(event) => set({ onNew: event.target.value === "skip" ? "skip" : "create" })}
        >
          <option value="create">Become new products</option>
          <option value="skip">Are left out</option>
        </SelectField>
        <TextField
          label="A word that empties a field"
          placeholder="such as CLEAR"
          maxLength={100}
          value={mapping.clearWord}
          hint="A cell with this word removes the value. Leave it blank if no cell does."
          onChange={(event) => set({ clearWord: event.target.value })}
        />
      </Fields>
    </Card>
  );
}
