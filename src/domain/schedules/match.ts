import type { ChoiceColumn, Facets, NumberColumn } from "../listing/facet-columns.ts";
import type { ProductData } from "../listing/product-data.ts";
import { stemOf, textRuns } from "../search/search-words.ts";
import type { UnitSystem } from "../units/unit-system.ts";
import { excludesMake } from "./basis-of-design.ts";
import { atItsConditions } from "./held-figures.ts";
import type { Requirement, ScheduleRow } from "./resolve-row.ts";
import { judge, numberJudge, type Judgement, type Stated, type Verdict } from "./verdict.ts";

/** How many machines are proposed for a row. */
const PROPOSALS_MAX = 3;

/** A requirement against what a product states. */
export type Compared = {
  requirement: Requirement;
  stated: Stated;
  verdict: Verdict;
  /** The conditions at which a stated figure holds, where it depends on some; null where they are not stated. */
  heldAt?: (system: UnitSystem) => string | null;
};
/** A machine of the catalogue for a row, by its position in the product data. */
export type Proposal = { position: number; compared: Compared[] };

export type MatchedCatalogue = { productData: ProductData; facets: Facets; texts: Facets };

/** Proposes machines for the rows of a schedule: the work is proportional to the products of the categories that a row names. */
export function proposer({ productData, facets, texts }: MatchedCatalogue): (row: ScheduleRow) => Proposal[] {
  const byCategory = new Map<number, number[]>();
  for (let position = 0; position < productData.size; position += 1) {
    // What is not offered any more is no answer to a schedule of new equipment.
    if (productData.availabilityAt(position) !== "current") continue;
    // A product family has no figures of its own; its sizes are proposed.
    if (productData.families.has(position)) continue;
    const category = productData.category[position] ?? -1;
    const some = byCategory.get(category);
    if (some) some.push(position);
    else byCategory.set(category, [position]);
  }
  const best = (row: ScheduleRow): Rated[] => {
    const main = mainOf(row, productData);
    const costs = row.asked.map((requirement, at) =>
      costOf(requirement, at === main ? MAIN_WEIGHT : 1, { facets, texts, productData }),
    );
    // The size first: most machines are out after it.
    const inOrder = [...costs.splice(Math.max(0, main), 1), ...costs];
    const words = wordsOf(row);
    const isExcluded = excludedBy(row, productData);
    const found: Rated[] = [];
    for (const category of row.categories)
      for (const position of byCategory.get(category) ?? []) {
        if (isExcluded(position)) continue;
        const limit = (found[PROPOSALS_MAX - 1]?.cost ?? Infinity) + WORDS_MOST;
        let cost = 0;
        for (const costAt of inOrder) if ((cost += costAt(position)) > limit) break;
        if (cost > limit) continue;
        const name = (productData.names[position] ?? "").toLowerCase();
        const shared = words.filter((word) => name.includes(word)).length;
        insert(found, { position, cost: cost - Math.min(WORDS_MOST, shared * WORD_WORTH) });
      }
    return found;
  };

  // Schedules repeat themselves: twenty fan coils of one size are matched once.
  const known = new Map<string, Rated[]>();
  const bestOf = (row: ScheduleRow): Rated[] => {
    const key = JSON.stringify([row.categories, row.asked.map(({ name, text }) => [name, text]), wordsOf(row)]);
    const found = known.get(key) ?? best(row);
    known.set(key, found);
    return found;
  };

  return (row) => {
    if (row.asked.length === 0) return [];
    const main = row.asked[mainOf(row, productData)];
    const proposals = bestOf(row).map(({ position }): Proposal => {
      const compared = row.asked.map((requirement): Compared => {
        const stated = statedBy(requirement, { facets, texts, productData })(position);
        return { requirement, stated, verdict: judge(requirement.need, stated, requirement.rule).verdict };
      });
      return { position, compared: atItsConditions(compared, position, { productData, facets }) };
    });
    return proposals.filter((proposal, at) => at === 0 || !isFarOff(proposal, main));
  };
}

/** What a row wants by other makers is never proposed of the maker that it names. */
function excludedBy({ asked }: ScheduleRow, productData: ProductData): (position: number) => boolean {
  const make = asked.find(({ attribute, text }) => attribute === null && excludesMake(text));
  const brandAt = brandOf(productData);
  return (position) => make !== undefined && judge(make.need, brandAt(position), make.rule).verdict === "deviates";
}

type Rated = { position: number; cost: number };

const wordsOf = ({ description, service }: ScheduleRow): string[] =>
  [...new Set(textRuns(`${description} ${service}`).map(stemOf))].filter((stem) => stem.length > 1);

/** Whether the size of a proposed machine is no match at all. */
function isFarOff({ compared }: Proposal, main: Requirement | undefined): boolean {
  const size = compared.find(({ requirement }) => requirement === main);
  return size !== undefined && judge(size.requirement.need, size.stated, size.requirement.rule).away > FAR_OFF;
}

