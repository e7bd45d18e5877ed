import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import type { PageElements } from "./page-elements.ts";

/** The name of a class in a selector, with its escapes. */
export const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;
/** What only shows once something is pointed at, pressed, opened, filled in or printed. */
const LATER =
  /:(?:hover|active|checked|disabled|placeholder|open|popover-open)\b|\[(?:aria-disabled|data-zoomed)|::(?:placeholder|backdrop|file-selector-button|-webkit-|-moz-)|:-(?:webkit|moz)-/;
/** What only counts once something changes or is pointed at. */
const LATER_PROPERTIES = /^(?:transition|--tw-duration$|--tw-ease$|cursor$)/;
/** A file of the typeface that has no Latin letters. */
const FURTHER_LETTERS = /unicode-range:\s*U\+(?!\?\?|0)/;
/** At-rules that are kept or removed as a whole. */
const WHOLE = /^(?:font-face|property|(?:-\w+-)?keyframes)$/;

/** The name of a class as elements have it. */
export const unescaped = (name: string): string =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");

export type SheetRules = {
  /** The rules that these parts of a page need at first sight, as a sheet. */
  rulesFor(parts: PageElements): string;
};

/** Reads a style sheet, to take out of it what the first screens of pages need. */
export function sheetRules(text: string): SheetRules {
  const sheet = postcss.parse(text);
  removeLaterDeclarations(sheet);
  const classes = new Set([...text.matchAll(CLASS)].map(([, name = ""]) => unescaped(name)));
  /** Pages of one kind mostly consist of the same parts. */
  const made = new Map<string, string>();
  return {
    rulesFor(parts) {
      const used = { ...parts, classes: new Set([...parts.classes].filter((name) => classes.has(name))) };
      const key = [...[...used.classes].sort(), "", ...[...used.tags].sort()].join(" ");
      const rules = made.get(key) ?? rulesOf(sheet, used);
      made.set(key, rules);
      return rules;
    },
  };
}

function removeLaterDeclarations(sheet: Root): void {
  sheet.walkDecls(LATER_PROPERTIES, (node) => void node.remove());
  sheet.walkAtRules("font-face", (node) => {
    if (FURTHER_LETTERS.test(node.toString())) node.remove();
  });
  // What stands in for a property that is there.
  const present = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void present.add(prop));
  sheet.walkDecls(/^font-family$/, (node) => {
    node.value = node.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      present.has(name) ? `var(${name})` : whole,
    );
  });
}

function rulesOf(sheet: Root, parts: PageElements): string {
  const root = sheet.clone();
  keepMatching(root, parts);
  removeUnnamed(root);
  return root.toString();
}

function keepMatching(container: Root | AtRule | Rule, parts: PageElements): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "rule") {
      const kept = node.selectors.filter((selector) => canMatch(selector, parts));
      if (kept.length > 0) node.selectors = kept;
      else node.removeAll();
      keepMatching(node, parts);
    } else if (node.type === "atrule" && node.nodes && !WHOLE.test(node.name)) {
      // The values of custom properties for browsers that do not know @property: they come with the whole sheet.
      if (node.name === "supports" && /-webkit-hyphens/.test(node.params)) node.removeAll();
      if (node.name === "media" && /print|hover/.test(node.params)) node.removeAll();
      keepMatching(node, parts);
    } else if (node.type === "comment") {
      node.remove();
    }
    if ((node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0) node.remove();
  }
}

/** Whether a selector can match something at first sight, by the classes and the names of elements in it. */
function canMatch(selector: string, { classes, tags }: PageElements): boolean {
  const own = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
  if (LATER.test(own)) return false;
  if ([...own.matchAll(CLASS)].some(([, name = ""]) => !classes.has(unescaped(name)))) return false;
  const plain = own.replace(CLASS, "").replace(/\[[^\]]*\]|::?[\w-]+|#[\w-]+/g, "");
  // Inside of parentheses stand alternatives, which are kept.
  return plain.includes("(") || (plain.match(/[a-z][\w-]*/gi) ?? []).every((tag) => tags.has(tag.toLowerCase()));
}

/** Removes custom properties and animations that nothing refers to. */
function removeUnnamed(root: Root): void {
  for (let before = ""; before !== root.toString();) {
    const text = (before = root.toString());
    const isUsed = (name: string): boolean => text.includes(`var(${name})`) || text.includes(`var(${name},`);
    const removeIf = (node: ChildNode, isUnused: boolean): void => {
      if (isUnused) node.remove();
    };
    root.walkDecls(/^--/, (node) => removeIf(node, !isUsed(node.prop)));
    root.walkAtRules("property", (node) => removeIf(node, !isUsed(node.params)));
    root.walkAtRules("keyframes", (node) =>
      removeIf(node, !new RegExp(`animation[\\w-]*:[^;}]*\\b${node.params}\\b`).test(text)),
    );
    root.walkRules((node) => removeIf(node, node.nodes.length === 0));
  }
}
