import { createHash, randomUUID } from "node:crypto";
import { ANSWER_POLICY, pagePolicy, SECURITY_HEADERS } from "#domain/addresses/security-headers.ts";
import { AGAIN_MESSAGE, SHOWN_MESSAGE } from "#domain/publishing/preview.ts";
import type { Preview } from "./kept-previews.ts";

/** Of every response: it is for one reader, now. */
export const PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
};

/**
 * What the layout puts where the mark belongs. Content cannot have it, since it is another one in each process and in no page that
 * is sent; a tag could also be within an attribute, where Astro leaves `<` as it is.
 */
export const PLACE_OF_MARK = `<!--${randomUUID()}-->`;

/** Shows the end in the reader's own time; beside a form, says that the page is shown, and shows it again when told to. */
const SCRIPT = `{
  const bar = document.currentScript.parentElement;
  const time = bar.querySelector("time");
  if (time) time.textContent = new Date(time.dateTime).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
  if (parent !== window) {
    addEventListener("message", ({ source, data }) => {
      if (source === parent && data === "${AGAIN_MESSAGE}") location.reload();
    });
    parent.postMessage("${SHOWN_MESSAGE}", "*");
  }
}`;
const SCRIPT_HASH = `sha256-${createHash("sha256").update(SCRIPT).digest("base64")}`;

const STYLE = `
.plantroom-preview { position: fixed; z-index: 70; inset-inline: 0; inset-block-end: 0; display: flex; flex-wrap: wrap; align-items: baseline;
  gap: 0.125rem 1rem; box-sizing: border-box; padding: 0.625rem max(1rem, env(safe-area-inset-left)) calc(0.625rem + env(safe-area-inset-bottom));
  border-block-start: 3px solid var(--color-copper); background: var(--color-sheet); color: var(--color-ink);
  font: 400 0.875rem/1.4 var(--font-sans); box-shadow: var(--shadow-bar, 0 -6px 16px rgb(16 25 29 / 0.07)); overflow-wrap: anywhere; }
.plantroom-preview strong { color: var(--color-copper); font-weight: 620; }
.plantroom-preview span:last-of-type { margin-inline-start: auto; color: var(--color-ink-soft); }
body:has(> .plantroom-preview) { padding-block-end: 3.5rem; }
@media (width < 48rem) { .plantroom-preview { font-size: 0.8125rem; } .plantroom-preview span:last-of-type { margin-inline-start: 0; }
  body:has(> .plantroom-preview) { padding-block-end: 5.5rem; } }
body:has(> .plantroom-preview) > footer > a { margin-block-end: 3rem; }
@media print { .plantroom-preview { position: static; box-shadow: none; border-block: 2px solid; margin-block-end: 1rem; background: none; } }
`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

const OF = { form: "of what is in the editor", draft: "of a draft", plan: "of a plan" } as const;

/** A page with the one mark that says what it is, where its layout has put PLACE_OF_MARK. Throws if it has not. */
export function marked(html: string, { what, name, endsAt, rows }: Preview, hidden: boolean): string {
  const subject = `${OF[what]}${name ? `: ${escaped(name)}` : ""}`;
  const state =
    rows.length <= "[]".length
      ? "Nothing in it is complete yet, so this is the site as it is"
      : `${what === "form" ? "Not saved, not published" : "Not published"}${hidden ? ", and switched off" : ""}`;
  const end = endsAt === null ? "" : ` Ends <time datetime="${escaped(endsAt)}">${spokenTime(endsAt)}</time>.`;
  const bar =
    `<aside class="plantroom-preview" aria-label="Preview" data-printed><style>${STYLE}</style><strong>Preview</strong> <span>${subject}</span> ` +
    `<span>${state}. Forms send nothing.${end}</span><script>${SCRIPT}</script></aside>`;
  // First on the page, so that it is read and printed first.
  const [before = "", after, ...further] = html.split(PLACE_OF_MARK);
  if (after === undefined || further.length > 0) throw new Error("The page has no place for the mark of the preview.");
  return before + bar + after;
}

const spokenTime = (iso: string): string =>
  `${new Date(iso).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })} UTC`;

/** The headers of a page. `framedBy` are the origins that may show it in a frame. */
export function pageHeadersOf(scripts: readonly string[], framedBy: readonly string[]): Record<string, string> {
  const policy = pagePolicy({ scripts: [...scripts, SCRIPT_HASH], backend: null, framedBy });
  return framed(
    { ...PREVIEW_HEADERS, "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
    framedBy,
  );
}

/** A frame cannot be allowed to some origins by the older header: its absence leaves it to the policy. */
export function framed(headers: Record<string, string>, framedBy: readonly string[]): Record<string, string> {
  const { "X-Frame-Options": refused = "", ...rest } = headers;
  return framedBy.length > 0 ? rest : { ...rest, "X-Frame-Options": refused };
}

/** A plain page that says something, with nothing of any draft. */
export function plainPage(
  { title, text }: { title: string; text: string },
  framedBy: readonly string[],
): { body: string; headers: Record<string, string> } {
  const policy = ANSWER_POLICY.replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(" ") : "'none'"}`,
  );
  return {
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${PLAIN_STYLE}</style>
<main><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main></html>`,
    headers: framed(
      { ...PREVIEW_HEADERS, "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
      framedBy,
    ),
  };
}

/** In the colours of the site (src/styles/tokens.css), whose style sheet this page does not load. */
const PLAIN_STYLE = `:root { color-scheme: light dark; background: light-dark(#f6f4ee, #10191d); color: light-dark(#16242b, #e9ece8);
  font: 1rem/1.55 system-ui, sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; }
main { box-sizing: border-box; max-width: 36rem; margin: 1rem; padding: clamp(1.5rem, 5vw, 2.5rem); background: light-dark(#fffdf8, #172328);
  border: 1px solid light-dark(#d6d2c6, #2b3a40); border-block-start: 3px solid light-dark(#9a4f1b, #e0995f); border-radius: 4px; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; font-weight: 620; line-height: 1.2; letter-spacing: -0.02em; } p { margin: 0; color: light-dark(#47565d, #aebabb); }`;
