/** So many decimals more than its attribute asks for may a converted number get. */
const MORE_DECIMALS = 3;

/**
 * A converted number with the decimals of its attribute, and with more if the typed one does not come back without them: 76 °F
 * are 24.4 °C, as 24 °C would be 75 °F. Undefined if it does not come back with all that it may have.
 */
export function roundConverted(
  converted: number,
  typed: number,
  decimals: number | null,
  back: (number: number) => number | null | undefined,
): number | undefined {
  if (decimals === null) return Number(converted.toPrecision(6));
  const asTyped = typed.toFixed(decimalsOf(typed));
  const roundings = Array.from({ length: MORE_DECIMALS + 1 }, (_, more) => Number(converted.toFixed(decimals + more)));
  return roundings.find((rounding) => back(rounding)?.toFixed(decimalsOf(typed)) === asTyped);
}

const decimalsOf = (number: number): number => Math.min(6, /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0);
