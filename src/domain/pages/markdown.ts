import { marked, type Token } from "marked";
import sanitizeHtml from "sanitize-html";
import { withoutIsolates, withRunsIsolated } from "../languages/languages.ts";
import { isOwnPicture, safeHref } from "../addresses/link-address.ts";
import { markdownProblem } from "./markdown-limits.ts";

/** The elements that a text may have. Any other is left out; the text within it stays. */
export const TEXT_ELEMENTS: readonly string[] = [
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
  "img",
];

/** How a picture of a text is shown, by the address that the text has. */
type TextPictures = (
  address: string,
) => { src: string; srcset?: string | null; width?: number; height?: number } | null;

/** As wide as the column of the text. */
const PICTURE_SIZES = "(min-width: 48rem) 44rem, 92vw";

/**
 * The HTML of a Markdown text from the database: only the elements above, only links that safeHref accepts, and of pictures
 * only those of the site itself, as `pictures` says. `links` may lead an address to another place. A first-level heading becomes a second-level one, because the title of the
 * page is its only first-level heading. Throws if the text is beyond the limits, on which the parser would spend minutes or run
 * out of stack.
 */
export function markdownHtml(
  markdown: string,
  pictures: TextPictures = () => null,
  links: (address: string) => string = (address) => address,
): string {
  const plain = withoutIsolates(markdown);
  const problem = markdownProblem(plain ?? markdown);
  if (problem) throw new Error(`${problem}.`);
  const options = { async: false, gfm: true, ...(plain !== null && { walkTokens: isolateRuns }) } as const;
  return sanitizeHtml(marked.parse(plain ?? markdown, options), {
    allowedTags: [...TEXT_ELEMENTS],
    allowedAttributes: {
      a: ["href"],
      img: ["src", "srcset", "sizes", "width", "height", "alt", "loading", "decoding"],
    },
    transformTags: {
      h1: "h2",
      a: (_tag, { href }) => {
        const safe = href?.startsWith("#") ? href : safeHref(href);
        return { tagName: "a", attribs: safe ? { href: links(safe) } : {} };
      },
      img: (_tag, { src = "", alt = "" }) => ({ tagName: "img", attribs: pictureAttributes(src, alt, pictures) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
    // safeHref and isOwnPicture have checked the addresses already; this is a second line of defence.
    allowedSchemes: ["http", "https", "mailto", "tel"],
  });
}

/**
 * Keeps figures in order within the words that are read. Before the text is parsed, the signs for it would become a part of addresses,
 * and hide those of Markdown.
 */
function isolateRuns(token: Token): void {
  const isRead =
    token.type === "codespan" ||
    token.type === "code" ||
    (token.type === "text" && !token.tokens) ||
    ("autolink" in token && token.autolink);
  if (isRead && !("escaped" in token && token.escaped)) token.text = withRunsIsolated(String(token.text));
}

function pictureAttributes(address: string, alt: string, pictures: TextPictures): Record<string, string> {
  const picture = isOwnPicture(address) ? pictures(address) : null;
  if (!picture) return {};
  const { src, srcset, width, height } = picture;
  return {
    src,
    ...(srcset ? { srcset, sizes: PICTURE_SIZES } : {}),
    ...(width && height ? { width: String(width), height: String(height) } : {}),
    alt,
    loading: "lazy",
    decoding: "async",
  };
}
