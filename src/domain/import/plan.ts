import { productSchema } from "../product.ts";
import { freeSlug } from "../slug.ts";
import { cellText, textKey, type Cell } from "./cells.ts";
import { readFields, specificationLines } from "./changed-values.ts";
import { differencesOf } from "./differences.ts";
import { headings as headingsOf, rowsThatAreNoProducts } from "./header.ts";
import { madeText } from "./made-text.ts";
import { columnName, isEmptyContent, rowReader, CLEAR, type RowContent } from "./read-row.ts";
import type { ImportField } from "./mapping.ts";
import { matchingOf } from "./match.ts";
import { namedValues, type Found } from "./named-values.ts";
import type { ExistingProduct, Plan, PlanInput, PlannedRow, RowProblem, StoredValues } from "./plan-types.ts";

/** Of a field of the database: the field of the import that fills it. */
const FIELD_OF: Readonly<Record<string, ImportField>> = { brand_id: "brand", category_id: "category" };
const storedSchema = productSchema.partial();

/** Says what a table would do to the catalogue, row by row, without doing any of it. */
export function planImport(input: PlanInput): Plan {
  const planner = rowPlanner(input);
  const rows: PlannedRow[] = [];
  const from = input.header.first + input.header.count;
  for (const [at, cells] of input.table.rows.entries()) {
    const planned = at < from ? null : planner.plan(at, cells);
    if (planned) rows.push(planned);
  }
  return { rows, ...planner.created(rows) };
}

