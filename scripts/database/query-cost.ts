/** What src/db reads along with the rows of a table or function, by the relations of PostgREST: few and small rows each. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = {
  products: ["brands!products_brand_id_fkey"],
  products_found: ["brands!products_brand_id_fkey"],
  products_missing: ["brands!products_brand_id_fkey"],
  brand_featured_products: ["products", "categories"],
  change_rows: ["changes"],
  enquiries: ["products", "enquiry_lines", "enquiry_files"],
  enquiries_containing: ["products", "enquiry_lines", "enquiry_files"],
};

/**
 * Whether a query asks for rows or columns more than once, or for related rows beyond what the site and the administration
 * read: a few rows would become an answer of any size.
 */
export function readsTooMuch(pathname: string, parameters: URLSearchParams): boolean {
  const embedded = EMBEDDED[pathname.replace(/^\/rest\/v1\/(?:rpc\/)?/, "")] ?? [];
  return parameters.getAll("select").some((select) => {
    // No column of ours needs quotes, in which commas and brackets would mean something else.
    if (select.includes('"')) return true;
    const relations = [...select.matchAll(/([^,()]*)\(/g)].map(([, item = ""]) => nameOf(item));
    const isWithin = /\([^()]*\(/.test(select);
    return (
      isWithin ||
      relations.some((relation) => !embedded.includes(relation)) ||
      hasTwice(relations) ||
      columnLists(select).some((list) => hasTwice(list.split(",").map(nameOf)))
    );
  });
}

/** The columns of the row itself, and of each related row. */
const columnLists = (select: string): string[] => [
  select.replaceAll(/,?[^,()]*\([^()]*\)/g, ""),
  ...[...select.matchAll(/\(([^()]*)\)/g)].map(([, columns = ""]) => columns),
];

/** The column or relation of an item, without its alias, cast and path into JSON. */
const nameOf = (item: string): string =>
  item
    .trim()
    .replace(/^[^:]*:(?!:)/, "")
    .replace(/(?:::|->).*$/, "")
    .trim();

const hasTwice = (names: string[]): boolean => new Set(names).size < names.length;

/** How many steps into JSON a query may take, and how deep its conditions may be within each other: each level takes of the stack. */
const STEPS_MAX = 10;
const LEVELS_MAX = 10;

/** Whether reading a query takes more of the stack than there is: the database would end. */
export function isTooDeep(parameters: URLSearchParams): boolean {
  for (const [name, value] of parameters) {
    if ((name + value).split("->").length > STEPS_MAX + 1) return true;
    let level = 0;
    for (const [sign] of value.matchAll(/[()[\]{}]/g)) {
      // Not below 0: signs that close nothing would hide those that open.
      level = "([{".includes(sign) ? level + 1 : Math.max(0, level - 1);
      if (level > LEVELS_MAX) return true;
    }
  }
  return false;
}

/** More than any form has, in texts of editors as well; thousands of them take more of the stack than there is. */
const BODY_LEVELS_MAX = 500;
const [OPENING, CLOSING] = ["[{", "]}"].map((signs) => new Set(Buffer.from(signs)));

/** The same for a body of JSON, and for JSON that is a text within it. */
export function isBodyTooDeep(bytes: Uint8Array): boolean {
  let level = 0;
  for (const byte of bytes) {
    if (OPENING?.has(byte)) level += 1;
    else if (CLOSING?.has(byte)) level = Math.max(0, level - 1);
    if (level > BODY_LEVELS_MAX) return true;
  }
  return false;
}

/** Regular expressions, texts taken apart into words, and lists of patterns. */
const LONG = "i?match\\b|(?:pl|ph|w)?fts\\b|i?like\\((?:any|all)\\)";
const LONG_FILTER = new RegExp(`^\\s*(?:not\\.)*(?:${LONG})`, "i");
const LONG_WITHIN = new RegExp(`[(,.]\\s*(?:${LONG})\\s*[.(]`, "i");
const LIKE = /(?:^|[(,.])\s*i?like\./gi;
const LIKES_MAX = 20;

/** Whether a query compares texts in ways that take long for each row. */
export function searchesTooMuch(parameters: URLSearchParams): boolean {
  let likes = 0;
  for (const [name, value] of parameters) {
    if (name === "select") continue;
    const isGroup = /(?:^|\.)(?:and|or)$/.test(name);
    if ((isGroup ? LONG_WITHIN : LONG_FILTER).test(value)) return true;
    likes += value.match(LIKE)?.length ?? 0;
  }
  return likes > LIKES_MAX;
}
