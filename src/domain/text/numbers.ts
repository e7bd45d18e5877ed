/** The median of several numbers; null for none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The first place in a sorted list whose value is not less than the wanted one; the length of the list if there is none. */
export function firstAtLeast<Value extends number | string>(sorted: ArrayLike<Value>, wanted: Value): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? wanted) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const DAY_MS = 86_400_000;

/** Arabic and Persian digits and separators as those of Latin texts: '١٬٠٥٥٫٥' is '1,055.5'. */
export const withLatinDigits = (text: string): string =>
  text
    // The last four bits of their codes are their values.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
