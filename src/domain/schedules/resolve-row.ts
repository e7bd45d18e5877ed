import type { ListedCategory, ProductData } from "../listing/product-data.ts";
import { readUnit } from "../units/units.ts";
import { excludesMake } from "./basis-of-design.ts";
import { categoriesOf, categoryFinder, type CategoryFinder } from "./find-category.ts";
import { askedKey } from "./asked-names.ts";
import {
  attributeFinder,
  changesMeasure,
  namesMeasure,
  type AskedAttribute,
  type AttributeFinder,
  type FoundAttribute,
} from "./find-attribute.ts";
import { askedQuantity, readNeed, withColumnUnit, withoutOrEqual } from "./read-need.ts";
import type { Entry, RawRow } from "./read-schedule.ts";
import { isLength, ruleOf, type Rule } from "./rules.ts";
import { tagMeaning } from "./tags.ts";
import type { TextFigure } from "./text-figures.ts";
import type { Need } from "./verdict.ts";

/** One thing that a row asks for, as it is compared. The make has no specification. */
export type Requirement = {
  name: string;
  /** As typed, with the unit of its column. */
  text: string;
  attribute: AskedAttribute | null;
  need: Need;
  rule: Rule;
};
/** What a row asks for and cannot be compared, and why. */
type Uncompared = { text: string; reason: string };

export type ScheduleRow = Pick<RawRow, "line" | "tag" | "service" | "description" | "quantity"> & {
  /** The positions of the categories that are meant; none if the row names none. */
  categories: readonly number[];
  asked: Requirement[];
  uncompared: Uncompared[];
};

/** Gives the rows of a schedule their meaning in a catalogue. */
export type RowReader = (raw: RawRow, chosenCategory?: string) => ScheduleRow;

type Catalogue = Pick<ProductData, "categories" | "brands"> & { attributes: readonly AskedAttribute[] };

export function rowReader(catalogue: Catalogue): RowReader {
  const findCategory = categoryFinder(catalogue.categories);
  const find = attributeFinder(catalogue.attributes);
  const named = (pattern: RegExp) => catalogue.attributes.find(({ name }) => pattern.test(name));
  const [refrigerant, supply] = [named(/^refrigerant/i), named(/power supply|electrical supply/i)];
  const protection = named(/degree of protection|ip rating/i);

  return (raw, chosenCategory) => {
    const categories = meantCategories(raw, findCategory, catalogue.categories, chosenCategory);
    const expected = expectedOf(categories, catalogue.categories);
    const isSize = isSizedByLength(expected, catalogue.attributes);
    const row: ScheduleRow = { ...pickRaw(raw), categories, asked: [], uncompared: [] };
    const ask = (attribute: AskedAttribute, text: string, unit = ""): void => {
      if (row.asked.some((known) => known.attribute === attribute)) return;
      const need = readNeed(text, attribute, unit);
      const whole = withColumnUnit(text, unit);
      if ("reason" in need) row.uncompared.push({ text: `${attribute.name} ${whole}`, reason: need.reason });
      else row.asked.push({ name: attribute.name, text: whole, attribute, need, rule: ruleOf(attribute, isSize) });
    };
    const take = (found: FoundAttribute, label: string, text: string, unit = ""): void => {
      if (found === null)
        row.uncompared.push({
          text: label,
          reason: categories.length === 0 ? NO_KIND : label === text ? NO_NAME : NO_SPECIFICATION,
        });
      else if ("contradicts" in found)
        row.uncompared.push({
          text: label,
          reason: `${askedQuantity(text, unit)?.unit ?? "this"} cannot be compared with ${found.contradicts.unit ?? "it"}`,
        });
      else ask(found.attribute, text, unit);
    };
    for (const entry of raw.entries) {
      const chosen = catalogue.attributes.find(({ id }) => id === entry.attribute);
      if (chosen) ask(chosen, entry.text, entry.unit);
      else takeEntry(entry, expected, find, take);
    }
    for (const parts of raw.texts) {
      for (const figure of parts.figures) takeFigure(figure, expected, find, take);
      if (parts.refrigerants.length > 0 && refrigerant)
        ask(refrigerant, `${parts.refrigerants.join(" or ")}${parts.orEqual ? " or equal" : ""}`);
      if (parts.protection !== null && protection) ask(protection, parts.protection);
      if (parts.supply !== null && supply) ask(supply, parts.supply);
    }
    askMake(raw, row, catalogue.brands);
    return row;
  };
}

const NO_KIND = "it is not clear which kind of machine is meant";
const NO_NAME = "it is not said what this figure is";
const NO_SPECIFICATION = "the catalogue has no such specification";

const pickRaw = ({ line, tag, service, description, quantity }: RawRow) => ({
  line,
  tag,
  service,
  description,
  quantity,
});

