import { safeHref, telHref, whatsappHref } from "#domain/addresses/link-address.ts";
import { fit, fitting, wrap } from "../text-shaping.ts";
import { BODY, COLOURS, STYLES, WIDTH } from "../theme.ts";
import { addLink } from "../pdfkit.ts";
import type { Sheet } from "../sheet.ts";
import type { CompanyView } from "../views/company-view.ts";

const contactHeight = (lines: number, ways: number): number =>
  Math.max(42 + lines * STYLES.small.leading, 18 + Math.ceil(ways / 2) * 26);

/** The maximum height of the contact block with a text of `lines` lines. */
export const CONTACT_HEIGHT = contactHeight(4, 6);
export const COMPACT_CONTACT_HEIGHT = 56;

/** The contact block at the foot of the last page. */
export function contactBlock(
  sheet: Sheet,
  company: CompanyView,
  text: { title: string; text: string },
  asked = false,
): void {
  const left = 196;
  // Shortens the block if it would otherwise be alone on a page.
  const compact = asked || (sheet.room < CONTACT_HEIGHT && sheet.room >= COMPACT_CONTACT_HEIGHT);
  const lines = compact ? [] : wrap(text.text, STYLES.small, left);
  const ways = contactWays(company, sheet.words.SHEET_WORDS).slice(0, compact ? 4 : 6);
  const height = compact ? COMPACT_CONTACT_HEIGHT : contactHeight(lines.length, ways.length);
  const pitch = compact ? 23 : 26;
  sheet.need(height);
  const top = BODY.bottom - height;
  sheet.artifact(() => {
    sheet.doc.rect(BODY.left, top, WIDTH, height).fill(COLOURS.petrolWash);
    sheet.doc.rect(BODY.left, top, 3, height).fill(COLOURS.copper);
  });
  sheet.tag("Sect", () => {
    sheet.tag("H2", () =>
      sheet.content("H2", () =>
        sheet.lines(
          [fit(text.title, STYLES.name, left)],
          { ...STYLES.name, colour: COLOURS.petrol },
          BODY.left + 18,
          top + 13,
        ),
      ),
    );
    if (lines.length > 0)
      sheet.tag("P", () => sheet.content("P", () => sheet.lines(lines, STYLES.small, BODY.left + 18, top + 31)));
    const x = BODY.left + 18 + left + 28;
    const width = (BODY.right - x - 14) / 2;
    ways.forEach(({ label, value, href }, index) => {
      const at = { x: x + (index % 2) * width, y: top + (compact ? 7 : 12) + Math.floor(index / 2) * pitch };
      sheet.tag("P", () =>
        sheet.content("P", () => sheet.lines([fit(label, STYLES.label, width - 8)], STYLES.label, at.x, at.y)),
      );
      sheet.tag(href ? "Link" : "P", (element) => {
        const style = href ? fitting(value, STYLES.cellStrong, width - 8) : STYLES.labelStrong;
        const line = fit(value, style, width - 8);
        sheet.content(href ? "Link" : "P", () =>
          sheet.lines(href ? [line] : wrap(value, style, width - 8).slice(0, 2), style, at.x, at.y + 9),
        );
        if (href) {
          const left = sheet.left(at.x, line.width);
          addLink(sheet.doc, { x: left, y: at.y + 9, width: line.width, height: 13 }, { href, label, element });
        }
      });
    });
  });
  sheet.y = BODY.bottom;
}

function contactWays(
  company: CompanyView,
  words: Sheet["words"]["SHEET_WORDS"],
): { label: string; value: string; href?: string | undefined }[] {
  return [
    { label: words.sales, value: company.salesEmail, href: safeHref(`mailto:${company.salesEmail}`) },
    { label: words.service, value: company.supportEmail, href: safeHref(`mailto:${company.supportEmail}`) },
    ...company.phones
      .slice(0, 2)
      .map(({ label, number }) => ({ label, value: number, href: safeHref(telHref(number)) })),
    { label: words.whatsapp, value: company.whatsapp, href: safeHref(whatsappHref(company.whatsapp, "")) },
    { label: words.hours, value: company.hours },
  ].filter(({ value }) => value !== "");
}
