/* Every address of a stranger is read here before it waits for its turn: each function looks at each character once. */

/** What src/db reads along with the rows of a table or function, by the relations of PostgREST: few and small rows each. */
const EMBEDDED: ReadonlyMap<string, readonly string[]> = new Map([
  ["products", ["brands!products_brand_id_fkey"]],
  ["products_found", ["brands!products_brand_id_fkey"]],
  ["products_missing", ["brands!products_brand_id_fkey"]],
  ["brand_featured_products", ["products", "categories"]],
  ["change_rows", ["changes"]],
  ["enquiries", ["products", "enquiry_lines", "enquiry_files"]],
  ["enquiries_containing", ["products", "enquiry_lines", "enquiry_files"]],
]);

/** Several times the longest list of columns of ours. */
const SELECT_MAX = 2_000;

/** The table or function that an address asks. */
const askedOf = (pathname: string): string => pathname.replace(/^\/rest\/v1\/(?:rpc\/)?/, "");

/**
 * Whether a query asks for rows or columns more than once, or for related rows beyond what the site and the administration
 * read: a few rows would become an answer of any size.
 */
export function readsTooMuch(pathname: string, parameters: URLSearchParams): boolean {
  const embedded = EMBEDDED.get(askedOf(pathname)) ?? [];
  return parameters.getAll("select").some((select) => {
    // No column of ours needs quotes, in which commas and brackets would mean something else.
    if (select.length > SELECT_MAX || select.includes('"')) return true;
    const asked = columnsAndRelations(select);
    return (
      asked === null ||
      asked.relations.some((relation) => !embedded.includes(relation)) ||
      hasTwice(asked.relations) ||
      asked.lists.some(hasTwice)
    );
  });
}

/** The relations that a query reads along, and the columns of the row itself and of each relation; null for relations within relations. */
function columnsAndRelations(select: string): { relations: string[]; lists: string[][] } | null {
  const [own, relations, lists]: [string[], string[], string[][]] = [[], [], []];
  let within: string[] | null = null;
  for (const [, item = "", sign = ""] of select.matchAll(/([^,()]*)([,()]|$)/g)) {
    if (sign === "(") {
      if (within) return null;
      within = [];
      lists.push(within);
      relations.push(nameOf(item));
      continue;
    }
    // After a bracket nothing is left of an item.
    if (item.trim() !== "") (within ?? own).push(nameOf(item));
    if (sign === ")") within = null;
  }
  return { relations, lists: [own, ...lists] };
}

/** The column or relation of an item, without its alias, cast and path into JSON. */
const nameOf = (item: string): string =>
  item
    .trim()
    .replace(/^[^:]*:(?!:)/, "")
    .replace(/(?:::|->)[^]*$/, "")
    .trim();

const hasTwice = (names: string[]): boolean => new Set(names).size < names.length;

/** Regular expressions, texts taken apart into words, and lists of patterns. */
const LONG = "i?match\\b|(?:pl|ph|w)?fts\\b|i?like\\((?:any|all)\\)";
const LONG_FILTER = new RegExp(`^\\s*(?:not\\.)*(?:${LONG})`, "i");
const LONG_WITHIN = new RegExp(`[(,.]\\s*(?:${LONG})\\s*[.(]`, "i");
/** A comparison with a pattern, up to the pattern. */
const LIKE = /(?:^|[(,.])\s*i?like\./gi;
const LIKES_MAX = 20;
/** Longer than what the administration compares with. The database tries a pattern at each character of a text again. */
const PATTERN_MAX = 300;
const WILDCARDS_MAX = 6;
/** Their texts are of any length: whoever may keep a draft may put megabytes there. */
const LONG_TEXTS = new Set(["changes", "change_rows"]);

/** Whether a query compares texts in ways that take long for each row. */
export function searchesTooMuch(pathname: string, parameters: URLSearchParams): boolean {
  let likes = 0;
  for (const [name, value] of parameters) {
    if (name === "select") continue;
    const isGroup = /(?:^|\.)(?:and|or)$/.test(name);
    if ((isGroup ? LONG_WITHIN : LONG_FILTER).test(value)) return true;
    const patterns = patternsIn(value, isGroup);
    if (patterns.length === 0) continue;
    if (LONG_TEXTS.has(askedOf(pathname)) || `${name}${isGroup ? value : ""}`.includes("->")) return true;
    if (patterns.some(isLongPattern)) return true;
    likes += patterns.length;
  }
  return likes > LIKES_MAX;
}

/** What texts are compared with: all that follows, or within conditions as far as the next one may begin. */
function patternsIn(value: string, isGroup: boolean): string[] {
  const [, ...rests] = value.split(LIKE);
  return rests.map((rest) => (isGroup ? (/^(?:"(?:[^"\\]|\\[^])*"?|[^,)]*)/.exec(rest)?.[0] ?? "") : rest));
}

const isLongPattern = (pattern: string): boolean =>
  pattern.length > PATTERN_MAX || (pattern.match(/[*%]/g) ?? []).length > WILDCARDS_MAX;
