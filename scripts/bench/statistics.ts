/** The smallest of the numbers that at least this share of them does not exceed; null for none. 0.95 gives p95. */
export function percentile(numbers: readonly number[], share: number): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** `count` entries at equal distances, the first and the last among them; all of a list that has no more. */
export function evenlySpaced<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length <= count) return [...list];
  if (count === 1) return list.slice(0, 1);
  return Array.from({ length: count }, (_, index) => Math.round((index * (list.length - 1)) / (count - 1))).flatMap(
    (position) => list.slice(position, position + 1),
  );
}
