import { pageTags, type Tag } from "../code/page-tags.ts";

/** Elements at which a page is cut, outside of `<main>`. */
const CUT = new Set([
  "style",
  "script",
  "link",
  "header",
  "footer",
  "dialog",
  "form",
  "input",
  "nav",
  "ul",
  "section",
  "template",
  "body",
]);
/** Shorter parts take less space inside a page than as shared parts. */
const SHORTEST = 300;

export type PagePart = { text: string; isShared: boolean };

/**
 * Cuts a page into parts, which together are the page. Shared parts are those that other pages have, too: everything around
 * `<main>`, and styles and scripts in the head. Never shared is what belongs to one page alone: its addresses and hidden fields,
 * which are short or begin with `<link`, and its data for search engines.
 */
export function pageParts(html: string): PagePart[] {
  const starts = [0, ...cuts(html), html.length];
  const parts: PagePart[] = [];
  let place: "head" | "frame" | "main" = "head";
  let own = "";
  for (const [index, start] of starts.slice(0, -1).entries()) {
    const text = html.slice(start, starts[index + 1]);
    if (text.startsWith("<body")) place = "frame";
    else if (text.startsWith("<main")) place = "main";
    else if (text.startsWith("</main")) place = "frame";
    const isShared = text.length >= SHORTEST && mayBeShared(text, place);
    if (!isShared) own += text;
    else {
      if (own) parts.push({ text: own, isShared: false });
      parts.push({ text, isShared: true });
      own = "";
    }
  }
  if (own) parts.push({ text: own, isShared: false });
  return parts;
}

/** Where a page is cut. `<main>` stays whole, and is read only where a text in it looks like its end: it is the longest part. */
function cuts(html: string): number[] {
  const found: number[] = [];
  let inMain = false;
  for (const { start, name, isEnd } of tagsAroundMain(html)) {
    if (name === "main") inMain = !isEnd;
    else if (inMain || isEnd || !CUT.has(name)) continue;
    found.push(start);
  }
  return found;
}

/** All tags, or without those in `<main>` if nothing else can be its end. */
function* tagsAroundMain(html: string): Generator<Tag> {
  const end = html.indexOf("</main");
  const isSure = end === html.lastIndexOf("</main");
  for (const tag of pageTags(html)) {
    yield tag;
    if (isSure && tag.name === "main" && !tag.isEnd && tag.start < end) return yield* pageTags(html, end);
  }
}

function mayBeShared(text: string, place: "head" | "frame" | "main"): boolean {
  if (place === "main" || text.startsWith('<script type="application/ld+json"')) return false;
  return place === "frame" || text.startsWith("<style") || text.startsWith("<script");
}
