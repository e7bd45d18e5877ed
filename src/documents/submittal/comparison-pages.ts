import type { ComparedRow } from "#domain/submittals/items.ts";
import type { SubmittalForm } from "#domain/submittals/form.ts";
import { itemTitle, type PackageItem } from "#domain/submittals/parts.ts";
import { verdictText } from "#domain/schedules/sheet.ts";
import { VERDICTS, type Verdict } from "#domain/schedules/verdict.ts";
import { counted } from "#domain/text/text.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { SHEET_TEXTS } from "#texts/en/sheets.ts";
import { facts } from "../elements/facts.ts";
import { heading } from "../elements/heading.ts";
import { table } from "../elements/table.ts";
import type { Sheet } from "../sheet.ts";
import { STYLES, WIDTH } from "../theme.ts";
import { shownDate } from "./submittal-view.ts";

const NAME = 112;
const REQUIRED = 96;
const PROPOSED = 96;
const VERDICT = 76;

const VERDICT_ORDER: readonly (Verdict | null)[] = [...VERDICTS, null];

/** '7 requirements · Complies: 5 · Not stated: 2' */
const verdictCounts = (lines: ComparedRow["lines"]): string =>
  [
    counted(lines.length, "requirement"),
    ...VERDICT_ORDER.flatMap((verdict) => {
      const count = lines.filter((line) => line.verdict === verdict).length;
      return count === 0 ? [] : [`${verdictText(verdict, SHEET_TEXTS)}: ${count}`];
    }),
  ].join(" · ");

/** The comparison sheet of an item: for each row of the schedule what is asked for, what is proposed, and the verdict in words. */
export function comparisonPages(
  sheet: Sheet,
  form: SubmittalForm,
  { tags, name, brand, compared }: PackageItem,
  number: number,
): void {
  sheet.addPage();
  sheet.flow("P", `${T.item} ${number}`, STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", T.comparison, STYLES.title);
  sheet.y += 6;
  facts(sheet, [
    { label: T.project, value: form.project },
    { label: T.number, value: form.number },
    { label: T.product, value: [itemTitle({ tags: "", name }), brand].filter(Boolean).join(", ") },
    { label: T.revision, value: `${form.revision} · ${shownDate(form)}` },
  ]);
  compared.forEach(({ title, quantity, lines }) => {
    sheet.y += 18;
    heading(sheet, `${title || tags || name} · ${T.quantity.toLowerCase()} ${quantity}`, { keep: 90 });
    sheet.flow("P", verdictCounts(lines), STYLES.small);
    sheet.y += 6;
    const [specification, required, proposed, verdict, remark] = SHEET_TEXTS.heads;
    table(
      sheet,
      [
        { title: specification, width: NAME },
        { title: required, width: REQUIRED },
        { title: proposed, width: PROPOSED },
        { title: verdict, width: VERDICT, strong: true },
        { title: remark, width: WIDTH - NAME - REQUIRED - PROPOSED - VERDICT },
      ],
      [
        {
          title: null,
          rows: lines.map((line) => [
            line.name || "–",
            line.required,
            line.proposed,
            verdictText(line.verdict, SHEET_TEXTS),
            line.remark,
          ]),
        },
      ],
    );
  });
}
