import type { DeployProblem } from "#domain/publishing/deploy-problems.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress, type KindWithPages } from "#domain/content/content-kinds.ts";
import { withoutLanguage } from "#domain/languages/languages.ts";
import { downloads } from "#domain/addresses/routes.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { CheckFailed } from "../release/checks.ts";

/** Something at an address of the site that could not be made, and why. */
export type Fault = { address: string; why: string };

/** The content of a release as it was shown: the last good version of each record. */
export type Shown = Pick<Snapshot, (typeof CONTENT_KINDS)[KindWithPages]["table"]>;
type Row = Shown[keyof Shown][number];
type FaultyRecord = { kind: KindWithPages; row: Row; why: string };

/**
 * More records of one kind than this share, and more than this number, point at a fault in the program: then the release is
 * refused instead of publishing a broken site.
 */
const FAULTY_SHARE = 0.1;
const FAULTY_MANY = 3;

/** What a record says about other records and about its address: these columns are always those of the present row. */
const PRESENT_COLUMNS = ["slug", "brand_id", "brand", "category_id", "category", "parent_id"] as const;

/**
 * Makes a site of the content (`make`), although some of its records cannot be shown: such a record is replaced by its last
 * good version, or left out if there is none, and everything is made again from that content. So the record's page, its place
 * in lists, search and site map, and its documents always agree. Throws if what cannot be made belongs to no record.
 */
export async function withLastGood<Made>(
  snapshot: Snapshot,
  lastShown: () => Partial<Shown> | null,
  make: (snapshot: Snapshot) => Promise<{ made: Made; faults: Fault[] }>,
): Promise<{ made: Made; snapshot: Snapshot; problems: DeployProblem[] }> {
  const problems = new Map<string, DeployProblem>();
  let current = snapshot;
  for (;;) {
    const { made, faults } = await make(current);
    if (faults.length === 0) return { made, snapshot: current, problems: [...problems.values()] };
    const faulty = recordsOf(faults, current);
    const shown = lastShown();
    for (const { kind, row, why } of faulty) {
      const before = problems.get(row.id);
      const good = before ? undefined : lastGood(kind, row, shown);
      current = good ? withRow(current, kind, good) : withoutRow(current, kind, row);
      problems.set(row.id, {
        what: good ? "outdated" : "left-out",
        kind,
        record: row.id,
        name: before?.name ?? nameOf(row),
        detail: before?.detail ?? sentence(why),
      });
    }
    refuseTooMany(snapshot, [...problems.values()]);
  }
}

const nameOf = (row: Row): string => ("title" in row ? row.title : row.name);

/** The first line of an error, as a sentence: 'Error: It is broken' becomes 'It is broken.' */
function sentence(why: string): string {
  const line = (why.split("\n", 1)[0] ?? "").replace(/^\w*Error: /, "").trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** The records whose page or datasheet is at these addresses. */
function recordsOf(faults: readonly Fault[], snapshot: Shown): FaultyRecord[] {
  const at = new Map<string, { kind: KindWithPages; row: Row }>();
  for (const kind of KINDS_WITH_PAGES)
    for (const row of snapshot[CONTENT_KINDS[kind].table]) at.set(siteAddress(kind, row.slug), { kind, row });
  for (const row of snapshot.products) at.set(downloads.product(row.slug), { kind: "product", row });
  const found = new Map<string, FaultyRecord>();
  for (const { address, why } of faults) {
    const record = at.get(withoutLanguage(address).address);
    if (record && !found.has(record.row.id)) found.set(record.row.id, { ...record, why });
  }
  // A faulty record may break a list that shows it, too. Without one the fault is in the page itself.
  const [first] = faults;
  if (first && found.size === 0) throw new Error(`${first.address} could not be made: ${sentence(first.why)}`);
  return [...found.values()];
}

/**
 * The last good version of a record instead of the present one; undefined if there is none, or if it is the same. A release of
 * an earlier version has shown nothing of a kind that it did not know.
 */
function lastGood(kind: KindWithPages, row: Row, shown: Partial<Shown> | null): Row | undefined {
  const last = shown?.[CONTENT_KINDS[kind].table]?.find(({ id }) => id === row.id);
  if (!last) return undefined;
  const present = Object.fromEntries(
    Object.entries(row).filter(([column]) => (PRESENT_COLUMNS as readonly string[]).includes(column)),
  );
  // A column that is newer than the last release is not in `last`.
  const good: Row = { ...row, ...last, ...present };
  return JSON.stringify(good) === JSON.stringify(row) ? undefined : good;
}

function withRow(snapshot: Snapshot, kind: KindWithPages, row: Row): Snapshot {
  const { table } = CONTENT_KINDS[kind];
  return { ...snapshot, [table]: (snapshot[table] as Row[]).map((other) => (other.id === row.id ? row : other)) };
}

/** The content without a record and without what would lead to its page. */
function withoutRow(snapshot: Snapshot, kind: KindWithPages, { id, slug }: Row): Snapshot {
  const { table } = CONTENT_KINDS[kind];
  const rest: Snapshot = {
    ...snapshot,
    [table]: (snapshot[table] as Row[]).filter((other) => other.id !== id),
    featured: snapshot.featured.filter((item) => item.brand_id !== id && item.product_id !== id),
    redirects: snapshot.redirects.filter((redirect) => redirect.kind !== kind || redirect.to !== slug),
  };
  if (kind === "category") {
    return {
      ...rest,
      categories: rest.categories.map((one) => (one.parent_id === id ? { ...one, parent_id: null } : one)),
      products: rest.products.map((product) =>
        product.category_id === id ? { ...product, category_id: null } : product,
      ),
      expected: rest.expected.filter(({ category_id }) => category_id !== id),
    };
  }
  if (kind !== "brand") return rest;
  return {
    ...rest,
    products: rest.products.map((product) => (product.brand_id === id ? { ...product, brand: null } : product)),
  };
}

function refuseTooMany(snapshot: Shown, problems: readonly DeployProblem[]): void {
  for (const kind of KINDS_WITH_PAGES) {
    const all = snapshot[CONTENT_KINDS[kind].table].length;
    const faulty = problems.filter((problem) => problem.kind === kind);
    if (faulty.length <= FAULTY_MANY || faulty.length <= all * FAULTY_SHARE) continue;
    const [first] = faulty;
    throw new CheckFailed(
      "pages",
      `${faulty.length} of ${all} ${CONTENT_KINDS[kind].nouns} could not be shown, which points at a fault in the program ` +
        `rather than in a text. The first one is “${first?.name ?? ""}”: ${first?.detail ?? ""}`,
    );
  }
}
