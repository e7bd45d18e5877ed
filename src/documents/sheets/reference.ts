import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { bullets, bulletsHeight } from "../elements/bullets.ts";
import { CONTACT_HEIGHT, contactBlock } from "../elements/contact-block.ts";
import { dimensionLine } from "../elements/dimension-line.ts";
import { heading } from "../elements/heading.ts";
import { picturePanel, type Art } from "../elements/picture-panel.ts";
import { table } from "../elements/table.ts";
import { BODY, GAP, PAGE_ROOM, STYLES, WIDTH, COLOURS } from "../theme.ts";
import { Sheet } from "../sheet.ts";
import type { PictureRef } from "../views/pictures.ts";
import type { ReferenceSheetView } from "../views/reference-view.ts";

const LEFT = { x: BODY.left, width: 326 };
const RIGHT = { x: BODY.left + 326 + 26, width: WIDTH - 326 - 26 };

const PLANT_WIDTH = (WIDTH - GAP * 2) / 3;
const PLANT_HEIGHT = 32 + PLANT_WIDTH * 0.62 + 20;

/** The datasheet of a reference project. */
export function referenceSheet(
  { language, company, project, picture, gallery, revised }: ReferenceSheetView,
  art: Art<PictureRef>,
): Promise<Uint8Array> {
  const { REFERENCE_WORDS: words, SHEET_WORDS } = DOCUMENT_WORDS[language];
  const sheet = new Sheet({ language, title: project.title, kind: words.kind, company, revised });
  sheet.addPage();
  sheet.flow("P", SHEET_WORDS.line([project.sector, project.location]), STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", project.title, STYLES.title);
  sheet.y += 8;
  sheet.flow("P", project.description, STYLES.lead);
  sheet.y += 16;

  const top = sheet.y;
  if (picture) {
    picturePanel(sheet, art(picture), project.title, { ...LEFT, y: top, height: 212 }, "cover");
    dimensionLine(sheet, LEFT.x, top + 225, LEFT.width, project.location);
  }
  const side = picture ? RIGHT : { x: BODY.left, width: WIDTH };
  const factsHeight = facts(
    sheet,
    [
      { label: words.client, value: project.client },
      { label: words.location, value: project.location },
      { label: words.sector, value: project.sector },
      { label: words.completed, value: project.year?.toString() },
      { label: words.value, value: project.value },
      { label: words.duration, value: project.duration },
    ].flatMap(({ label, value }) => (value === null || value === undefined ? [] : [{ label, value }])),
    side.x,
    top,
    side.width,
  );
  sheet.y = Math.max(top + factsHeight, picture ? top + 236 : 0) + 18;

  if (project.paragraphs.length > 0) {
    heading(sheet, words.project);
    project.paragraphs.forEach((paragraph) => {
      sheet.flow("P", paragraph, STYLES.body);
      sheet.y += 6;
    });
    sheet.y += 10;
  }
  if (project.scope.length > 0) {
    heading(sheet, words.scope);
    bullets(sheet, project.scope, { columns: 2 });
    sheet.y += 12;
  }

  // Challenges and solutions are shown side by side.
  const pairs = Math.max(project.challenges.length, project.solutions.length);
  if (pairs > 0) {
    heading(sheet, words.pairs, { keep: 90 });
    const columns = [words.challenge, words.solution].map((title) => ({ title, width: WIDTH / 2 }));
    const rows = Array.from({ length: pairs }, (_, index) => [
      project.challenges[index] ?? "",
      project.solutions[index] ?? "",
    ]);
    table(sheet, columns, [{ title: null, rows }]);
    sheet.y += 20;
  }
  if (project.results.length > 0) {
    heading(sheet, words.results);
    bullets(sheet, project.results, { style: { ...STYLES.body, weight: "semibold" } });
    sheet.y += 14;
  }
  const lists = [
    { title: words.technology, items: project.technologies },
    { title: words.certification, items: project.certifications },
  ].filter(({ items }) => items.length > 0);
  const width = (WIDTH - GAP) / 2;
  const listsHeight = lists.length > 0 ? Math.max(...lists.map(({ items }) => bulletsHeight(items, width))) + 46 : 0;
  // The pictures are left out if the page would be needed for them alone.
  const rest = listsHeight + CONTACT_HEIGHT;
  if (gallery.length > 0 && (sheet.room >= rest + PLANT_HEIGHT || sheet.room < rest)) plant(sheet, gallery, art);
  // Both are side by side, so they must be on one page.
  sheet.need(Math.min(listsHeight, PAGE_ROOM));
  const listTop = sheet.y;
  let end = listTop;
  lists.forEach(({ title, items }, index) => {
    sheet.y = listTop;
    const column = { x: BODY.left + index * (width + GAP), width };
    heading(sheet, title, { column });
    bullets(sheet, items, { column });
    end = Math.max(end, sheet.y);
  });
  sheet.y = end + 14;
  contactBlock(sheet, company, words.ask);
  return sheet.finish();
}

function plant(sheet: Sheet, gallery: ReferenceSheetView["gallery"], art: Art<PictureRef>): void {
  const width = PLANT_WIDTH;
  const height = width * 0.62;
  heading(sheet, sheet.words.REFERENCE_WORDS.plant, { keep: height + 10 });
  gallery.forEach(({ picture, text }, index) => {
    picturePanel(sheet, art(picture), text, { x: BODY.left + index * (width + GAP), y: sheet.y, width, height });
  });
  sheet.y += height + 20;
}

/** A column of facts: labels with their values below, separated by hairlines. */
function facts(
  sheet: Sheet,
  items: readonly { label: string; value: string }[],
  x: number,
  y: number,
  width: number,
): number {
  let at = y;
  for (const { label, value } of items) {
    sheet.artifact(() => sheet.rule(at, COLOURS.line, x, width));
    at += 6;
    at += sheet.place("P", label, STYLES.label, x, at, width);
    at += sheet.place("P", value, STYLES.cellStrong, x, at, width) + 6;
  }
  sheet.artifact(() => sheet.rule(at, COLOURS.line, x, width));
  return at - y;
}
