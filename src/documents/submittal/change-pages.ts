import type { SubmittalForm } from "#domain/submittals/form.ts";
import type { ListedChanges } from "#domain/submittals/parts.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { heading } from "../elements/heading.ts";
import { table } from "../elements/table.ts";
import type { Sheet } from "../sheet.ts";
import { STYLES, WIDTH } from "../theme.ts";
import { revisionText } from "./submittal-view.ts";

const ITEM = 190;

/** The list of changes after the cover of a revision: each item with what is different, and the items that stay as they were issued. */
export function changePages(sheet: Sheet, form: SubmittalForm, { changes, unchanged }: ListedChanges): void {
  sheet.addPage();
  sheet.flow("P", revisionText(form), STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", T.changes, STYLES.title);
  sheet.y += 2;
  sheet.flow("P", T.changesHint(Number(form.revision) - 1), STYLES.small);
  sheet.y += 8;
  table(
    sheet,
    [
      { title: T.changedItem, width: ITEM, strong: true },
      { title: T.whatChanged, width: WIDTH - ITEM },
    ],
    changes.map(({ title, lines }) => ({
      title: null,
      rows: lines.map((line, at) => [at === 0 ? title : "", line]),
    })),
  );
  sheet.y += 16;
  heading(sheet, T.unchangedItems, { keep: 40 });
  for (const title of unchanged.length > 0 ? unchanged : [T.noneUnchanged]) sheet.flow("P", title, STYLES.body);
}
