import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { coverPage } from "../cover.ts";
import { bullets } from "../elements/bullets.ts";
import { cards } from "../elements/cards.ts";
import { contactBlock } from "../elements/contact-block.ts";
import { heading } from "../elements/heading.ts";
import type { Art } from "../elements/picture-panel.ts";
import { table } from "../elements/table.ts";
import { BODY, GAP, STYLES, WIDTH } from "../theme.ts";
import { Sheet } from "../sheet.ts";
import type { PictureRef } from "../views/pictures.ts";
import type { ProfileView } from "../views/profile-view.ts";

/** The columns of the projects. */
const COLUMNS = [40, 140, 220, WIDTH - 400];

/** The company profile. */
export function companyProfile(view: ProfileView, art: Art<PictureRef>): Promise<Uint8Array> {
  const { language, company, revised } = view;
  const { PROFILE_WORDS: words, SHEET_WORDS } = DOCUMENT_WORDS[language];
  const sheet = new Sheet({
    language,
    title: SHEET_WORDS.pair(words.kind, company.name),
    kind: words.kind,
    company,
    revised,
  });
  coverPage(sheet, {
    title: company.name,
    subtitle: words.kind,
    lead: view.tagline,
    picture: view.cover && { file: art(view.cover), alt: words.picture },
    stats: view.stats,
  });

  sheet.addPage();
  heading(sheet, view.about.title, { bookmark: true });
  sheet.flow("P", view.about.lead, STYLES.lead);
  sheet.y += 8;
  paragraphs(sheet, view.about.paragraphs);
  heading(sheet, view.story.title, { bookmark: true });
  sheet.flow("P", view.story.lead, STYLES.lead);
  sheet.y += 8;
  paragraphs(sheet, view.story.paragraphs);
  heading(sheet, words.glance, { bookmark: true });
  table(
    sheet,
    [
      { title: "", width: 120 },
      { title: "", width: WIDTH - 120, strong: true },
    ],
    [{ title: null, rows: view.facts.map(({ label, value }) => [label, value]) }],
  );
  sheet.y += 22;

  for (const text of [view.mission, view.vision]) {
    heading(sheet, text.title, { bookmark: true });
    sheet.flow("P", text.lead, STYLES.lead);
    sheet.y += 8;
    paragraphs(sheet, text.paragraphs);
  }
  heading(sheet, words.values, { bookmark: true, keep: 90 });
  cards(sheet, view.values, { columns: 3 });
  sheet.y += 12;
  heading(sheet, view.commitments.title, { bookmark: true, keep: 90 });
  cards(sheet, view.commitments.items);
  sheet.y += 12;

  heading(sheet, words.steps, { bookmark: true, keep: 90 });
  cards(sheet, view.steps, { numbered: true });
  sheet.y += 12;
  heading(sheet, words.services, { bookmark: true, keep: 120 });
  view.services.forEach((service) => {
    sheet.need(110);
    sheet.flow("H3", service.title, STYLES.name);
    sheet.flow("P", service.summary, STYLES.small);
    sheet.y += 4;
    bullets(sheet, service.scope, { columns: 2, style: STYLES.small });
    sheet.y += 9;
  });
  sheet.y += 12;

  heading(sheet, words.sectors, { bookmark: true, keep: 90 });
  cards(sheet, view.sectors);
  sheet.y += 12;
  heading(sheet, words.projects, { bookmark: true, keep: 90 });
  table(
    sheet,
    words.columns.map((title, index) => ({ title, width: COLUMNS[index] ?? 0, strong: index === 1 })),
    [
      {
        title: null,
        rows: view.projects.map(({ year, title, location, description, value }) => [
          String(year ?? ""),
          `${title}\n${location}`,
          description,
          value ?? "",
        ]),
      },
    ],
  );
  sheet.y += 22;
  view.policies.forEach((policy) => {
    heading(sheet, policy.title, { bookmark: true, keep: 120 });
    paragraphs(sheet, policy.paragraphs);
    bullets(sheet, policy.commitments, { columns: 2, column: { x: BODY.left, width: WIDTH - GAP } });
    sheet.y += 14;
  });
  contactBlock(sheet, company, words.ask);
  return sheet.finish();
}

function paragraphs(sheet: Sheet, texts: readonly string[]): void {
  for (const text of texts) {
    sheet.flow("P", text, STYLES.body);
    sheet.y += 6;
  }
  sheet.y += 12;
}