function meantCategories(
  { tag, service, description, section }: RawRow,
  find: CategoryFinder,
  categories: readonly ListedCategory[],
  chosen: string | undefined,
): readonly number[] {
  const own = chosen === undefined ? undefined : categories.find(({ slug }) => slug === chosen);
  return own ? own.holds : categoriesOf(textsOf(description, tagMeaning(tag), service, section), find);
}

/** The description may leave out what the tag says: 'Air-cooled screw' of CH-01. */
const textsOf = (description: string, tag: string, ...others: string[]): string[] => [
  description,
  ...(tag === "" ? [] : [`${description} ${tag}`, tag]),
  ...others,
];

/** The specifications that some categories expect, those that come early in most of them first. */
function expectedOf(positions: readonly number[], categories: readonly ListedCategory[]): string[] {
  const lists = positions.map((at) => categories[at]?.expected ?? []);
  const ids = [...new Set(lists.flat())];
  const place = (id: string): number =>
    lists.reduce((sum, list) => sum + (list.includes(id) ? list.indexOf(id) : list.length), 0);
  const places = new Map(ids.map((id) => [id, place(id)]));
  return ids.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function isSizedByLength(expected: readonly string[], attributes: readonly AskedAttribute[]): boolean {
  const first = attributes.find(({ id }) => id === expected[0]);
  return first !== undefined && isLength(first);
}

type Take = (found: FoundAttribute, label: string, text: string, unit?: string) => void;

/** A limit in the name of a column counts for each of its figures that has none: 'Min. COP'. */
const LIMITED = /^(?:min|max)(?:imum\b|\.)/i;
const OWN_LIMIT = /[<>≤≥±]|\b(?:min|max|least|most|less|more|exceed|above|below)/i;

function takeEntry(
  { name, unit, text: typed }: Entry,
  expected: readonly string[],
  find: AttributeFinder,
  take: Take,
): void {
  const [limit] = LIMITED.exec(name) ?? [];
  const text = limit !== undefined && !OWN_LIMIT.test(typed) ? `${limit.slice(0, 3).toLowerCase()}. ${typed}` : typed;
  const own = askedQuantity(text, unit)?.unit ?? (unit === "" ? null : readUnit(unit));
  take(bySuffix(name, own, expected, find), `${name} ${text}${unit === "" ? "" : ` ${unit}`}`, text, unit);
}

/** No specification has a longer name. */
const NAME_WORDS = 20;

/** Finds a name, or what is left of it without the words before it, unless these change what is measured. */
function bySuffix(
  name: string,
  unit: string | null,
  expected: readonly string[],
  find: AttributeFinder,
): FoundAttribute {
  const words = name.trim().split(/\s+/).slice(-NAME_WORDS);
  let contradiction: FoundAttribute = null;
  for (let from = 0; from < words.length; from += 1) {
    if (changesMeasure(words.slice(0, from).join(" "))) continue;
    const rest = words.slice(from).join(" ");
    if (askedKey(rest) === "") break;
    const found = find({ name: rest, unit }, expected);
    if (found && "attribute" in found) return found;
    contradiction ??= found;
  }
  return contradiction;
}

function takeFigure(
  { name, text, after }: TextFigure,
  expected: readonly string[],
  find: AttributeFinder,
  take: Take,
): void {
  const unit = askedQuantity(text)?.unit ?? null;
  const label = [name, text, after].filter(Boolean).join(" ");
  const before = bySuffix(name, unit, expected, find);
  if (before && ("attribute" in before || namesMeasure(name))) {
    // A number without a unit is a figure only behind the name of a ratio: 'COP 5.8', but not 'pump 2'.
    if (unit !== null || ("attribute" in before && before.attribute.unit !== "mm")) take(before, label, text);
    return;
  }
  const behind = after === "" ? null : bySuffix(after, unit, expected, find);
  if (behind && "attribute" in behind) return take(behind, label, text);
  if (unit === null) return;
  if (namesMeasure(name) || namesMeasure(after)) return take(null, label, text);
  const unnamed = find({ name: "", unit }, expected);
  take(unnamed, label, text);
}

/** The makes that a row names, if the catalogue has one of them. */
function askMake({ make, texts }: RawRow, row: ScheduleRow, brands: Catalogue["brands"]): void {
  if (make === "") return;
  const isNamed = ({ name }: { name: string }): boolean => ` ${askedKey(make)} `.includes(` ${askedKey(name)} `);
  const named = brands.filter(isNamed);
  const meant = named.length > 0 && excludesMake(make) ? brands.filter((brand) => !named.includes(brand)) : named;
  const any = meant.map(({ name }) => name);
  const orEqual = withoutOrEqual(make) !== make || texts.some((parts) => parts.orEqual);
  if (any.length === 0) row.uncompared.push({ text: `Make ${make}`, reason: "the catalogue has no such make" });
  else
    row.asked.push({
      name: "Make",
      text: make,
      attribute: null,
      need: { kind: "words", any, orEqual },
      rule: { kind: "same" },
    });
}
