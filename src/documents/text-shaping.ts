import { piecesOf, steered, type Piece } from "./lettering.ts";
import { hasRightToLeft, levelsOf, partsOfLine, STEERING } from "./text-order.ts";
import type { Style } from "./theme.ts";
import { MOST_CACHED_WORDS, parsedFont } from "./typeface.ts";

/** A part of a line in one font, which begins `x` points from the left end of the line. */
type Run = { font: string; text: string; x: number };
/** The runs of a line are in the order in which it is read, so that text that is copied from the document is so, too. */
export type Line = {
  runs: Run[];
  width: number;
  rightToLeft: boolean;
  /** What it says, if not all of it runs from left to right. */
  text?: string;
};

/** Widths of words in thousandths of the size. Cached, because layout takes most of the time and sheets share most words. */
const widths = new Map<string, number>();

/** Caches wrapped texts, because a sheet measures each text several times before it draws it. */
const broken = new Map<string, readonly Line[]>();
const TEXTS_KEPT = 1000;

/** Breaks a plain text into lines of at most `width` points. Empty lines are kept. */
export function wrap(text: string, style: Style, width: number): readonly Line[] {
  const key = `${style.weight} ${style.size} ${width} ${text}`;
  let lines = broken.get(key);
  if (!lines) {
    lines = steered(text)
      .split("\n")
      .flatMap((paragraph) => wrapParagraph(paragraph, style, width));
    if (broken.size >= TEXTS_KEPT) broken.clear();
    broken.set(key, lines);
  }
  return lines;
}

/** A text on one line; a longer one is cut and gets an ellipsis. */
export function fit(text: string, style: Style, width: number): Line {
  const whole = steered(text).replaceAll("\n", " ").trim();
  let shown = whole;
  while (shown !== "" && widthOf(shown, style) > width) shown = `${shown.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
  return lineOf(shown, style);
}

/** The width of a text on one line, in points. */
export function widthOf(text: string, style: Style): number {
  return lineOf(text, style).width;
}

/** The style in the largest size that fits the text on one line, at least half the size. */
export function fitting(text: string, style: Style, width: number): Style {
  const wide = widthOf(text, style);
  return wide <= width ? style : { ...style, size: Math.max(style.size / 2, (style.size * width) / wide) };
}

function wrapParagraph(paragraph: string, style: Style, width: number): Line[] {
  const words = glued(paragraph, style, width).split(/ +/);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of words)
    for (const [index, piece] of pieces(word, style, width).entries()) {
      const pieceWidth = widthOf(piece, style);
      // Joined Arabic letters are narrower than single ones, so a piece may fit behind the one before it, without a space.
      const between = line === "" || index > 0 ? "" : " ";
      const space = between === "" ? 0 : widthOf(between, style);
      if (line !== "" && used + space + pieceWidth > width) {
        lines.push(line);
        line = piece;
        used = pieceWidth;
      } else {
        line += between + piece;
        used += space + pieceWidth;
      }
    }
  return shaped(words.join(" "), [...lines, line], style);
}

/** Keeps a figure that is isolated on one line with its unit, unless it takes too much of that. */
const glued = (paragraph: string, style: Style, width: number): string =>
  paragraph.replace(/\u2066[^\u2066\u2069]*\u2069/g, (figure) =>
    /\d/.test(figure) && widthOf(figure, style) < width * MOST_GLUED ? figure.replaceAll(" ", "\u00a0") : figure,
  );
const MOST_GLUED = 0.5;

/** Cuts a word that is wider than the column into pieces. */
function pieces(word: string, style: Style, width: number): string[] {
  if (widthOf(word, style) <= width) return [word];
  const cut: string[] = [];
  let piece = "";
  let used = 0;
  for (const character of word) {
    const next = widthOf(character, style);
    if (piece !== "" && used + next > width) {
      cut.push(piece);
      piece = "";
      used = 0;
    }
    piece += character;
    used += next;
  }
  return [...cut, piece];
}

/** The lines of a paragraph, which follow each other in it. Their order follows from all of it. */
function shaped(paragraph: string, lines: readonly string[], style: Style): Line[] {
  if (!hasRightToLeft(paragraph)) return lines.map((line) => lineOf(line, style));
  const { levels, rightToLeft } = levelsOf(paragraph);
  let end = 0;
  return lines.map((line) => {
    const start = paragraph.indexOf(line, end);
    end = start + line.length;
    const parts = partsOfLine(paragraph, levels, start, end);
    const pieces = parts.flatMap((part) => {
      const found = piecesOf(part, style.weight);
      return found.map((piece, index) => ({ ...piece, at: [part.place, part.rightToLeft ? -index : index] as const }));
    });
    const { runs, width } = placed(pieces, style);
    const order = pieces
      .map(({ at }, index) => ({ at, run: runs[index] }))
      .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
    return {
      runs: order.flatMap(({ run }) => run ?? []),
      width,
      rightToLeft,
      text: line.replace(STEERING, "").replaceAll("\u00a0", " "),
    };
  });
}

/** A text on one line. */
function lineOf(text: string, style: Style): Line {
  if (hasRightToLeft(text)) return shaped(text, [text], style)[0] ?? { runs: [], width: 0, rightToLeft: true };
  const part = { text: text.replace(STEERING, ""), rightToLeft: false };
  return { ...placed(piecesOf(part, style.weight), style), rightToLeft: false };
}

/** Pieces beside each other, from left to right. */
function placed(pieces: readonly Piece[], { size }: Style): Pick<Line, "runs" | "width"> {
  const runs: Run[] = [];
  let x = 0;
  for (const { font, text } of pieces) {
    runs.push({ font, text, x });
    x += (text.split(/(?<= )/).reduce((sum, word) => sum + wordWidth(font, word), 0) * size) / 1000;
  }
  return { runs, width: x };
}

function wordWidth(font: string, word: string): number {
  const key = `${font}|${word}`;
  let width = widths.get(key);
  if (width === undefined) {
    const parsed = parsedFont(font);
    width = (parsed.layout(word).advanceWidth / parsed.unitsPerEm) * 1000;
    if (widths.size >= MOST_CACHED_WORDS) widths.clear();
    widths.set(key, width);
  }
  return width;
}
