import { attributeReader, pageTags } from "./page-tags.ts";

/** The classes and names of elements in a part of a page: what selectors of style sheets ask for. */
export type PageElements = { classes: Set<string>; tags: Set<string> };

/** The classes that scripts in the head give to the page. */
const ADDED = ["js", "asks", "laid-out"];
const read = attributeReader("class", "popover");
const ENTITIES: Record<string, string> = {
  amp: "&",
  "#38": "&",
  lt: "<",
  "#60": "<",
  gt: ">",
  "#62": ">",
  quot: '"',
  "#34": '"',
  "#39": "'",
  "#x27": "'",
};
/** The text of an attribute without entities. */
const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The classes and elements that are seen in this HTML. What opens only when it is asked for (menus, dialogs) is left out. */
export function pageElements(html: string): PageElements {
  const classes = new Set(ADDED);
  const tags = new Set<string>(["html", "body"]);
  /** Most elements have the same attributes as another one. */
  const known = new Set<string>();
  const lists = new Set<string>();
  /** The element that is being left out, and how many of its name are open. */
  let closed: { tag: string; depth: number } | null = null;
  for (const { name: tag, isEnd, attributes } of pageTags(html)) {
    if (closed) {
      if (tag === closed.tag) closed.depth += isEnd ? -1 : 1;
      if (closed.depth === 0) closed = null;
      continue;
    }
    if (isEnd) continue;
    const found = known.has(attributes) ? [] : read(attributes);
    if (tag === "dialog" || found.some(([name]) => name === "popover")) {
      closed = { tag, depth: 1 };
      continue;
    }
    tags.add(tag);
    known.add(attributes);
    for (const [, list] of found) lists.add(list);
  }
  for (const list of lists) for (const word of decoded(list).split(/\s+/)) if (word) classes.add(word);
  return { classes, tags };
}
