/** Elements at which a page is cut. */
const CUT = /<(?:style|script|link|header|main|\/main|footer|dialog|form|input|nav|ul|section|template|body)\b/g;
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

/** Where a page is cut. `<main>` stays whole, so it is not searched: it is the longest part. */
function cuts(html: string): number[] {
  const from = html.search(/<main\b/);
  const to = html.indexOf("</main", from);
  const within = (text: string, start: number) => Array.from(text.matchAll(CUT), ({ index }) => start + index);
  return from < 0 || to < 0
    ? within(html, 0)
    : [...within(html.slice(0, from), 0), from, ...within(html.slice(to), to)];
}

function mayBeShared(text: string, place: "head" | "frame" | "main"): boolean {
  if (place === "main" || text.startsWith('<script type="application/ld+json"')) return false;
  return place === "frame" || text.startsWith("<style") || text.startsWith("<script");
}
