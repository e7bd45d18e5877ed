/** A value as an SQL literal. */
export type Sql = { sql: string };
type Value = string | number | boolean | null | Sql;

export function text(value: string): Sql {
  return { sql: `'${value.replaceAll("'", "''")}'` };
}

export function json(value: unknown): Sql {
  return { sql: `${text(JSON.stringify(value)).sql}::jsonb` };
}

export function textArray(values: readonly string[]): Sql {
  return { sql: `array[${values.map((value) => text(value).sql).join(", ")}]::text[]` };
}

function written(value: Value): string {
  if (value === null) return "null";
  if (typeof value === "string") return text(value).sql;
  return typeof value === "object" ? value.sql : String(value);
}

/** One insert statement for all rows of a table, which must have the same columns. Existing rows are not changed. */
export function insert(table: string, rows: readonly Record<string, Value>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => `  (${columns.map((column) => written(row[column] ?? null)).join(", ")})`);
  return `insert into public.${table} (${columns.join(", ")}) values\n${tuples.join(",\n")}\non conflict do nothing;\n`;
}
