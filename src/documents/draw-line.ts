import { isArabic } from "./lettering.ts";
import { insteadOf, rightToLeftText, useParsedFont } from "./pdfkit.ts";
import type { Line } from "./text-shaping.ts";
import type { Style } from "./theme.ts";
import { layoutsOf, parsedFont } from "./typeface.ts";

/**
 * Draws a line in the present colour. Where parts of it run from right to left, it says as a whole what it reads: programs guess the
 * order of such parts, each by other rules.
 */
export function drawLine(document: PDFKit.PDFDocument, line: Line, style: Style, left: number, baseline: number): void {
  const draw = (): void => {
    for (const { font, text, x } of line.runs) {
      useParsedFont(document, font, () => ({ parsed: parsedFont(font), layouts: layoutsOf(font) }));
      document.fontSize(style.size);
      if (isArabic(font)) rightToLeftText(document, text, left + x, baseline);
      else document.text(text, left + x, baseline, { lineBreak: false, baseline: "alphabetic" });
    }
  };
  if (line.text === undefined) draw();
  else insteadOf(document, line.text, draw);
}
