import type { Language } from "#domain/languages/languages.ts";
import type { DOCUMENT_WORDS } from "#texts/documents.ts";
import type { newDocument } from "./pdfkit.ts";
import type { Line } from "./text-shaping.ts";
import type { Style } from "./theme.ts";
import type { CompanyView } from "./views/company-view.ts";

/** What a document says of itself on each of its pages. */
export type SheetOptions = {
  /** Without one, it is the first. */
  language?: Language;
  title: string;
  /** The kind of document, such as 'Product datasheet'. */
  kind: string;
  company: CompanyView;
  /** ISO date of the content. Also used as the date of the file, so that equal content gives equal bytes. */
  revised: string;
  /** What the file says of itself, where that is not its title and the company. */
  file?: { title: string; author: string };
  /** The revision by its own name; without one, its date stands alone. */
  revision?: string;
  /** Where the pages are part of a larger document: their numbers in it, and how many pages it has. */
  numbering?: { numbers: readonly number[]; of: number };
};

/** What the frame of a page needs of its sheet, which draws the frame itself: places to draw at, without a cursor. */
export type Surface = {
  readonly doc: ReturnType<typeof newDocument>;
  readonly options: SheetOptions;
  readonly language: Language;
  readonly words: (typeof DOCUMENT_WORDS)[Language];
  /** The left end of something that begins `x` points from the edge at which lines begin: from the right one in Arabic. */
  left(x: number, width: number): number;
  lines(lines: readonly Line[], style: Style, x: number, y: number, width?: number): void;
  rule(y: number, colour?: string, x?: number, width?: number, weight?: number): void;
};
