import { joined } from "../joined-bytes.ts";
import { newDocument, useParsedFont } from "../pdfkit.ts";
import { fit } from "../text-shaping.ts";
import { COLOURS, type Style } from "../theme.ts";
import { layoutsOf, parsedFont } from "../typeface.ts";

const STYLE: Style = { weight: "regular", size: 6.6, leading: 9, colour: COLOURS.ink };
const PAD = 3;
/** As wide as the longest number of a transmittal needs. */
const MOST = 320;
const STAMP_HEIGHT = STYLE.leading + 1;

/**
 * A PDF with a small page for each text, in the typeface of the documents: what is put into the margin of each page of a package.
 * The white ground keeps it readable on whatever a page has there.
 */
export function drawStamps(texts: readonly string[], revised: string): Promise<Uint8Array> {
  const doc = newDocument({ autoFirstPage: false, margin: 0, info: { CreationDate: new Date(revised) } });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("end", () => resolve(joined(chunks)));
    doc.on("error", reject);
  });
  for (const text of texts) {
    const line = fit(text, STYLE, MOST);
    doc.addPage({ size: [line.width + PAD * 2, STAMP_HEIGHT], margin: 0 });
    doc.rect(0, 0, line.width + PAD * 2, STAMP_HEIGHT).fill(COLOURS.paper);
    doc.fillColor(STYLE.colour);
    for (const run of line.runs) {
      useParsedFont(doc, run.font, () => ({ parsed: parsedFont(run.font), layouts: layoutsOf(run.font) }));
      doc
        .fontSize(STYLE.size)
        .text(run.text, PAD + run.x, STAMP_HEIGHT - 3, { lineBreak: false, baseline: "alphabetic" });
    }
  }
  doc.end();
  return done;
}
