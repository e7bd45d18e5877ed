import { PURPOSES } from "#domain/submittals/form.ts";
import { counted } from "#domain/text/text.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { coverPage } from "../cover.ts";
import { facts } from "../elements/facts.ts";
import type { Sheet } from "../sheet.ts";
import { STYLES } from "../theme.ts";
import { packageFacts, type SubmittalView } from "./submittal-view.ts";

/** The cover: what the package is for, and how large it is. */
export function packageCover(sheet: Sheet, { form, items }: SubmittalView, pages: number): void {
  coverPage(sheet, {
    title: form.project,
    subtitle: `${T.kind} · ${form.number} · ${T.rev} ${form.revision}`,
    lead: `${PURPOSES[form.purpose]}: ${counted(items.length, "item")} on ${counted(pages, "page")}.`,
    picture: null,
    stats: [],
  });
  sheet.y += 2;
  facts(
    sheet,
    packageFacts(form).filter(({ label }) => label !== T.project),
    { columns: 1, style: STYLES.name },
  );
}
