import { compareNames } from "#domain/text/names.ts";
import { contactBlock } from "../elements/contact-block.ts";
import { figures } from "../elements/figures.ts";
import { heading } from "../elements/heading.ts";
import { table } from "../elements/table.ts";
import { STYLES, WIDTH } from "../theme.ts";
import { Sheet } from "../sheet.ts";
import type { ReferencesListView } from "../views/reference-view.ts";

/** The list of all reference projects. */
export function referencesList({ company, projects, revised }: ReferencesListView): Promise<Uint8Array> {
  const sheet = new Sheet({ title: `Reference projects: ${company.name}`, kind: "Reference list", company, revised });
  sheet.addPage();
  sheet.flow("P", company.name, STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", "Reference projects", STYLES.title);
  sheet.y += 8;
  sheet.flow(
    "P",
    "Hotels, hospitals, cleanrooms, offices, plants and homes: what was built, for whom, and on what scale. Each project has a datasheet of its own.",
    STYLES.lead,
  );
  sheet.y += 16;
  const years = projects.flatMap(({ year }) => year ?? []);
  const sectors = [...new Set(projects.map(({ sector }) => sector))].sort(compareNames);
  figures(sheet, [
    { number: String(projects.length), label: "projects in this list" },
    { number: String(sectors.length), label: "sectors" },
    ...(years.length > 0
      ? [{ number: `${Math.min(...years)}–${Math.max(...years)}`, label: "years of completion" }]
      : []),
  ]);
  sheet.y += 6;
  heading(sheet, "Projects by sector", { bookmark: true });
  table(
    sheet,
    [
      { title: "Year", width: 34 },
      { title: "Project", width: 112, strong: true },
      { title: "Works", width: 166 },
      { title: "Client and place", width: 104 },
      { title: "Value, duration", width: WIDTH - 416 },
    ],
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
  contactBlock(sheet, company, {
    title: "More about a project",
    text: "Datasheets, calculations and visits on request.",
  });
  return sheet.finish();
}
