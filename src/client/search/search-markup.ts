import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { links } from "#texts/language/links.ts";
import { button, symbolButton } from "#styles/variants/buttons.ts";
import { key, link } from "#styles/variants/basics.ts";
import { element, svgElement } from "../page/create-element.ts";

/*
 * The search of every page; on small screens it fills the screen. It only works with scripts, so a script makes it, and pages
 * are smaller without it. The code and the index behind it (search-dialog.ts) are loaded when it is first opened; they set
 * data-state, which decides what is shown.
 */

const DIALOG = [
  "max-inline-none max-block-none overflow-hidden bg-paper text-ink inline-full block-dvh",
  "backdrop:bg-veil motion-safe:open:animate-appear motion-safe:open:backdrop:animate-appear",
  "md:mx-auto md:border md:border-line-strong md:shadow-search",
  "md:inline-[min(46rem,100%-4rem)] md:block-[min(44rem,100dvh-12vh)] md:mbs-[8vh]",
].join(" ");
/** The copper line below shows the focus of the field. */
const FORM =
  "flex flex-none items-center gap-3 border-be border-line bg-sheet ps-4.5 pe-1.5 block-bar focus-within:shadow-[inset_0_-2px_var(--color-copper)]";
/** Large where it is the only text, small above the results. */
const STATUS = [
  "px-4.5 text-center text-xl font-medium wrap-anywhere tabular-nums pbs-8 pbe-1 empty:p-0",
  "in-data-[state=loading]:text-sm in-data-[state=loading]:font-normal in-data-[state=loading]:text-ink-soft",
  "in-data-[state=loading]:pbe-8",
  "in-data-[state=results]:text-start in-data-[state=results]:text-sm in-data-[state=results]:font-normal",
  "in-data-[state=results]:text-ink-soft in-data-[state=results]:pbs-3 in-data-[state=results]:pbe-2",
].join(" ");
const NOTE = "hidden px-4.5 text-center text-ink-soft";
const NOTE_BUTTON = button({ size: "small", class: "mbs-4" });
const ONWARD = link({ kind: "onward" });

/** Where to begin, as far as the site has these pages: then its menu or its footer links to them. */
const starts = () =>
  [
    [SITE_TEXTS.viewAllProducts, links.products()],
    [SITE_TEXTS.solutions, links.solutions()],
    [SITE_TEXTS.references, links.references()],
    [SITE_TEXTS.services, links.services()],
  ] as const;

const isLinked = (href: string): boolean =>
  document.querySelector(`:is(header, footer) a:is([href="${href}"], [href^="${href}#"])`) !== null;

const icon = (attributes: Record<string, string>, ...paths: string[]): SVGElement =>
  svgElement(
    "svg",
    {
      viewBox: "0 0 24 24",
      width: "22",
      height: "22",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "1.6",
      "stroke-linecap": "round",
      "aria-hidden": "true",
      ...attributes,
    },
    ...paths.map((d) => svgElement("path", { d })),
  );

/** The field is not type=search, because Escape would then empty it before it closes the dialog. */
const field = (): HTMLElement =>
  element("input", {
    class: "flex-1 text-xl min-inline-0 block-full placeholder:text-ink-soft focus:outline-hidden",
    type: "text",
    dir: "auto",
    inputmode: "search",
    role: "searchbox",
    "aria-label": T.title,
    placeholder: T.placeholder,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    maxlength: "100",
    autofocus: "",
    "data-search-input": "",
  });

const form = (): HTMLElement =>
  element(
    "form",
    { class: FORM, role: "search", "data-search-form": "" },
    icon({ class: "flex-none text-ink-soft" }, "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z", "m15.5 15.5 5 5"),
    field(),
    element(
      "button",
      {
        type: "button",
        class: symbolButton({ size: "large" }),
        "data-search-close": "",
        "aria-label": T.close,
      },
      icon({}, "m6 6 12 12M18 6 6 18"),
    ),
  );

const noteButton = (name: string, text: string): HTMLButtonElement =>
  element("button", { type: "button", class: NOTE_BUTTON, [`data-search-${name}`]: "" }, text);

const startLinks = (): HTMLElement =>
  element(
    "ul",
    { class: "flex flex-wrap justify-center gap-x-6 gap-y-1 mbs-4" },
    ...starts()
      .filter(([, href]) => isLinked(href))
      .map(([name, href]) =>
        element("li", {}, element("a", { class: link({ kind: "onward", class: "min-block-9" }), href }, name)),
      ),
  );

function notes(): HTMLElement[] {
  const clear = noteButton("clear", T.clear);
  clear.hidden = true;
  return [
    element(
      "div",
      { class: "hidden in-data-[state=start]:block" },
      element("div", {
        class: "grid justify-items-center gap-3 px-4.5 pbs-8",
        "data-search-recent": "",
        hidden: "",
      }),
    ),
    element("div", { class: `${NOTE} pbs-8 in-data-[state=start]:block` }, element("p", {}, T.start), startLinks()),
    element("div", { class: `${NOTE} in-data-[state=none]:block` }, element("p", {}, T.noneHint), clear),
    element(
      "div",
      { class: `${NOTE} in-data-[state=error]:block in-data-[state=offline]:block` },
      noteButton("retry", T.retry),
    ),
  ];
}

const body = (): HTMLElement =>
  element(
    "div",
    { class: "flex-1 overflow-y-auto overscroll-contain min-block-0 pbe-4", "data-search-body": "" },
    element("p", { class: STATUS, role: "status", "data-search-status": "" }),
    ...notes(),
    element("div", { class: "hidden in-data-[state=results]:block", "data-search-results": "" }),
    element(
      "p",
      {
        class:
          "hidden flex-wrap items-center gap-x-5 gap-y-2 border-bs border-line px-4.5 pbs-4 in-data-[state=results]:flex",
      },
      element("button", { type: "button", class: button({ size: "small" }), "data-search-more": "" }, T.more),
      element("a", { class: ONWARD, "data-search-browse": "", href: links.products() }, T.browse),
    ),
  );

const keys = (): HTMLElement =>
  element(
    "p",
    {
      class:
        "hidden flex-none gap-6 border-bs border-line bg-ground px-4.5 py-2.5 text-xs text-ink-soft [@media(hover:hover)]:md:flex",
      "aria-hidden": "true",
    },
    ...(
      [
        [["↑", "↓"], T.keys.move],
        [["↵"], T.keys.open],
        [["Esc"], T.keys.close],
      ] as const
    ).map(([names, what]) =>
      element("span", {}, ...names.flatMap((name) => [element("kbd", { class: key }, name), " "]), what),
    ),
  );

/** Makes the dialog, closed, with nothing typed. */
export const makeSearch = (): HTMLDialogElement =>
  element(
    "dialog",
    { class: DIALOG, id: "search", "aria-label": T.title, "data-state": "start" },
    element(
      "div",
      { class: "flex flex-col block-full" },
      form(),
      element("div", {
        class: "grid flex-none grid-cols-1 gap-2.5 border-be border-line px-4.5 py-3",
        role: "group",
        "aria-label": T.filters,
        "data-search-filters": "",
        hidden: "",
      }),
      body(),
      keys(),
    ),
  );
