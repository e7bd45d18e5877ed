import { marked, type Token } from "marked";
import { isOwnPicture, safeHref } from "../addresses/link-address.ts";
import { excerpt } from "../text/text.ts";
import { markdownProblem } from "./markdown-limits.ts";
import { TEXT_ELEMENTS } from "./markdown.ts";

/** At most this many things of a kind are named. */
const NAMED = 3;
const ADDRESS_SHOWN = 60;

/** What of a Markdown text its page will not show, and what a reader would miss, in sentences for its author. */
export function markdownLosses(markdown: string): string[] {
  if (markdownProblem(markdown) !== null) return [];
  const elements = new Set<string>();
  const pictures = new Set<string>();
  const links = new Set<string>();
  const silent = new Set<string>();
  const visit = (token: Token): void => {
    if (token.type === "html") {
      for (const [, name = ""] of String(token.raw).matchAll(/<([a-z][\w-]*)/gi)) elements.add(name.toLowerCase());
    } else if (token.type === "image") {
      const { href, text } = token as { href: string; text: string };
      if (!isOwnPicture(href)) pictures.add(href);
      else if (text.trim() === "") silent.add(href);
    } else if (token.type === "link") {
      const { href } = token as { href: string };
      if (!href.startsWith("#") && !safeHref(href)) links.add(href);
    }
  };
  marked.walkTokens(marked.lexer(markdown, { gfm: true }), visit);
  for (const kept of [...TEXT_ELEMENTS, "h1"]) if (kept !== "img") elements.delete(kept);
  const named = (found: ReadonlySet<string>): string =>
    [...found]
      .slice(0, NAMED)
      .map((one) => excerpt(one, ADDRESS_SHOWN))
      .join(", ") + (found.size > NAMED ? " …" : "");
  return [
    ...(elements.size > 0
      ? [
          `The page leaves out HTML (${named(new Set([...elements].map((name) => `<${name}>`)))}). Use the buttons above the text.`,
        ]
      : []),
    ...(pictures.size > 0
      ? [
          `The page leaves out pictures that are not in the library (${named(pictures)}). Add them with the button Picture.`,
        ]
      : []),
    ...(links.size > 0 ? [`The page leaves out links to ${named(links)}: write https://, mailto:, tel: or /.`] : []),
    ...(silent.size > 0
      ? [
          "A picture has no text for those who cannot see it: write it between its brackets, as in ![Plant room](address).",
        ]
      : []),
  ];
}
