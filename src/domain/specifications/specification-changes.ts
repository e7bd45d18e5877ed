import { formatQuantity } from "../units/format-quantity.ts";
import { parseQuantities } from "../units/quantity.ts";
import type { Quantity } from "../units/specification-values.ts";
import { convertQuantity } from "../units/unit-conversion.ts";
import type { Specification } from "./specification-schema.ts";

/** The effect of a change across the catalogue on one product's specifications. */
export type ChangedSpecifications = {
  /** The new list; null if nothing changes. */
  specifications: Specification[] | null;
  /** Each changed line, before and after; `after` is null if the line is removed because it repeats another one. */
  lines: { before: Specification; after: Specification | null }[];
  /** Lines that stay as they are although they have one of the names, and why. */
  left: { line: Specification; why: string }[];
};

export type SpecificationChange = (specifications: readonly Specification[]) => ChangedSpecifications;

/** Renames lines that have one of these names. */
export function renaming(from: ReadonlySet<string>, to: string): SpecificationChange {
  return (specifications) => {
    const lines: ChangedSpecifications["lines"] = [];
    const left: ChangedSpecifications["left"] = [];
    /** The values that lines of the new name have already. */
    const present = new Set(specifications.filter(({ name }) => name === to).map(({ value }) => value));
    const changed = specifications.flatMap((line) => {
      if (!from.has(line.name) || line.name === to) return [line];
      if (present.has(line.value)) {
        lines.push({ before: line, after: null });
        return [];
      }
      if (present.size > 0) {
        left.push({ line, why: `the product has another value for ${to}` });
        return [line];
      }
      present.add(line.value);
      const after = { name: to, value: line.value };
      lines.push({ before: line, after });
      return [after];
    });
    return { specifications: lines.length > 0 ? changed : null, lines, left };
  };
}

/** Converts the values of lines that have one of these names to another unit. */
export function converting(names: ReadonlySet<string>, unit: string, decimals: number | null): SpecificationChange {
  return (specifications) => {
    const lines: ChangedSpecifications["lines"] = [];
    const left: ChangedSpecifications["left"] = [];
    const changed = specifications.map((line) => {
      if (!names.has(line.name)) return line;
      const value = convertedValue(line.value, unit, decimals);
      if ("why" in value) {
        left.push({ line, why: value.why });
        return line;
      }
      if (value.text === line.value) return line;
      const after = { name: line.name, value: value.text };
      lines.push({ before: line, after });
      return after;
    });
    return { specifications: lines.length > 0 ? changed : null, lines, left };
  };
}

function convertedValue(text: string, unit: string, decimals: number | null): { text: string } | { why: string } {
  const quantities = parseQuantities(text);
  if (!quantities) return { why: "it is text" };
  if (quantities.every((one) => one.unit === unit)) return { text };
  if (quantities.some((one) => one.unit === null)) return { why: "it has no unit" };
  const converted = quantities.map((one) => convertQuantity(one, unit));
  const all = converted.filter((one) => one !== null);
  if (all.length < converted.length) return { why: `${quantities[0]?.unit} cannot be converted to ${unit}` };
  // '300 TR (1,055 kW)' states the same quantity twice: keep the one in the new unit.
  const stated = quantities.find((one) => one.unit === unit);
  const isOneThing = stated !== undefined && all.every((one) => isClose(one, stated));
  if (isOneThing) return { text: formatQuantity(stated) };
  const between = /\d[^/;,]*[x×X*] ?\d/.test(text) ? " × " : " / ";
  return { text: all.map((one) => formatQuantity(one, decimals)).join(between) };
}

const SAME = 0.02;
const isNear = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b)));
const isClose = (a: Quantity, b: Quantity): boolean => isNear(a.low, b.low) && isNear(a.high, b.high);
