import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  readDatabaseCatalogue,
  type Argument,
  type Catalogue,
  type Column,
  type DatabaseFunction,
  type Relation,
} from "./schema.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";

export const TYPES_FILE = join(PROJECT_ROOT, "src", "db", "database.types.ts");

const HEADING = `// Generated from supabase/migrations by \`npm run types\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** What inserts a row: some of its columns may be left out, and those that the database fills must be. */
type Inserted<Row, LeftOut extends keyof Row, Filled extends keyof Row = never> = Omit<Row, LeftOut | Filled> & {
  [Column in LeftOut]?: Row[Column];
} & { [Column in Filled]?: never };

type Tables = Database["public"]["Tables"];
`;

const SCALARS: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  record: "Record<string, unknown>",
};
const TEXTS = [
  "text",
  "varchar",
  "bpchar",
  "name",
  "citext",
  "uuid",
  "date",
  "time",
  "timetz",
  "timestamp",
  "timestamptz",
  "interval",
  "bytea",
  "inet",
];

/** Writes the same names as `supabase gen types typescript`, so that the output of either tool works. */
class Writer {
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  file(): string {
    const { relations, functions, enums } = this.#catalogue;
    const kind = (wanted: Relation["kind"]) => relations.filter((relation) => relation.kind === wanted);
    const schema = [
      block(
        "Tables",
        kind("table").map((table) => this.#table(table)),
      ),
      block(
        "Views",
        kind("view").map((view) => this.#view(view)),
      ),
      block(
        "Functions",
        functions.map((fn) => this.#function(fn)),
      ),
      block(
        "Enums",
        enums.map(({ name, values }) => `${name}: ${values.map((value) => JSON.stringify(value)).join(" | ")};`),
      ),
      block("CompositeTypes", []),
    ];
    return `${HEADING}\nexport type Database = {\n${indent(block("public", schema))}\n};\n`;
  }

  #type(name: string): string {
    if (name.startsWith("_")) {
      const item = this.#type(name.slice(1));
      return item.includes(" ") ? `(${item})[]` : `${item}[]`;
    }
    if (this.#catalogue.enums.some((item) => item.name === name)) return `Database["public"]["Enums"]["${name}"]`;
    return SCALARS[name] ?? (TEXTS.includes(name) ? "string" : "unknown");
  }

  #value(column: Column): string {
    return this.#type(column.type) + (column.nullable ? " | null" : "");
  }

  #row(columns: readonly Column[]): string[] {
    return columns.map((column) => `${column.name}: ${this.#value(column)};`);
  }

  #table({ name, columns, foreign_keys }: Relation): string {
    const filled = columns.filter(({ generated }) => generated);
    const leftOut = columns.filter(({ optional, generated }) => optional && !generated);
    const inserted = [`Tables["${name}"]["Row"]`, oneOf(leftOut), ...(filled.length > 0 ? [oneOf(filled)] : [])];
    return block(name, [
      block("Row", this.#row(columns)),
      `Insert: Inserted<${inserted.join(", ")}>;`,
      `Update: Partial<Tables["${name}"]["Insert"]>;`,
      relationships(foreign_keys),
    ]);
  }

  #view({ name, columns }: Relation): string {
    return block(name, [block("Row", this.#row(columns)), relationships([])]);
  }

  #arguments(list: readonly Argument[]): string[] {
    return list.map(({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${this.#type(type)};`);
  }

  #function(fn: DatabaseFunction): string {
    const { name, arguments: args, returns, returns_table, returns_set, output } = fn;
    const table = this.#catalogue.relations.find((relation) => relation.name === returns_table);
    const row = `{\n${indent(this.#arguments(output).join("\n"))}\n}`;
    const result = table ? `Tables["${table.name}"]["Row"]` : output.length > 0 ? row : this.#type(returns);
    return block(name, [
      args.length === 0 ? "Args: never;" : block("Args", this.#arguments(args)),
      `Returns: ${result}${returns_set ? "[]" : ""};`,
      ...(table
        ? [
            block("SetofOptions", [
              'from: "*";',
              `to: "${table.name}";`,
              `isOneToOne: ${!returns_set};`,
              `isSetofReturn: ${returns_set};`,
            ]),
          ]
        : []),
    ]);
  }
}

const oneOf = (columns: readonly Column[]): string => columns.map(({ name }) => `"${name}"`).join(" | ") || "never";

function relationships(foreignKeys: Relation["foreign_keys"]): string {
  const list = foreignKeys.map(
    (key) =>
      `{\n${indent(
        [
          `foreignKeyName: "${key.name}";`,
          `columns: ${JSON.stringify(key.columns)};`,
          `isOneToOne: ${key.unique};`,
          `referencedRelation: "${key.table}";`,
          `referencedColumns: ${JSON.stringify(key.ref_columns)};`,
        ].join("\n"),
      )}\n},`,
  );
  return list.length === 0 ? "Relationships: [];" : `Relationships: [\n${indent(list.join("\n"))}\n];`;
}

function block(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? `${name}: { [_ in never]: never };` : `${name}: {\n${indent(lines.join("\n"))}\n};`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

/** The content of src/db/database.types.ts for the present migrations. */
export async function generateDatabaseTypes(): Promise<string> {
  return new Writer(await readDatabaseCatalogue()).file();
}

/** Whether the committed file matches the migrations. */
export async function databaseTypesAreFresh(): Promise<boolean> {
  return (await generateDatabaseTypes()) === readFileSync(TYPES_FILE, "utf8");
}
