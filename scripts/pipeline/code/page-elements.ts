/** The classes and names of elements in a part of a page: what selectors of style sheets ask for. */
export type PageElements = { classes: Set<string>; tags: Set<string> };

/** The classes that scripts in the head give to the page. */
const ADDED = ["js", "asks", "laid-out"];
const TAG = /<(\/?)([a-z][\w-]*)([^">]*(?:"[^"]*"[^">]*)*)>/gi;
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
  /** Most elements have the same attribute as another one. */
  const lists = new Set<string>();
  /** The element that is being left out, and how many of its name are open. */
  let closed: { tag: string; depth: number } | null = null;
  for (const [, slash, name = "", attributes = ""] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (closed) {
      if (tag === closed.tag) closed.depth += slash ? -1 : 1;
      if (closed.depth === 0) closed = null;
      continue;
    }
    if (slash) continue;
    if (tag === "dialog" || /\spopover(?:[\s=]|$)/.test(attributes)) {
      closed = { tag, depth: 1 };
      continue;
    }
    tags.add(tag);
    const list = /\sclass="([^"]*)"/.exec(attributes)?.[1];
    if (!list || lists.has(list)) continue;
    lists.add(list);
    for (const word of decoded(list).split(/\s+/)) classes.add(word);
  }
  return { classes, tags };
}
