import { langOf } from "#texts/language/page-language.ts";
import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { links } from "#texts/language/links.ts";
import { markedPieces } from "#domain/search/search-patterns.ts";
import { figureValue } from "#domain/search/search-quantities.ts";
import type { Hit, SearchKind, SearchRecord } from "#domain/search/search.ts";
import { excerpt } from "#domain/text/text.ts";
import type { SearchAnswer } from "./site-search.ts";
import { element, svgElement } from "../page/create-element.ts";
import { listButton } from "../lists/list-button-element.ts";

type Result = Hit & SearchRecord;

/** The paths of the symbols for results without a picture. */
const SIGNS: Record<SearchKind, string> = {
  Product: "M4 8h16v9H4zM8 8V5h8v3M8 12h8",
  Category: "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
  Brand: "M4 12 12 4h8v8l-8 8zM15.5 8.500v0",
  Solution: "M5 20V6l7-3 7 3v14M9 20v-5h6v5M9 9h0M15 9h0",
  Reference: "M4 20h16M6 20V9l6-4 6 4v11M10 20v-6h4v6",
  Service: "M14 6a4 4 0 0 0-5 5l-5 5 3 3 5-5a4 4 0 0 0 5-5l-2.500 2.500-2.500-.5-.5-2.500z",
  Document: "M6 3h8l4 4v14H6zM14 3v4h4M12 11v6m-2.500-2.500 2.500 2.500 2.500-2.500",
  News: "M4 5h13v14H5a1 1 0 0 1-1-1zM17 9h3v9a1 1 0 0 1-1 1h-2M7 9h7M7 12.500h7M7 16h4",
  Page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
};

/** A click anywhere on the item follows its link; its buttons stand below the picture, on larger screens beside the text. */
const ITEM = [
  "relative grid grid-cols-[5rem_1fr] grid-rows-[auto_1fr] gap-x-3.5 gap-y-2 border-bs border-line px-4.5 py-2.5",
  "md:grid-cols-[5rem_1fr_auto] md:grid-rows-1 hover:bg-sheet focus-within:bg-sheet",
  "hover:shadow-[inset_3px_0_var(--color-copper)] focus-within:shadow-[inset_3px_0_var(--color-copper)]",
  "rtl:hover:shadow-[inset_-3px_0_var(--color-copper)] rtl:focus-within:shadow-[inset_-3px_0_var(--color-copper)]",
].join(" ");
const LINK = [
  "leading-[1.3] font-semibold outline-none after:absolute after:inset-0",
  "focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-copper",
].join(" ");
/** Above the area of the link, so that it can be pressed. */
const BUTTONS = "relative col-start-1 row-start-2 flex gap-1 self-start md:col-start-3 md:row-start-1";
const PICTURE =
  "grid aspect-4/3 place-items-center self-start overflow-hidden border border-line bg-sheet md:inline-20";
const MARK =
  "bg-transparent text-inherit underline decoration-copper decoration-2 underline-offset-[0.2em] forced-colors:text-[CanvasText]";

function marked(text: string, typed: string): (Node | string)[] {
  return markedPieces(text, typed).map((piece) =>
    piece.marked ? element("mark", { class: MARK }, piece.text) : piece.text,
  );
}

function sign(kind: SearchKind): SVGElement {
  const drawing = svgElement("svg", {
    class: "stroke-petrol inline-6",
    viewBox: "0 0 24 24",
    fill: "none",
    "stroke-width": "1.3",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
  });
  drawing.append(svgElement("path", { d: SIGNS[kind] }));
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

/** About two lines. On a narrow screen whole words are left out, so that no word is cut. */
const shortened = (summary: string): string =>
  matchMedia("(min-width: 48rem)").matches ? summary : excerpt(summary, 80);

/** What distinguishes the results of a group: brand and category of a product, the kind of a page. */
function annotationOf({ kind, brand, category }: Result): (Node | string)[] {
  if (kind === "Category" || kind === "Brand") return [];
  if (kind !== "Product") return [T.kindOf[kind]];
  const names = [brand, category].flatMap((name) => (name ? [name] : []));
  return names.flatMap((name, at) => [...(at > 0 ? [" · "] : []), element("bdi", langOf(name), name)]);
}

function textOf(result: Result, { searched, plan }: SearchAnswer): HTMLElement {
  const { url, title, summary, near } = result;
  const annotation = annotationOf(result);
  const size =
    plan.size && near ? [`${near.figure.name} `, element("bdi", {}, figureValue(near.figure, plan.size.asked))] : null;
  return element(
    "div",
    { class: "row-span-2 grid content-start gap-0.5 min-inline-0 md:row-span-1" },
    ...(annotation.length === 0 ? [] : [element("span", { class: "annotation" }, ...annotation)]),
    element("a", { href: url, class: LINK, ...langOf(title) }, ...marked(title, searched)),
    ...(size === null ? [] : [element("span", { class: "text-sm font-medium text-petrol tabular-nums" }, ...size)]),
    element(
      "span",
      { class: "text-sm leading-[1.45] text-ink-soft", ...langOf(summary) },
      ...marked(shortened(summary), searched),
    ),
  );
}

/** An entry of the list of results, with the words that were searched for underlined. */
export function resultItem(result: Result, answer: SearchAnswer): HTMLLIElement {
  const { kind, url, title } = result;
  const product = { slug: url.slice(links.product("").length), name: title };
  const buttons =
    kind === "Product"
      ? [element("div", { class: BUTTONS }, listButton("compare", product), listButton("quote", product))]
      : [];
  return element("li", { class: ITEM }, picture(result), textOf(result, answer), ...buttons);
}
