import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { safeHref } from "../addresses/link-address.ts";
import { markdownProblem } from "./markdown-limits.ts";

/**
 * The HTML of a Markdown text from the database: only the text elements below, only links that safeHref accepts. A
 * first-level heading becomes a second-level one, because the title of the page is its only first-level heading. Throws if the
 * text is beyond the limits, on which the parser would spend minutes or run out of stack.
 */
export function markdownHtml(markdown: string): string {
  const problem = markdownProblem(markdown);
  if (problem) throw new Error(`${problem}.`);
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
    // safeHref has checked the addresses already; this is a second line of defence.
    allowedSchemes: ["http", "https", "mailto", "tel"],
  });
}
