import { COMPANY_MARK } from "#texts/company-mark.ts";
import type { Surface } from "./sheet-options.ts";
import { fit } from "./text-shaping.ts";
import type { Style } from "./theme.ts";

/** The company's mark in a square of `size`, as in the header of the site: its initials, or the drawn mark of the sample. */
export function companyMark(sheet: Surface, x: number, y: number, size: number, ink: string, pipe: string): void {
  const { doc } = sheet;
  const { initials } = sheet.options.company;
  if (initials !== null) {
    const style: Style = { weight: "semibold", size: size * 0.48, leading: size, colour: ink };
    const line = fit(initials, style, size);
    doc
      .lineWidth(size / 20)
      .strokeColor(ink)
      .rect(x, y, size, size)
      .stroke();
    sheet.lines([line], style, x + (size - line.width) / 2, y);
    return;
  }
  doc
    .save()
    .translate(sheet.left(x, size), y)
    .scale(size / 64);
  doc.asItIs(() => {
    doc.lineWidth(4.4).strokeColor(ink).path(COMPANY_MARK.housing).stroke();
    doc.lineWidth(3).circle(32, 30, 15.6).stroke();
    doc.fillColor(ink).path(COMPANY_MARK.fan).fill();
    doc.lineWidth(5).strokeColor(pipe).path(COMPANY_MARK.pipe).stroke();
  });
  doc.restore();
}
