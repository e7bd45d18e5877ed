import { COMPANY_MARK } from "#texts/company-mark.ts";

/** The company's mark, as in the header of the site. */
export function companyMark(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  ink: string,
  pipe: string,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 64);
  doc.lineWidth(4.4).strokeColor(ink).path(COMPANY_MARK.housing).stroke();
  doc.lineWidth(3).circle(32, 30, 15.6).stroke();
  doc.fillColor(ink).path(COMPANY_MARK.fan).fill();
  doc.lineWidth(5).strokeColor(pipe).path(COMPANY_MARK.pipe).stroke();
  doc.restore();
}
