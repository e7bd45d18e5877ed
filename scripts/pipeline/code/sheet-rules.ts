import postcss, { type ChildNode, type Container, type Declaration, type Root } from "postcss";
import type { PageElements } from "./page-elements.ts";

/** The name of a class in a selector, with its escapes. */
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;
/** Selectors of what shows only once something is pointed at, pressed, opened, filled in or printed. */
const LATER =
  /:(?:hover|active|checked|disabled|placeholder|open|popover-open)\b|\[(?:aria-disabled|data-zoomed)|::(?:placeholder|backdrop|file-selector-button|-webkit-|-moz-)|:-(?:webkit|moz)-/;
/** Properties that matter only once something changes or is pointed at. */
const LATER_PROPERTIES = /^(?:transition|--tw-duration$|--tw-ease$|cursor$)/;
/** A file of the typeface that has no Latin letters. */
const FURTHER_LETTERS = /unicode-range:\s*U\+(?!\?\?|0)/;
/** At-rules that are kept or removed as a whole. */
const WHOLE = /^(?:font-face|property|(?:-\w+-)?keyframes)$/;

/** The name of a class as elements have it. */
const unescaped = (name: string): string =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");

export type SheetRules = {
  /** The rules that these parts of a page need at first sight, as a sheet. */
  rulesFor(parts: PageElements): string;
};

/** Reads a minified style sheet, to take out of it what the first screens of pages need. */
export function sheetRules(text: string): SheetRules {
  const sheet = postcss.parse(text);
  removeLaterDeclarations(sheet);
  const pieces = piecesOf(sheet);
  const classes = new Set([...text.matchAll(CLASS)].map(([, name = ""]) => unescaped(name)));
  /** Pages of one kind mostly consist of the same parts. */
  const made = new Map<string, string>();
  return {
    rulesFor(parts) {
      const used = { ...parts, classes: new Set([...parts.classes].filter((name) => classes.has(name))) };
      const key = [...[...used.classes].sort(), "", ...[...used.tags].sort()].join(" ");
      const rules = made.get(key) ?? textOf(withoutUnused(matching(pieces, used)));
      made.set(key, rules);
      return rules;
    },
  };
}

/** What a selector asks for: classes, and names of elements. */
type Selector = { text: string; classes: string[]; tags: string[] };
/** A part of a sheet, read once for all pages. A block without selectors is an at-rule. */
type Block = { head: string; selectors: Selector[] | null; pieces: Piece[] };
type Line = {
  text: string;
  /** A custom property or an animation, which counts only where something refers to it. */
  defines: { property: string } | { animation: RegExp } | null;
  /** The custom properties that it refers to. */
  refersTo: string[];
  endsWithBlock: boolean;
};
type Piece = Block | Line;

const isBlock = (piece: Piece): piece is Block => "pieces" in piece;

function removeLaterDeclarations(sheet: Root): void {
  sheet.walkDecls(LATER_PROPERTIES, (node) => void node.remove());
  sheet.walkAtRules("font-face", (node) => {
    if (FURTHER_LETTERS.test(node.toString())) node.remove();
  });
  // Removes fallbacks of custom properties that are defined.
  const present = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void present.add(prop));
  sheet.walkDecls(/^font-family$/, (node) => {
    node.value = node.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      present.has(name) ? `var(${name})` : whole,
    );
  });
}

const piecesOf = (container: Container): Piece[] => (container.nodes ?? []).flatMap(pieceOf);

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === "decl") return [declaration(node)];
  if (node.type === "rule") {
    const selectors = node.selectors.flatMap(selectorOf);
    return selectors.length > 0 ? [{ head: "", selectors, pieces: piecesOf(node) }] : [];
  }
  if (node.type !== "atrule") return [];
  const { name, params } = node;
  if (node.nodes && !WHOLE.test(name)) {
    // The values of custom properties for browsers that do not know @property: they come with the whole sheet.
    if (name === "supports" && /-webkit-hyphens/.test(params)) return [];
    if (name === "media" && /print|hover/.test(params)) return [];
    return [{ head: `@${name}${node.raws.afterName ?? " "}${params}`, selectors: null, pieces: piecesOf(node) }];
  }
  const defines =
    name === "property"
      ? { property: params }
      : name === "keyframes"
        ? { animation: new RegExp(`\\b${RegExp.escape(params)}\\b`) }
        : null;
  return [line(node.toString(), defines, node.nodes !== undefined)];
}

const declaration = (node: Declaration): Line =>
  line(node.toString(), node.prop.startsWith("--") ? { property: node.prop } : null, false);

const line = (text: string, defines: Line["defines"], endsWithBlock: boolean): Line => ({
  text,
  defines,
  refersTo: [...text.matchAll(/var\((--[^,)]+)[,)]/g)].map(([, name = ""]) => name),
  endsWithBlock,
});

/** What a selector asks for at first sight; nothing if it cannot match then. */
function selectorOf(text: string): Selector[] {
  const own = text.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
  if (LATER.test(own)) return [];
  const classes = [...own.matchAll(CLASS)].map(([, name = ""]) => unescaped(name));
  const plain = own.replace(CLASS, "").replace(/\[[^\]]*\]|::?[\w-]+|#[\w-]+/g, "");
  // Inside of parentheses stand alternatives, which are kept.
  const tags = plain.includes("(") ? [] : (plain.match(/[a-z][\w-]*/gi) ?? []).map((tag) => tag.toLowerCase());
  return [{ text, classes, tags }];
}

/** The rules with a selector that can match, by the classes and the names of elements in it. */
function matching(pieces: readonly Piece[], parts: PageElements): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (!isBlock(piece)) return [piece];
    const selectors = piece.selectors?.filter(
      ({ classes, tags }) =>
        classes.every((name) => parts.classes.has(name)) && tags.every((tag) => parts.tags.has(tag)),
    );
    if (selectors?.length === 0) return [];
    const kept = matching(piece.pieces, parts);
    const head = selectors?.map(({ text }) => text).join(",") ?? piece.head;
    return kept.length > 0 ? [{ head, selectors: null, pieces: kept }] : [];
  });
}

/** Removes custom properties and animations that nothing refers to, and what only they referred to. */
function withoutUnused(pieces: Piece[]): Piece[] {
  const lines = linesOf(pieces);
  const properties = new Set(lines.flatMap(({ refersTo }) => refersTo));
  const animations = lines.map(({ text }) => /^(?!@)[\w-]*animation[\w-]*:.*/s.exec(text)?.[0] ?? "").join(";");
  const isUsed = ({ defines }: Line): boolean =>
    defines === null || ("property" in defines ? properties.has(defines.property) : defines.animation.test(animations));
  return lines.every(isUsed) ? pieces : withoutUnused(keepLines(pieces, isUsed));
}

const linesOf = (pieces: readonly Piece[]): Line[] =>
  pieces.flatMap((piece) => (isBlock(piece) ? linesOf(piece.pieces) : [piece]));

const keepLines = (pieces: readonly Piece[], isKept: (line: Line) => boolean): Piece[] =>
  pieces.flatMap((piece): Piece[] => {
    if (!isBlock(piece)) return isKept(piece) ? [piece] : [];
    const kept = keepLines(piece.pieces, isKept);
    return kept.length > 0 ? [{ ...piece, pieces: kept }] : [];
  });

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece, index) => {
      if (isBlock(piece)) return `${piece.head}{${textOf(piece.pieces)}}`;
      return piece.text + (piece.endsWithBlock || index === pieces.length - 1 ? "" : ";");
    })
    .join("");
