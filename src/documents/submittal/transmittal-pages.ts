import { PURPOSES } from "#domain/submittals/form.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { facts } from "../elements/facts.ts";
import { heading } from "../elements/heading.ts";
import { table } from "../elements/table.ts";
import type { Sheet } from "../sheet.ts";
import { fit } from "../text-shaping.ts";
import { BODY, COLOURS, GAP, STYLES, WIDTH } from "../theme.ts";
import { packageFacts, type SubmittalView } from "./submittal-view.ts";

const ITEM = 30;
const TAG = 78;
const QUANTITY = 36;
const BRAND = 74;
const ACTION = 92;

/** The form that goes with a package: who sends what to whom, a box for each decision, and the lines to sign on. */
export function transmittalPages(sheet: Sheet, { form, items }: SubmittalView): void {
  sheet.addPage();
  sheet.flow("P", form.number, STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", T.transmittal, STYLES.title);
  sheet.y += 8;
  facts(sheet, [...packageFacts(form), { label: T.purpose, value: PURPOSES[form.purpose] }]);
  sheet.y += 16;
  heading(sheet, T.itemPlural);
  table(
    sheet,
    [
      { title: T.item, width: ITEM },
      { title: T.tag, width: TAG },
      { title: T.quantityShort, width: QUANTITY },
      { title: T.product, width: WIDTH - ITEM - TAG - QUANTITY - BRAND - ACTION, strong: true },
      { title: T.brand, width: BRAND },
      { title: T.action, width: ACTION, mark: actionBoxes },
    ],
    [
      {
        title: null,
        rows: items.map(({ tags, quantity, name, brand, revised }, at) => [
          [String(at + 1), revised].filter(Boolean).join(" "),
          tags || "–",
          writtenNumber(quantity),
          name,
          brand,
          "",
        ]),
      },
    ],
  );
  sheet.y += 6;
  sheet.flow("P", T.actionsMean, STYLES.label);
  if (form.remarks !== "") {
    sheet.y += 14;
    heading(sheet, T.remarks, { keep: 30 });
    sheet.flow("P", form.remarks, STYLES.body);
  }
  signatures(sheet);
}

/** An empty box for each decision, with its letter. */
function actionBoxes(sheet: Sheet, x: number, y: number): void {
  const step = ACTION / T.actions.length;
  T.actions.forEach((letter, at) => {
    sheet.lines([fit(letter, STYLES.cell, 10)], STYLES.cell, x + at * step, y);
    sheet.doc
      .lineWidth(0.6)
      .strokeColor(COLOURS.lineStrong)
      .rect(x + at * step + 9, y + 2, 8.5, 8.5)
      .stroke();
  });
}

const SIGNATURES = 128;
const LINE = 32;

/** At the foot of the last page: who has submitted, received and reviewed the package. */
function signatures(sheet: Sheet): void {
  sheet.y += 18;
  sheet.need(SIGNATURES);
  const top = BODY.bottom - SIGNATURES;
  const width = (WIDTH - GAP * (T.signatures.length - 1)) / T.signatures.length;
  T.signatures.forEach((who, at) => {
    const x = BODY.left + at * (width + GAP);
    sheet.artifact(() => sheet.rule(top, COLOURS.petrol, x, width, 0.8));
    sheet.place("P", who, STYLES.group, x, top + 5, width);
    T.signatureLines.forEach((line, index) => {
      const bottom = top + 28 + (index + 1) * LINE;
      sheet.artifact(() => sheet.rule(bottom, COLOURS.lineStrong, x, width));
      sheet.place("P", line, STYLES.label, x, bottom - 11, width);
    });
  });
  sheet.y = BODY.bottom;
}
