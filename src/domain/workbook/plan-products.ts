import { ORDER } from "../export/export-columns.ts";
import { exportedMapping } from "../import/columns/propose.ts";
import { changesOf } from "../import/import-changes.ts";
import { planImport } from "../import/plan.ts";
import type { ExistingProduct, StoredValues } from "../import/plan-types.ts";
import { fileName, isAddress, pictureLine } from "../import/read-row.ts";
import { cellText, textKey, type Cell, type Table } from "../import/table/table-cells.ts";
import { wordsOf } from "../languages/words.ts";
import { PRODUCT_WORDS } from "../languages/word-fields.ts";
import { labelKey } from "./entry-lines.ts";
import type { PlannedRecord, Planning } from "./plan-types.ts";
import { planWords } from "./plan-values.ts";
import { PRODUCT_WORD_CELLS, PRODUCT_WORD_HEADS, productWordsCell, worded } from "./product-words.ts";
import { readTab } from "./read-tab.ts";
import { EMPTIES, inWords, PRODUCTS_TITLE } from "./sheets.ts";
import { readWords } from "./word-cells.ts";
import { WORKBOOK_LANGUAGES } from "./site-content.ts";

const [NAME, SLUG, PICTURES] = ["Name", "URL slug", "Pictures"] as const;
const TABLE = "products";

const WORD_COLUMNS = WORKBOOK_LANGUAGES.flatMap((language) =>
  PRODUCT_WORD_HEADS.map(({ head, column }) => ({
    ...{ head: inWords(head, language.name), name: column, language: language.code, max: Infinity },
  })),
);

/** Plans the tab of products by the import of products; only their words in other languages are read here. */
export function planProducts(table: Table, planning: Planning): PlannedRecord[] {
  const { content, records, pictures, names, slugFromName } = planning;
  const heads = [...WORD_COLUMNS.map(({ head }) => head), NAME, PICTURES];
  const tab = readTab(table, heads, NAME);
  if (tab.head === -1) {
    planning.ignored.push(`${PRODUCTS_TITLE}: it has no column ${NAME}`);
    return [];
  }
  const stored = new Map((content[TABLE] ?? []).map((row) => [row.id, row]));
  const products = [...stored.values()].map((row) => ({
    ...(row as unknown as ExistingProduct),
    category_id: String(row["category_id"] ?? ""),
  }));
  const own = productsAlone(table, tab.head, products, slugFromName);
  const mapping = exportedMapping(own);
  if (!mapping) throw new Error("The table of products has no heads of its own.");
  for (const { cells } of tab.rows)
    for (const line of (cells.get(PICTURES) ?? "").split("\n").filter(Boolean)) {
      const { url } = pictureLine(line);
      if (!isAddress(url)) names.pictureAt(fileName(url));
    }
  const plan = planImport({
    ...{ table: own, header: { first: 0, count: 1 }, mapping: { ...mapping, clearWord: EMPTIES } },
    ...{ brands: records.all("brands"), categories: records.all("categories"), products, pictures, slugFromName },
  });
  const changes = new Map(changesOf(plan).map((change) => [change.id, change]));
  const cellsOf = new Map(tab.rows.map(({ row, cells }) => [row, cells]));
  const rows = plan.rows.map((planned): PlannedRecord => {
    const row = planned.row + tab.head;
    const id = "id" in planned ? planned.id : "";
    const shared = { sheet: PRODUCTS_TITLE, row, table: TABLE, id, name: planned.name };
    if (planned.kind === "refused" || planned.kind === "skipped")
      return {
        ...{ ...shared, kind: "refused", differences: [], changes: [] },
        problems: planned.kind === "refused" ? planned.problems : [],
      };
    const before = stored.get(id) ?? null;
    const change = changes.get(id);
    const values: Partial<StoredValues> = change?.values ?? {};
    const after: Record<string, unknown> = { ...values };
    const now = { ...before, ...values };
    const words = planWords(
      cellsOf.get(row) ?? new Map<string, string>(),
      WORD_COLUMNS,
      before,
      ({ name, language }) => {
        const column = name as (typeof WORD_COLUMNS)[number]["name"];
        return {
          before: before ? productWordsCell(column, before, language) : "",
          words: wordsOf(PRODUCT_WORDS, column, now[column as keyof typeof now]),
          read: (text) => readWords(PRODUCT_WORD_CELLS[column], worded(column, now), text),
        };
      },
    );
    if (words.problems.length > 0)
      return { ...shared, kind: "refused", differences: [], problems: words.problems, changes: [] };
    if (words.translations) after["translations"] = words.translations;
    const differences = [...(planned.kind === "changed" ? planned.differences : []), ...words.differences];
    const seen = { ...change?.seen, ...(words.translations && { translations: before?.["translations"] }) };
    const isChanged = Object.keys(after).length > 0;
    return {
      ...{ ...shared, differences, problems: [] },
      kind: before ? (isChanged ? "changed" : "unchanged") : "new",
      changes: isChanged ? [{ table_name: TABLE, record: id, before: before && seen, after }] : [],
    };
  });
  // Series that rows name and that no row makes, before their sizes; those of which a size is stored.
  const isUsed = (id: string): boolean =>
    rows.some(({ changes: all }) => all.some(({ after }) => after?.["series_id"] === id));
  const series = plan.newSeries
    .filter(({ id }) => isUsed(id))
    .map(({ id, values }): PlannedRecord => ({
      ...{
        sheet: PRODUCTS_TITLE,
        row: 0,
        table: TABLE,
        id,
        name: values.name,
        kind: "new",
        differences: [],
        problems: [],
      },
      changes: [{ table_name: TABLE, record: id, before: null, after: { ...values } }],
    }));
  return [...series, ...rows];
}

/**
 * The table as the export of products writes it: without the words of other languages, with a slug in each row (that of the
 * product with the name, or one made of it) and the column by which it is known.
 */
function productsAlone(
  { name, rows, problems }: Table,
  head: number,
  products: readonly ExistingProduct[],
  slugFromName: (name: string) => string,
): Table {
  const others = new Set(WORD_COLUMNS.map((column) => labelKey(column.head)));
  const headings = (rows[head] ?? []).map((cell) => cellText(cell));
  const kept = headings.flatMap((heading, at) => (heading === "" || others.has(labelKey(heading)) ? [] : [at]));
  const heads: Cell[] = kept.map((at) => headings[at] ?? "");
  for (const needed of [SLUG, ORDER]) if (!heads.includes(needed)) heads.push(needed);
  const [nameAt, slugAt] = [heads.indexOf(NAME), heads.indexOf(SLUG)];
  const slugs = new Map(products.map((product) => [textKey(product.name), product.slug]));
  const body = rows.slice(head + 1).map((row) => {
    const cells: Cell[] = heads.map((_, at) => row[kept[at] ?? -1] ?? "");
    const called = cellText(cells[nameAt]);
    if (called !== "" && cellText(cells[slugAt]) === "")
      cells[slugAt] = slugs.get(textKey(called)) ?? slugFromName(called);
    return cells;
  });
  const places = new Map(kept.map((at, place) => [at, place]));
  return {
    name,
    rows: [heads, ...body],
    problems: problems.flatMap(({ row, column, reason }) => {
      const place = places.get(column);
      return row > head && place !== undefined ? [{ row: row - head, column: place, reason }] : [];
    }),
  };
}
