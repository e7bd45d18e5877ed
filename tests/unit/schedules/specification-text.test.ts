import { describe, expect, test } from "vitest";
import { proposer } from "#domain/schedules/match.ts";
import { readSchedule } from "#domain/schedules/read-schedule.ts";
import { rowReader, type ScheduleRow } from "#domain/schedules/resolve-row.ts";
import type { Need } from "#domain/schedules/verdict.ts";
import { seededCatalogue } from "../../support/content/seeded-catalogue.ts";
import { SPECIFICATION_TEXTS } from "../../support/content/specification-texts.ts";

const catalogue = seededCatalogue();
const { productData, attributes } = catalogue;
const readRow = rowReader({ ...productData, attributes });
const read = (text: string): ScheduleRow[] => readSchedule({ kind: "text", text }, {}).rows.map((raw) => readRow(raw));

/** The same words in any order, however they are spelled: 'R134a, R-32'. */
const sameWords = (text: string): string =>
  text
    .split(", ")
    .map((word) => word.replace(/[-\s]/g, "").toUpperCase())
    .sort()
    .join();
const isAbout = (one: string, other: string): boolean => {
  const numbers = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);
  const [of, others] = [numbers(one), numbers(other)];
  // Labels have four digits.
  return (
    one.replace(/[\d.]/g, "") === other.replace(/[\d.]/g, "") &&
    of.every((number, at) => Math.abs(number - (others[at] ?? NaN)) <= Math.abs(number) / 1000)
  );
};
const isSame = (read: string, labelled: string | undefined): boolean =>
  labelled !== undefined && (sameWords(read) === sameWords(labelled) || isAbout(read, labelled));

const short = (number: number): string => String(Number(number.toPrecision(4)));
/** What is asked for, as the labels have it: '1055', '≥ 5.8', '40–50', 'R-134a'. */
function label(need: Need): string {
  if (need.kind === "words") return need.any.join(", ");
  if (need.low === need.high) return short(need.low);
  if (need.high === Infinity) return `≥ ${short(need.low)}`;
  return need.low === -Infinity ? `≤ ${short(need.high)}` : `${short(need.low)}–${short(need.high)}`;
}
const askedBy = (text: string): Map<string, string> =>
  new Map(read(text).flatMap(({ asked }) => asked.map(({ name, need }) => [name, label(need)] as const)));

describe("of paragraphs of specifications", () => {
  const results = SPECIFICATION_TEXTS.map(({ text, kind, asked }) => {
    const found = askedBy(text);
    const wrong = [...found].flatMap(([name, one]) => (isSame(one, asked[name]) ? [] : [`${name} ${one}`]));
    const missed = Object.keys(asked).filter((name) => !found.has(name));
    const kinds = read(text).flatMap(({ categories }) =>
      categories.map((at) => productData.categories[at]?.name ?? ""),
    );
    return { text, wrong, missed, labels: Object.keys(asked).length, found: found.size, kind, kinds };
  });
  const sum = (of: (one: (typeof results)[number]) => number) => results.reduce((all, one) => all + of(one), 0);

  test("what is read is right", () => {
    const faults = results.flatMap(({ text, wrong }) => wrong.map((one) => `${one}: ${text}`));
    expect(1 - faults.length / sum(({ found }) => found), faults.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  test("nearly all that is asked for is read", () => {
    const faults = results.flatMap(({ text, missed }) => missed.map((one) => `${one}: ${text}`));
    expect(1 - faults.length / sum(({ labels }) => labels), faults.join("\n")).toBeGreaterThanOrEqual(0.85);
  });

  test("the kind of machine is found", () => {
    const faults = results.filter(({ kind, kinds }) => kind !== undefined && !kinds.includes(kind));
    expect(faults.length / results.length, JSON.stringify(faults, null, 1)).toBeLessThanOrEqual(0.1);
  });
});

test("a clause over several lines, a list and a heading are one machine", () => {
  const rows = read(
    "2.01 WATER-COOLED CHILLERS\nProvide two water-cooled centrifugal chillers with a cooling capacity of not less\nthan 1,200 kW.\n- COP: at least 5.2\n- Refrigerant: R-134a\nThe manufacturer shall give a warranty of 5 years.",
  );
  expect(
    rows.map(({ quantity, asked }) => [quantity, asked.map(({ name, need }) => `${name} ${label(need)}`)]),
  ).toEqual([[2, ["Cooling capacity ≥ 1200", "COP ≥ 5.2", "Refrigerant R-134a"]]]);
  expect(proposer(catalogue)(rows[0] ?? fail())[0]?.compared.map(({ verdict }) => verdict)).toContain("complies");
});

test("a sensible capacity is not read as a total one, and a letter is no specification", () => {
  expect(askedBy("The close-control unit shall have a sensible cooling capacity of 40 kW.")).toEqual(
    new Map([["Sensible cooling capacity", "40"]]),
  );
  expect(() => read("Dear Sirs, you should find our drawings attached. The meeting must be at 10.")).toThrow(
    "a specification says what a machine shall have",
  );
});

function fail(): never {
  throw new Error("Nothing was read.");
}
