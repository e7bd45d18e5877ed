import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { safeHref } from "./address.ts";

/**
 * The HTML of a Markdown text from the database: ordinary text elements only, links only to addresses that safeHref
 * admits. A first-level heading becomes a second-level one, since the page has its title already.
 */
export function markdownHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), {
    allowedTags: [
      "h2",
      "h3",
      "h4",
      "p",
      "ul",
      "ol",
      "li",
      "strong",
      "em",
      "del",
      "code",
      "pre",
      "blockquote",
      "hr",
      "br",
      "a",
      "table",
      "thead",
      "tbody",
      "tr",
      "th",
      "td",
    ],
    allowedAttributes: { a: ["href"] },
    transformTags: {
      h1: "h2",
      a: (_tag, { href }) => {
        const safe = href?.startsWith("#") ? href : safeHref(href);
        return { tagName: "a", attribs: safe ? { href: safe } : {} };
      },
    },
    // The addresses have passed safeHref already; the list of schemes is the sanitiser's own second look.
    allowedSchemes: ["http", "https", "mailto", "tel"],
  });
}
