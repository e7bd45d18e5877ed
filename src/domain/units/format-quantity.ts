import type { Quantity } from "./specification-values.ts";

/** A number as it is written into values: without separators of thousands, rounded to `decimals` where they are given. */
export function formatNumber(number: number, decimals: number | null = null): string {
  const text = number.toLocaleString("en", {
    useGrouping: false,
    ...(decimals === null
      ? { maximumSignificantDigits: 15 }
      : { minimumFractionDigits: 0, maximumFractionDigits: decimals }),
  });
  return text === "-0" ? "0" : text;
}

/** A quantity as a value that `parseQuantities` reads as the same quantity: '12 kW', '10–12 kW', '-5…46 °C', '≤ 0.5'. */
export function formatQuantity({ low, high, unit }: Quantity, decimals: number | null = null): string {
  const of = (number: number): string => formatNumber(number, decimals);
  const numbers =
    low === null || high === null
      ? `${low === null ? "≤" : "≥"} ${of(low ?? high ?? 0)}`
      : low === high
        ? of(low)
        : `${of(low)}${low < 0 || high < 0 ? "…" : "–"}${of(high)}`;
  return unit === null ? numbers : `${numbers} ${unit}`;
}
