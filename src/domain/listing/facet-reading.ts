import { nameKey } from "../specifications/attribute.ts";
import type { ProductData } from "./product-data.ts";
import {
  belongsToProducts,
  filePositions,
  type ChoiceColumn,
  type FacetFile,
  type Facets,
  type NumberColumn,
} from "./facet-columns.ts";

/*
 * Reads files of values. With thousands of products that would block a phone too long, so it is done in steps, one per column.
 * The work is proportional to the number of values, not to products times attributes.
 */

/** The values of some files, at the positions of the product data. */
export type Placed = {
  facets: Facets;
  productData: ProductData;
  files: Readonly<Record<string, FacetFile>>;
  /** Whether all files belong to the product data; those of another release are left out. */
  isCurrent: boolean;
};

/** Combines the files, given by their names. */
export function* readFacets(productData: ProductData, files: Readonly<Record<string, FacetFile>>): Steps<Placed> {
  const parts: Parts = { numbers: new Map(), choices: new Map() };
  const positionsOf = filePositions(productData);
  let isCurrent = true;
  for (const [name, file] of Object.entries(files)) {
    yield;
    const positions = positionsOf.get(name) ?? new Int32Array();
    if (!belongsToProducts(file, productData, positions)) {
      isCurrent = false;
      continue;
    }
    for (const id of Object.keys(file.numbers)) {
      yield;
      add(parts.numbers, id, { column: numbersOf(file, id), positions });
    }
    for (const id of Object.keys(file.choices)) {
      yield;
      add(parts.choices, id, { column: choicesOf(file, id), positions });
    }
  }
  const facets: Facets = { numbers: new Map(), choices: new Map() };
  for (const [id, some] of parts.numbers) {
    yield;
    facets.numbers.set(id, joinedNumbers(some, productData.size));
  }
  for (const [id, some] of parts.choices) {
    yield;
    facets.choices.set(id, joinedChoices(some, productData.size));
  }
  return { facets, productData, files, isCurrent };
}

/** A column of one file, in the order of that file, and the positions of its products in the product data. */
type Part<Column> = { column: Column; positions: Int32Array };
type Parts = { numbers: Map<string, Part<NumberColumn>[]>; choices: Map<string, Part<ChoiceColumn>[]> };

function add<Column>(parts: Map<string, Part<Column>[]>, id: string, part: Part<Column>): void {
  const others = parts.get(id);
  if (others) others.push(part);
  else parts.set(id, [part]);
}

/** Caches the columns of a file, which may be combined with others several times. */
const numbersRead = new WeakMap<FacetFile, Map<string, NumberColumn>>();
const choicesRead = new WeakMap<FacetFile, Map<string, ChoiceColumn>>();

function readOnce<Column>(
  known: WeakMap<FacetFile, Map<string, Column>>,
  file: FacetFile,
  id: string,
  read: () => Column,
): Column {
  const columns = known.get(file) ?? new Map<string, Column>();
  known.set(file, columns);
  const column = columns.get(id) ?? read();
  columns.set(id, column);
  return column;
}

const numbersOf = (file: FacetFile, id: string): NumberColumn =>
  readOnce(numbersRead, file, id, () => readNumbers(file.numbers[id] ?? ""));

function readNumbers(text: string): NumberColumn {
  const cells = text.split(",");
  const low = new Float64Array(cells.length).fill(NaN);
  const high = new Float64Array(cells.length).fill(NaN);
  const at = new Int32Array(cells.length);
  let count = 0;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? "";
    if (cell === "") continue;
    at[count++] = index;
    const middle = cell.indexOf("~");
    if (middle < 0) low[index] = high[index] = Number(cell);
    else {
      low[index] = middle === 0 ? -Infinity : Number(cell.slice(0, middle));
      high[index] = middle === cell.length - 1 ? Infinity : Number(cell.slice(middle + 1));
    }
  }
  return { at: at.subarray(0, count), low, high };
}

const choicesOf = (file: FacetFile, id: string): ChoiceColumn =>
  readOnce(choicesRead, file, id, () => {
    const { choices = [], values = "" } = file.choices[id] ?? {};
    return readChoices(choices, values);
  });

function readChoices(choices: string[], text: string): ChoiceColumn {
  const cells = text.split(",");
  const set = new Int32Array(cells.length).fill(-1);
  const at = new Int32Array(cells.length);
  const sets: number[][] = [];
  const known = new Map<string, number>();
  let count = 0;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? "";
    if (cell === "") continue;
    at[count++] = index;
    let number = known.get(cell);
    if (number === undefined) {
      number = sets.push(ascending(cell.split("+").map(Number))) - 1;
      known.set(cell, number);
    }
    set[index] = number;
  }
  return { at: at.subarray(0, count), choices, sets, set };
}

const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

function joinedNumbers(parts: readonly Part<NumberColumn>[], size: number): NumberColumn {
  const low = new Float64Array(size).fill(NaN);
  const high = new Float64Array(size).fill(NaN);
  for (const { column, positions } of parts) {
    for (let one = 0; one < column.at.length; one += 1) {
      const index = column.at[one] ?? 0;
      const position = positions[index] ?? 0;
      low[position] = column.low[index] ?? NaN;
      high[position] = column.high[index] ?? NaN;
    }
  }
  return { at: joinedPositions(parts), low, high };
}

/** Joins choices that files spell differently, in the spelling of the first file. */
function joinedChoices(parts: readonly Part<ChoiceColumn>[], size: number): ChoiceColumn {
  const places = new Map<string, number>();
  const choices: string[] = [];
  const sets: (readonly number[])[] = [];
  const set = new Int32Array(size).fill(-1);
  for (const { column, positions } of parts) {
    const placeOf = column.choices.map((choice) => {
      const key = nameKey(choice);
      const place = places.get(key) ?? choices.push(choice) - 1;
      places.set(key, place);
      return place;
    });
    const first = sets.length;
    for (const own of column.sets) sets.push(ascending(own.map((index) => placeOf[index] ?? 0)));
    for (let one = 0; one < column.at.length; one += 1) {
      const index = column.at[one] ?? 0;
      set[positions[index] ?? 0] = first + (column.set[index] ?? 0);
    }
  }
  return { at: joinedPositions(parts), choices, sets, set };
}

function joinedPositions(parts: readonly Part<{ at: Int32Array }>[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { column }) => sum + column.at.length, 0));
  let count = 0;
  for (const { column, positions } of parts)
    for (let one = 0; one < column.at.length; one += 1) all[count++] = positions[column.at[one] ?? 0] ?? 0;
  return parts.length > 1 ? all.sort() : all;
}

/** Work that can be interrupted between its steps; what it returns is the result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
