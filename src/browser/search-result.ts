import { markedPieces } from "#domain/search-patterns.ts";
import { figureText } from "#domain/search-quantities.ts";
import type { Hit, SearchKind, SearchRecord } from "#domain/search.ts";
import type { SearchAnswer } from "../stores/site-search.ts";
import { element } from "./element.ts";

type Result = Hit & SearchRecord;

/** The paths of the symbols for results without a picture. */
const SIGNS: Record<SearchKind, string> = {
  Product: "M4 8h16v9H4zM8 8V5h8v3M8 12h8",
  Brand: "M4 12 12 4h8v8l-8 8zM15.5 8.500v0",
  Solution: "M5 20V6l7-3 7 3v14M9 20v-5h6v5M9 9h0M15 9h0",
  Reference: "M4 20h16M6 20V9l6-4 6 4v11M10 20v-6h4v6",
  Service: "M14 6a4 4 0 0 0-5 5l-5 5 3 3 5-5a4 4 0 0 0 5-5l-2.500 2.500-2.500-.5-.5-2.500z",
  Page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
};

const LINK = [
  "grid grid-cols-[5rem_1fr] gap-3.5 border-bs border-line px-4.5 py-2.5 -outline-offset-2 hover:bg-sheet focus:bg-sheet",
  "hover:shadow-[inset_3px_0_var(--color-copper)] focus:shadow-[inset_3px_0_var(--color-copper)]",
  "rtl:hover:shadow-[inset_-3px_0_var(--color-copper)] rtl:focus:shadow-[inset_-3px_0_var(--color-copper)]",
].join(" ");
const PICTURE =
  "grid aspect-4/3 place-items-center self-start overflow-hidden border border-line bg-sheet md:inline-20";
const MARK = "bg-transparent text-inherit underline decoration-copper decoration-2 underline-offset-[0.2em]";

function marked(text: string, typed: string): (Node | string)[] {
  return markedPieces(text, typed).map((piece) =>
    piece.marked ? element("mark", { class: MARK }, piece.text) : piece.text,
  );
}

const svg = (tag: "svg" | "path", attributes: Record<string, string>): SVGElement => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

function sign(kind: SearchKind): SVGElement {
  const drawing = svg("svg", {
    class: "stroke-petrol inline-6",
    viewBox: "0 0 24 24",
    fill: "none",
    "stroke-width": "1.3",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
  });
  drawing.append(svg("path", { d: SIGNS[kind] }));
  return drawing;
}

function picture({ image, kind }: Result): HTMLSpanElement {
  const place = element("span", { class: PICTURE });
  if (!image) {
    place.append(sign(kind));
    return place;
  }
  const shown = element("img", {
    src: image,
    alt: "",
    width: "96",
    height: "72",
    loading: "lazy",
    decoding: "async",
    class: "size-full object-contain",
  });
  shown.addEventListener("error", () => shown.replaceWith(sign(kind)));
  place.append(shown);
  return place;
}

/** An entry of the list of results, with the words that were searched for underlined. */
export function resultItem(result: Result, { searched, plan }: SearchAnswer): HTMLLIElement {
  const { url, title, summary, kind, brand, category, near } = result;
  const names = [kind, kind === "Brand" ? undefined : brand, category].filter((name): name is string => Boolean(name));
  const size = plan.size && near ? figureText(near.figure, plan.size.asked) : null;
  const text = element(
    "span",
    { class: "grid content-start gap-0.5 min-inline-0" },
    element("span", { class: "annotation" }, names.join(" · ")),
    element("strong", { class: "leading-[1.3] font-semibold" }, ...marked(title, searched)),
    ...(size === null ? [] : [element("span", { class: "text-sm font-medium text-petrol tabular-nums" }, size)]),
    element("span", { class: "line-clamp-2 text-sm leading-[1.45] text-ink-soft" }, ...marked(summary, searched)),
  );
  return element("li", {}, element("a", { href: url, class: LINK }, picture(result), text));
}