/** What a requirement adds to the cost of the product at a position. */
function costOf(requirement: Requirement, weight: number, catalogue: MatchedCatalogue): (position: number) => number {
  const { need, rule, attribute } = requirement;
  const numbers = attribute ? catalogue.facets.numbers.get(attribute.id) : undefined;
  if (need.kind === "number" && numbers) {
    const { low, high } = numbers;
    const judgeAt = numberJudge(need, rule);
    const distance = distanceOf(requirement);
    return (position) => {
      const from = low[position] ?? Number.NaN;
      return weight * costOfJudgement(judgeAt(from, high[position] ?? Number.NaN), distance(from));
    };
  }
  const stated = statedBy(requirement, catalogue);
  return (position) => weight * costOfJudgement(judge(need, stated(position), rule), 0);
}

/*
 * What makes one machine a better proposal than another; none of it changes a verdict. A figure that is not stated may still fit, so it is
 * better than one that deviates. The size of a machine counts most, and of two that comply the nearer one is proposed first.
 */
const UNSTATED_COST = 0.6;
const DEVIATES_COST = 1;
const AWAY_COST = 5;
const AWAY_MOST = 3;
const OVERSIZE_COST = 0.5;
const MAIN_WEIGHT = 3;
/** Words that the name of a product shares with the row decide between machines that are otherwise alike. */
const WORD_WORTH = 0.05;
const WORDS_MOST = 0.2;
/** Further proposals are left out if their size is more than this share off. */
const FAR_OFF = 0.5;

function costOfJudgement({ verdict, away }: Judgement, distance: number): number {
  if (verdict === "unstated") return UNSTATED_COST;
  return verdict === "deviates" ? DEVIATES_COST + Math.min(AWAY_MOST, AWAY_COST * away) : OVERSIZE_COST * distance;
}

/** How far a complying figure is from the asked one, as a share, where nearer is better. */
function distanceOf({ need, rule }: Requirement): (stated: number) => number {
  if (need.kind !== "number" || rule.kind === "covers" || (rule.kind !== "within" && need.low === need.high))
    return () => 0;
  const asked = Number.isFinite(need.low) ? need.low : need.high;
  return (stated) => Math.min(1, Math.abs(stated - asked) / (Math.abs(asked) || 1)) || 0;
}

/** The place of the requirement that is the size of the machine: the first that its category expects. */
function mainOf({ asked, categories }: ScheduleRow, productData: ProductData): number {
  const [first] = categories;
  const expected = productData.categories[first ?? -1]?.expected ?? [];
  const places = asked.map(({ attribute, need }) =>
    attribute && need.kind === "number" && expected.includes(attribute.id) ? expected.indexOf(attribute.id) : Infinity,
  );
  const least = Math.min(...places);
  return Number.isFinite(least) ? places.indexOf(least) : -1;
}

function insert<One extends { cost: number; position: number }>(best: One[], one: One): void {
  let at = best.length;
  while (at > 0 && (best[at - 1]?.cost ?? 0) > one.cost + 1e-9) at -= 1;
  if (at >= PROPOSALS_MAX) return;
  best.splice(at, 0, one);
  if (best.length > PROPOSALS_MAX) best.pop();
}

/** What products state of what a requirement asks for. */
function statedBy(
  { attribute }: Requirement,
  { productData, facets, texts }: MatchedCatalogue,
): (position: number) => Stated {
  if (!attribute) return brandOf(productData);
  const numbers = facets.numbers.get(attribute.id);
  if (numbers) return (position) => numberAt(numbers, position);
  const choices = facets.choices.get(attribute.id) ?? texts.choices.get(attribute.id);
  return choices ? (position) => wordsAt(choices, position) : () => null;
}

const brandOf =
  ({ brands, brand }: ProductData) =>
  (position: number): Stated => {
    const name = brands[brand[position] ?? -1]?.name;
    return name === undefined ? null : { kind: "words", all: [name] };
  };

function numberAt({ low, high }: NumberColumn, position: number): Stated {
  const [from, to] = [low[position] ?? Number.NaN, high[position] ?? Number.NaN];
  return Number.isNaN(from) ? null : { kind: "number", low: from, high: to };
}

function wordsAt({ choices, sets, set }: ChoiceColumn, position: number): Stated {
  const own = sets[set[position] ?? -1];
  return own && own.length > 0 ? { kind: "words", all: own.map((at) => choices[at] ?? "") } : null;
}

/** Whether a proposal may be chosen before anybody has looked: something complies, and nothing deviates. */
export const isProposedFirst = ({ compared }: Proposal): boolean =>
  compared.some(({ verdict }) => verdict === "complies") && compared.every(({ verdict }) => verdict !== "deviates");
