/*
 * Pages name hundreds of utilities again and again, such as 'md:listed:grid-cols-[15rem_minmax(0,1fr)]', and a third of a page
 * consisted of them. In a build each utility has a second name of one or two letters, which the pages use. Scripts keep the
 * names of the source: the sheets have a rule under both names where a script has the long one. So a class list may come from a
 * page or from a script, but scripts must not look up or remove utilities; they use data attributes.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Root } from "postcss";
import type { Bundle } from "./compile.ts";
import { contentHash } from "../../files/content-hash.ts";
import { ownText } from "../../files/detached-copy.ts";
import { decoded } from "./page-elements.ts";
import { CLASS, unescaped } from "./sheet-rules.ts";

/** The public style sheets, and the short names of their utilities. Stands beside the program that renders the pages. */
type ShortClasses = { sheets: string[]; names: Record<string, string> };
const KEPT = "short-classes.json";

const CLASS_ATTRIBUTE = ' class="';
const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NEXT = `${FIRST}0123456789`;

/** Renames the utilities in the public sheets of a bundle, and keeps their short names for the pages. */
export function shortenClasses({ files, renderer }: Bundle): void {
  const before = publicSheets(renderer);
  const roots = before.map((path) => postcss.parse(readFileSync(join(files, path), "utf8")));
  const names = shortNames(roots);
  const inScripts = wordsOfScripts(join(files, "_astro"));
  const sheets = roots.map((root, index) => {
    const path = before[index] ?? "";
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap((selector) => selectorsFor(selector, names, inScripts));
    });
    const text = root.toString();
    // Browsers keep a sheet for a year, so another text needs another address.
    const renamed = path.replace(/[^.]+\.css$/, `${contentHash(text).slice(0, 8)}.css`);
    rmSync(join(files, path));
    writeFileSync(join(files, renamed), text);
    replaceInRenderer(renderer, path, renamed);
    return renamed;
  });
  const kept: ShortClasses = { sheets, names: Object.fromEntries(names) };
  writeFileSync(join(renderer, KEPT), JSON.stringify(kept));
}

/** Gives the elements of public pages the short names. */
export function withShortClasses({ renderer }: Bundle): (html: string) => string {
  if (!existsSync(join(renderer, KEPT))) return (html) => html;
  const { sheets, names } = JSON.parse(readFileSync(join(renderer, KEPT), "utf8")) as ShortClasses;
  const short = new Map(Object.entries(names));
  /** Most pages have the same class lists. */
  const made = new Map<string, string>();
  const shortened = (list: string): string => {
    const known = made.get(list);
    if (known !== undefined) return known;
    // Classes without a short name keep their HTML entities.
    const words = list.split(/\s+/).map((word) => short.get(decoded(word)) ?? word);
    made.set(ownText(list), words.join(" "));
    return words.join(" ");
  };
  /** A regular expression would take twice as long. */
  const shortenAll = (html: string): string => {
    let text = "";
    let from = 0;
    for (let at = html.indexOf(CLASS_ATTRIBUTE); at >= 0; at = html.indexOf(CLASS_ATTRIBUTE, from)) {
      const start = at + CLASS_ATTRIBUTE.length;
      const end = html.indexOf('"', start);
      text += html.slice(from, start) + shortened(html.slice(start, end));
      from = end;
    }
    return text + html.slice(from);
  };
  return (html) => (sheets.some((path) => html.includes(`href="/${path}"`)) ? shortenAll(html) : html);
}

/** The paths of the sheets that public pages have; the administration's stays as it is. */
function publicSheets(renderer: string): string[] {
  const text = readFileSync(join(renderer, "renderer.json"), "utf8");
  const { styles } = JSON.parse(text) as { styles: [key: string, page: { styles: { sheet: { src?: string } }[] }][] };
  const paths = styles
    .filter(([key]) => !key.startsWith("/admin&"))
    .flatMap(([, page]) => page.styles.flatMap(({ sheet }) => sheet.src ?? []));
  return [...new Set(paths)].sort();
}

const classesOf = (selector: string): string[] => [
  ...new Set(Array.from(selector.matchAll(CLASS), ([, name = ""]) => unescaped(name))),
];

/**
 * A short name for each utility. A class that other layers use, too, is not a utility, and neither is a marker such as 'group'
 * or 'js', which has no rule of its own.
 */
function shortNames(roots: readonly Root[]): Map<string, string> {
  const all = new Set<string>();
  const others = new Set<string>();
  const utilities = new Set<string>();
  for (const root of roots)
    root.walkRules((rule) => {
      for (const selector of rule.selectors) {
        const classes = classesOf(selector);
        for (const name of classes) {
          all.add(name);
          if (!isInLayer(rule, "utilities")) others.add(name);
          else if (classes.length === 1 || name.includes(":")) utilities.add(name);
        }
      }
    });
  const names = new Map<string, string>();
  let next = 0;
  for (const name of utilities) {
    if (others.has(name)) continue;
    let short = letters(next++);
    while (all.has(short)) short = letters(next++);
    names.set(name, short);
  }
  return names;
}

/** 0 → 'a', 52 → 'aa', 53 → 'ba'. */
function letters(count: number): string {
  let text = FIRST[count % FIRST.length] ?? "";
  for (let rest = Math.floor(count / FIRST.length); rest > 0; rest = Math.floor(rest / NEXT.length))
    text += NEXT[--rest % NEXT.length] ?? "";
  return text;
}

function isInLayer(node: postcss.Node, layer: string): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === "atrule") {
      const { name, params } = at as postcss.AtRule;
      if (name === "layer" && params === layer) return true;
    }
  return false;
}

/** The selector with the short name, and as it was if a script has the long one. */
function selectorsFor(selector: string, names: Map<string, string>, inScripts: Set<string>): string[] {
  const renamed = classesOf(selector).filter((name) => names.has(name));
  if (renamed.length === 0) return [selector];
  if (renamed.length > 1) throw new Error(`A rule for several utilities at once cannot be renamed: ${selector}`);
  const short = selector.replace(CLASS, (whole, name: string) => {
    const to = names.get(unescaped(name));
    return to === undefined ? whole : `.${to}`;
  });
  return renamed.some((name) => inScripts.has(name) || /["'`\\]/.test(name)) ? [short, selector] : [short];
}

/** All words in the texts of the scripts, among them every class that a script gives to an element. */
function wordsOfScripts(folder: string): Set<string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return new Set(scripts.flatMap((name) => readFileSync(join(folder, name), "utf8").split(/["'`\s\\]+/)));
}

function replaceInRenderer(renderer: string, before: string, after: string): void {
  for (const folder of [renderer, join(renderer, "chunks")])
    for (const name of readdirSync(folder).filter((name) => /\.(?:mjs|json)$/.test(name))) {
      const text = readFileSync(join(folder, name), "utf8");
      if (text.includes(before)) writeFileSync(join(folder, name), text.replaceAll(before, after));
    }
}
