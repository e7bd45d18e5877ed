/** A tag of a page, as it stands in it. */
export type Tag = {
  /** Where it begins in the page. */
  start: number;
  /** In lower case. */
  name: string;
  isEnd: boolean;
  /** What stands between its name and its end. */
  attributes: string;
};

/** Where a comment or a tag begins. */
const START = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;
/** The attributes of a tag, to its end: a `>` or `<` in quotes belongs to a value. */
const ATTRIBUTES = /([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>/y;
/** Each tag without an end is looked for to the end of the page. */
const MOST_WITHOUT_END = 20;
/** The ends of what browsers read as text, whatever stands in it. */
const ENDS_OF_TEXT = new Map(
  ["script", "style", "textarea", "title"].map((name) => [name, new RegExp(`</${name}[\\s/>]`, "gi")]),
);

/**
 * The tags of a page in their order, from the place of one on. Texts of records stand in attributes, and Astro leaves angle brackets there as they are; so
 * nothing in an attribute, a comment, a script or a style is taken for a tag.
 */
export function* pageTags(html: string, from = 0): Generator<Tag> {
  const starts = new RegExp(START);
  const rest = new RegExp(ATTRIBUTES);
  let withoutEnd = 0;
  starts.lastIndex = from;
  for (let found = starts.exec(html); found; found = starts.exec(html)) {
    const [, slash, written] = found;
    if (written === undefined) {
      const end = html.indexOf("-->", starts.lastIndex);
      if (end === -1) return;
      starts.lastIndex = end + 3;
      continue;
    }
    rest.lastIndex = starts.lastIndex;
    const attributes = rest.exec(html)?.[1];
    if (attributes === undefined) {
      if ((withoutEnd += 1) > MOST_WITHOUT_END) return;
      continue;
    }
    starts.lastIndex = rest.lastIndex;
    const name = written.toLowerCase();
    yield { start: found.index, name, isEnd: slash === "/", attributes };
    const ending = slash === "/" ? undefined : ENDS_OF_TEXT.get(name);
    if (!ending) continue;
    ending.lastIndex = starts.lastIndex;
    const end = ending.exec(html);
    if (!end) return;
    starts.lastIndex = end.index;
  }
}

/** The name of an attribute with its value, or a value whose name is not asked for. */
const namedValue = (names: readonly string[]): RegExp =>
  new RegExp(`\\s(${names.join("|")})(?:="([^"]*)"|='([^']*)'|(?=[\\s/]|$))|"[^"]*"|'[^']*'`, "gi");

/**
 * Reads the values of some attributes of a tag, as they stand there: entities are not decoded. Those of all others are skipped
 * whole, because a text may look like an attribute, too.
 */
export function attributeReader(...names: string[]): (attributes: string) => [name: string, value: string][] {
  const pattern = namedValue(names);
  return (attributes) => {
    const found: [string, string][] = [];
    for (const [, name, double, single] of attributes.matchAll(pattern))
      if (name !== undefined) found.push([name.toLowerCase(), double ?? single ?? ""]);
    return found;
  };
}
