export type MarkdownFormat = "heading" | "subheading" | "bold" | "italic" | "link" | "bullets" | "numbers" | "quote";

/** Replace the text between `from` and `to` by `insert`, then select the range `select`. */
export type TextEdit = { from: number; to: number; insert: string; select: readonly [number, number] };

const MARKS = { bold: "**", italic: "_" } as const;
const PREFIXES = {
  heading: { own: /^## /, other: /^#{1,6} +/, make: () => "## " },
  subheading: { own: /^### /, other: /^#{1,6} +/, make: () => "### " },
  bullets: { own: /^- /, other: /^(?:[-*+] +|\d+\. +)/, make: () => "- " },
  numbers: { own: /^\d+\. /, other: /^(?:[-*+] +|\d+\. +)/, make: (index: number) => `${index + 1}. ` },
  quote: { own: /^> /, other: /^> ?/, make: () => "> " },
} as const;
const PLACEHOLDER = { bold: "bold text", italic: "italic text", link: "link text" } as const;
const ADDRESS = "https://";

/** The edit that a toolbar button makes to the selected text. Pressed again, it removes the marks that it set. */
export function formatMarkdown(text: string, start: number, end: number, format: MarkdownFormat): TextEdit {
  if (format === "link") return link(text, start, end);
  if (format === "bold" || format === "italic") return marked(text, start, end, format);
  return prefixed(text, start, end, format);
}

/** The edit that puts a picture at the selection, in a paragraph of its own; the selected text is replaced. */
export function insertPicture(text: string, start: number, end: number, address: string, alt: string): TextEdit {
  const words = alt
    .replace(/[\\[\]]/g, "\\$&")
    .replace(/\s+/g, " ")
    .trim();
  const before = start === 0 || text.slice(0, start).endsWith("\n\n") ? "" : text[start - 1] === "\n" ? "\n" : "\n\n";
  const after = end === text.length || text.slice(end).startsWith("\n\n") ? "" : text[end] === "\n" ? "\n" : "\n\n";
  const insert = `${before}![${words}](${address})${after}`;
  const behind = start + insert.length;
  return { from: start, to: end, insert, select: [behind, behind] };
}

function marked(text: string, start: number, end: number, format: "bold" | "italic"): TextEdit {
  const mark = MARKS[format];
  const chosen = text.slice(start, end);
  // Markdown ignores marks that touch a space on the inside.
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length));
  const before = from - mark.length;
  if (before >= 0 && text.slice(before, from) === mark && text.slice(to, to + mark.length) === mark) {
    return { from: before, to: to + mark.length, insert: text.slice(from, to), select: [before, before + to - from] };
  }
  const inner = text.slice(from, to) || PLACEHOLDER[format];
  return { from, to, insert: mark + inner + mark, select: [from + mark.length, from + mark.length + inner.length] };
}

function link(text: string, start: number, end: number): TextEdit {
  const chosen = text.slice(start, end).trim();
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/.test(chosen);
  const words = isAddress || chosen === "" ? PLACEHOLDER.link : chosen;
  const insert = `[${words}](${isAddress ? chosen : ADDRESS})`;
  // Selects the part that is still to be typed: the link text or the address.
  const at = isAddress || chosen === "" ? start + 1 : start + words.length + 3;
  return {
    from: start,
    to: end,
    insert,
    select: [at, at + (isAddress || chosen === "" ? words.length : ADDRESS.length)],
  };
}

function prefixed(text: string, start: number, end: number, format: keyof typeof PREFIXES): TextEdit {
  const { own, other, make } = PREFIXES[format];
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const off = filled.length > 0 && filled.every((line) => own.test(line));
  let index = 0;
  const changed = lines.map((line) => {
    if (off) return line.replace(own, "");
    if (line.trim() === "" && filled.length > 0) return line;
    return make(index++) + line.replace(other, "");
  });
  const insert = changed.join("\n");
  return {
    from,
    to,
    insert,
    select: lines.length === 1 ? [from + insert.length, from + insert.length] : [from, from + insert.length],
  };
}