function rowPlanner({ table, header, mapping, brands, categories, products, pictures, slugFromName }: PlanInput) {
  const headings = headingsOf(table, header);
  const read = rowReader(mapping, headings, pictures);
  const matching = matchingOf(mapping, headings);
  const brandOf = namedValues("brand", brands, mapping.brands, slugFromName);
  const categoryOf = namedValues("category", categories, mapping.categories, slugFromName);
  const names = {
    brand: (id: string) => brandOf.byId(id)?.name ?? id,
    category: (id: string) => categoryOf.byId(id)?.name ?? id,
  };
  const existing = Map.groupBy(products, (product) => matching?.ofProduct(product) ?? "");
  const slugUsers = new Map(products.map((product) => [product.slug, product.id]));
  const takenSlugs = new Set(slugUsers.keys());
  const slugCounters = new Map<string, number>();
  const noProducts = new Map(
    (mapping.exported ? [] : rowsThatAreNoProducts(table, header)).map((found) => [found.row, found]),
  );
  const cellProblems = Map.groupBy(table.problems, ({ row }) => row);
  const rowsByKey = new Map<string, number>();
  const rowsByCells = new Map<string, number>();
  const made = {
    name: madeText(mapping.made.name, [...headings, "brand", "model", "category"]),
    description: madeText(mapping.made.description, [...headings, "brand", "model", "category", "name"]),
    category: madeText(mapping.made.category, headings),
  };
  const columnAt = new Map(headings.map((heading, at) => [textKey(heading), at]));
  const fieldColumn = (field: ImportField): string => columnName(mapping, headings, field);
  /** Since which row the table is another one. */
  let otherTable: number | null = null;

  /** The number and the slug of each product are known only once all rows above it are planned. */
  const ownSlug = (name: string): string => {
    const base = slugFromName(name);
    const count = slugCounters.get(base) ?? 2;
    const slug = freeSlug(base, takenSlugs, count);
    slugCounters.set(base, slug === base ? 2 : count + 1);
    return slug;
  };

  function recordsOf(content: RowContent, cells: readonly Cell[]) {
    const problems: RowProblem[] = [];
    const idOf = (field: "brand" | "category", find: (value: string) => Found): string | undefined => {
      const value = content.fields.get(field);
      if (value === undefined) return undefined;
      if (value === CLEAR) {
        problems.push({ column: fieldColumn(field), reason: `A product keeps its ${field}: it cannot be emptied` });
        return undefined;
      }
      const found = find(value);
      if ("id" in found) return found.id;
      problems.push({ column: fieldColumn(field), reason: found.reason });
      return undefined;
    };
    const brand = idOf("brand", brandOf.of);
    let category = idOf("category", categoryOf.of);
    const madeCategory = content.fields.has("category") ? "" : made.category((name) => textOf(cells, name));
    let forNew: string | undefined;
    if (madeCategory !== "") {
      const found = categoryOf.of(madeCategory);
      if ("id" in found) forNew = found.id;
      else if (mapping.category === "") problems.push({ column: "Category", reason: found.reason });
    }
    category ??= undefined;
    return {
      brand,
      category,
      newBrand: brand ?? (mapping.brand || undefined),
      newCategory: category ?? forNew ?? (mapping.category || undefined),
      problems,
    };
  }

  const textOf = (cells: readonly Cell[], name: string): string => {
    const at = columnAt.get(textKey(name));
    return at === undefined ? "" : cellText(cells[at]);
  };

  function plan(at: number, cells: readonly Cell[]): PlannedRow | null {
    if (cells.every((cell) => cell === "")) return null;
    const row = at + 1;
    const shown = cells.map(cellText).find((text) => text !== "") ?? "";
    const refused = (problems: RowProblem[], name = shown): PlannedRow => ({ row, name, kind: "refused", problems });

    const noProduct = noProducts.get(at);
    if (noProduct) {
      otherTable = noProduct.endsTable ? row : noProduct.reason === "is the header again" ? null : otherTable;
      return refused([{ column: "", reason: `This row ${noProduct.reason}` }]);
    }
    if (otherTable !== null)
      return refused([{ column: "", reason: `This row stands below the header of another table (row ${otherTable})` }]);
    const broken = (cellProblems.get(at) ?? []).filter(
      ({ column }) => !mapping.exported && mapping.targets[column]?.kind !== "ignore",
    );
    if (broken.length > 0)
      return refused(
        broken.map(({ column, reason }) => ({ column: headings[column] ?? "", reason: `This cell ${reason}` })),
      );

    const content = read(cells);
    if (isEmptyContent(content)) return null;
    const copy = copyOf(row, cells);
    if (copy !== null) return refused([{ column: "", reason: `This row is a copy of row ${copy}` }]);

    const fields = readFields(content);
    const records = recordsOf(content, cells);
    const brandId = records.newBrand ?? "";
    const values = fields.values;
    const special = (name: string): string => {
      const text = textOf(cells, name);
      if (text !== "" || columnAt.has(textKey(name))) return text;
      if (textKey(name) === "brand") return brandId === "" ? "" : names.brand(brandId);
      if (textKey(name) === "model") return values.model ?? "";
      if (textKey(name) === "name") return values.name ?? "";
      return records.newCategory ? names.category(records.newCategory) : "";
    };
    const name = values.name ?? made.name(special);
    const label = name || shown;
    const known = [
      ...content.problems,
      ...fields.problems.map(({ column, reason }) => ({ column: fieldColumn(column as ImportField), reason })),
      ...records.problems,
    ];
    if (known.length > 0) return refused(known, label);

    const key = matching?.ofRow({ cells, values, brand: records.newBrand ?? null, name }) ?? "";
    if (matching && key === "")
      return refused(
        [{ column: "", reason: `Products are found by ${matching.missing}, which is missing here` }],
        label,
      );
    if (matching) {
      const earlier = rowsByKey.get(key);
      if (earlier !== undefined)
        return refused([{ column: "", reason: `This row is the same product as row ${earlier}` }], label);
      rowsByKey.set(key, row);
    }
    const fitting = matching ? (existing.get(key) ?? []) : [];
    if (fitting.length > 1) {
      const [first, second] = fitting;
      return refused(
        [
          {
            column: "",
            reason: `${fitting.length} products fit this row, among them "${first?.name}" and "${second?.name}"`,
          },
        ],
        label,
      );
    }
    const [product] = fitting;
    if (product ? mapping.onMatch === "skip" : mapping.onNew === "skip")
      return { row, name: product?.name ?? label, kind: "skipped" };
    return product
      ? changed(row, product, content, { ...values, ...idsOf(records.brand, records.category) })
      : created(row, label, content, { ...values, name, ...idsOf(records.newBrand, records.newCategory) }, special);
  }

  const idsOf = (brand: string | undefined, category: string | undefined): Partial<StoredValues> => ({
    ...(brand === undefined ? {} : { brand_id: brand }),
    ...(category === undefined ? {} : { category_id: category }),
  });

  /** The row with the same cells above this one, or null. */
  function copyOf(row: number, cells: readonly Cell[]): number | null {
    const text = JSON.stringify(cells.map(cellText)).replace(/(?:,"")+\]$/, "]");
    const earlier = rowsByCells.get(text);
    if (earlier === undefined) rowsByCells.set(text, row);
    return earlier ?? null;
  }

  const listsOf = (content: RowContent, before: StoredValues["specifications"]) => {
    const lines = content.specifications.length > 0 ? specificationLines(before, content) : undefined;
    return {
      lines,
      values: {
        ...(lines ? { specifications: lines.map(({ name, value }) => ({ name, value: String(value) })) } : {}),
        ...(content.features ? { features: content.features === CLEAR ? [] : content.features } : {}),
        ...(content.pictures ? { images: content.pictures === CLEAR ? [] : content.pictures } : {}),
      } satisfies Partial<StoredValues>,
    };
  };

  /** What the schema of the product form says of the values, each message at its column. */
  function checked(
    values: Partial<StoredValues>,
    lines: readonly { column: number | null; name: string }[] | undefined,
  ) {
    const { featured, ...fields } = values;
    const result = storedSchema.safeParse(fields);
    if (result.success) {
      const parsed = Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined));
      return { values: { ...parsed, ...(featured === undefined ? {} : { featured }) } as Partial<StoredValues> };
    }
    const problems = result.error.issues.map(({ path, message }): RowProblem => {
      const [field = "", at] = path.map(String);
      const line = field === "specifications" ? lines?.[Number(at)] : undefined;
      const column = line ? (headings[line.column ?? -1] ?? line.name) : nameOf(field);
      return { column, reason: message };
    });
    return { problems };
  }

  const nameOf = (field: string): string => {
    const own = FIELD_OF[field] ?? field;
    if (own === "features") return headings[mapping.targets.findIndex(({ kind }) => kind === "feature")] ?? "Features";
    if (own === "images") return headings[mapping.targets.findIndex(({ kind }) => kind === "picture")] ?? "Images";
    return own === "specifications" ? "Specifications" : fieldColumn(own as ImportField);
  };

  const usedSlug = (slug: string, id: string): RowProblem[] => {
    const user = slugUsers.get(slug);
    return user === undefined || user === id
      ? []
      : [{ column: fieldColumn("slug"), reason: `Another product has the slug "${slug}"` }];
  };

  function created(
    row: number,
    label: string,
    content: RowContent,
    given: Partial<StoredValues>,
    special: (name: string) => string,
  ): PlannedRow {
    const lists = listsOf(content, []);
    const result = checked(
      {
        ...given,
        brand_id: given.brand_id ?? "",
        category_id: given.category_id ?? "",
        item_type: given.item_type ?? "product",
        name: given.name ?? "",
        model: given.model ?? "",
        slug: given.slug || ownSlug(given.name ?? ""),
        description:
          given.description || made.description((name) => (textKey(name) === "name" ? label : special(name))),
        specifications: [],
        features: [],
        images: [],
        featured: given.featured ?? false,
        ...lists.values,
      },
      lists.lines,
    );
    if (result.problems) return { row, name: label, kind: "refused", problems: result.problems };
    const values = result.values as StoredValues;
    const id = crypto.randomUUID();
    const problems = usedSlug(values.slug, id);
    if (problems.length > 0) return { row, name: label, kind: "refused", problems };
    slugUsers.set(values.slug, id);
    takenSlugs.add(values.slug);
    return { row, name: values.name, kind: "new", id, values };
  }

  function changed(
    row: number,
    product: ExistingProduct,
    content: RowContent,
    given: Partial<StoredValues>,
  ): PlannedRow {
    const lists = listsOf(content, product.specifications);
    const result = checked({ ...given, ...lists.values }, lists.lines);
    const problems = result.problems ?? usedSlug(result.values.slug ?? product.slug, product.id);
    if (result.problems || problems.length > 0) return { row, name: product.name, kind: "refused", problems };
    const { values, differences } = differencesOf(product, result.values, names);
    if (differences.length === 0) return { row, name: product.name, kind: "unchanged", id: product.id };
    if (values.slug !== undefined) {
      slugUsers.set(values.slug, product.id);
      takenSlugs.add(values.slug);
    }
    return {
      row,
      name: values.name ?? product.name,
      kind: "changed",
      id: product.id,
      version: product.updated_at,
      values,
      differences,
    };
  }

  return {
    plan,
    /** The brands and categories that the rows need and that are not there. */
    created: (rows: readonly PlannedRow[]) => newRecordsOf(rows, brandOf.created, categoryOf.created),
  };
}

/** Of the records that were made up those which accepted rows use, and the categories above them. */
export function newRecordsOf(
  rows: readonly PlannedRow[],
  brands: Plan["newCategories"],
  categories: Plan["newCategories"],
): Pick<Plan, "newBrands" | "newCategories"> {
  const used = new Set<string>();
  for (const row of rows) {
    if (row.kind !== "new" && row.kind !== "changed") continue;
    if (row.values.brand_id) used.add(row.values.brand_id);
    if (row.values.category_id) used.add(row.values.category_id);
  }
  // A category is made after the one above it, so the last ones are looked at first.
  for (const { id, parent_id } of categories.toReversed()) if (used.has(id) && parent_id) used.add(parent_id);
  return {
    newBrands: brands.filter(({ id }) => used.has(id)).map(({ id, name, slug }) => ({ id, name, slug })),
    newCategories: categories.filter(({ id }) => used.has(id)),
  };
}
