import type { RowProblem } from "../import/plan-types.ts";
import type { ChangeRow } from "./plan-types.ts";
import { CATEGORY_FIELDS, EXPECTED } from "./sheets.ts";
import type { NamedRecords, SiteContent } from "./site-content.ts";

const TABLE = "category_attributes";

/** The rows that give a category the specifications that its products are expected to have, in their order. */
export function planExpected(
  { id, expected }: { id: string; expected: readonly string[] | undefined },
  content: SiteContent,
  { idOf }: NamedRecords,
): { changes: ChangeRow[]; problems: RowProblem[] } {
  if (!expected) return { changes: [], problems: [] };
  const found = expected.map((name) => ({ name, attribute: idOf("attributes", name) }));
  const unknown = found.find(({ attribute }) => attribute === undefined);
  if (unknown) {
    const reason = `There is no specification "${unknown.name.slice(0, 80)}".`;
    return { changes: [], problems: [{ column: CATEGORY_FIELDS[EXPECTED]?.label ?? "", reason }] };
  }
  const wanted = new Map(found.map(({ attribute = "" }, position) => [attribute, position]));
  const stored = (content[TABLE] ?? []).filter(({ category_id }) => category_id === id);
  const before = new Map(stored.map((row) => [String(row["attribute_id"]), row]));
  const record = (attribute: string) => `${id}/${attribute}`;
  const set = [...wanted].flatMap(([attribute, position]): ChangeRow[] => {
    const row = before.get(attribute);
    if (!row) {
      const after = { category_id: id, attribute_id: attribute, position };
      return [{ table_name: TABLE, record: record(attribute), before: null, after }];
    }
    if (row["position"] === position) return [];
    return [
      { table_name: TABLE, record: record(attribute), before: { position: row["position"] }, after: { position } },
    ];
  });
  const gone = [...before].flatMap(([attribute, row]): ChangeRow[] =>
    wanted.has(attribute) ? [] : [{ table_name: TABLE, record: record(attribute), before: row, after: null }],
  );
  return { changes: [...set, ...gone], problems: [] };
}
