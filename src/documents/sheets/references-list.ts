import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { compareNames } from "#domain/text/names.ts";
import { contactBlock } from "../elements/contact-block.ts";
import { figures } from "../elements/figures.ts";
import { heading } from "../elements/heading.ts";
import { table } from "../elements/table.ts";
import { STYLES, WIDTH } from "../theme.ts";
import { Sheet } from "../sheet.ts";
import type { ReferencesListView } from "../views/reference-view.ts";

const COLUMNS = [34, 112, 166, 104, WIDTH - 416];

/** The list of all reference projects. */
export function referencesList({ language, company, projects, revised }: ReferencesListView): Promise<Uint8Array> {
  const { REFERENCES_WORDS: words, SHEET_WORDS } = DOCUMENT_WORDS[language];
  const title = SHEET_WORDS.pair(words.title, company.name);
  const sheet = new Sheet({ language, title, kind: words.kind, company, revised });
  sheet.addPage();
  sheet.flow("P", company.name, STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", words.title, STYLES.title);
  sheet.y += 8;
  sheet.flow("P", words.lead, STYLES.lead);
  sheet.y += 16;
  const years = projects.flatMap(({ year }) => year ?? []);
  const sectors = [...new Set(projects.map(({ sector }) => sector))].sort(compareNames);
  figures(sheet, [
    { number: String(projects.length), label: words.projects(projects.length) },
    { number: String(sectors.length), label: words.sectors(sectors.length) },
    ...(years.length > 0 ? [{ number: `${Math.min(...years)}–${Math.max(...years)}`, label: words.years }] : []),
  ]);
  sheet.y += 6;
  heading(sheet, words.bySector, { bookmark: true });
  table(
    sheet,
    words.columns.map((title, index) => ({ title, width: COLUMNS[index] ?? 0, strong: index === 1 })),
    sectors.map((title) => ({
      title,
      rows: projects
        .filter(({ sector }) => sector === title)
        .map(({ year, title: project, description, client, location, value, duration }) => [
          String(year ?? ""),
          project,
          description,
          [client, location].filter(Boolean).join("\n"),
          [value, duration].filter(Boolean).join("\n"),
        ]),
    })),
  );
  sheet.y += 18;
  contactBlock(sheet, company, words.ask);
  return sheet.finish();
}
