import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { coverPage } from "../cover.ts";
import { bullets } from "../elements/bullets.ts";
import { cards } from "../elements/cards.ts";
import { contactBlock } from "../elements/contact-block.ts";
import { heading } from "../elements/heading.ts";
import { picturePanel, type Art } from "../elements/picture-panel.ts";
import { BODY, STYLES, WIDTH } from "../theme.ts";
import { Sheet } from "../sheet.ts";
import type { PictureRef } from "../views/pictures.ts";
import type { BrochureView } from "../views/solution-view.ts";

/** The brochure of a sector. */
export function brochure(view: BrochureView, art: Art<PictureRef>): Promise<Uint8Array> {
  const { language, company, revised } = view;
  const words = DOCUMENT_WORDS[language].BROCHURE_WORDS;
  const sheet = new Sheet({ language, title: `${view.title}: ${company.name}`, kind: words.kind, company, revised });
  coverPage(sheet, {
    title: view.title,
    subtitle: words.subtitle,
    lead: view.description,
    picture: view.cover && { file: art(view.cover), alt: view.coverText },
    stats: view.stats,
  });
  sheet.addPage();
  heading(sheet, words.asked, { bookmark: true });
  view.paragraphs.forEach((paragraph, index) => {
    sheet.flow("P", paragraph, index === 0 ? STYLES.lead : STYLES.body);
    sheet.y += index === 0 ? 10 : 7;
  });
  sheet.y += 10;
  heading(sheet, words.brought, { bookmark: true });
  bullets(sheet, view.features, { columns: 2 });
  sheet.y += 14;
  heading(sheet, words.services, { bookmark: true, keep: 90 });
  cards(sheet, view.services);

  sheet.addPage();
  heading(sheet, words.cases, { bookmark: true, keep: 200 });
  sheet.y += 4;
  for (const study of view.cases) projectCase(sheet, study, art);
  contactBlock(sheet, company, words.ask);
  return sheet.finish();
}

function projectCase(sheet: Sheet, study: BrochureView["cases"][number], art: Art<PictureRef>): void {
  const picture = { x: BODY.left, width: 220, height: 165 };
  sheet.need(picture.height + 30);
  const top = sheet.y;
  const column = study.picture
    ? { x: BODY.left + picture.width + 22, width: WIDTH - picture.width - 22 }
    : { x: BODY.left, width: WIDTH };
  if (study.picture) picturePanel(sheet, art(study.picture), study.title, { ...picture, y: top }, "cover");
  sheet.flow("P", study.location, STYLES.label, column);
  sheet.y += 2;
  sheet.flow("H3", study.title, { ...STYLES.lead, size: 15 }, column);
  sheet.y += 5;
  sheet.flow("P", study.description, STYLES.body, column);
  sheet.y += 7;
  bullets(sheet, study.results, { column, style: { ...STYLES.cellStrong } });
  sheet.y = Math.max(sheet.y, study.picture ? top + picture.height : 0) + 26;
}
