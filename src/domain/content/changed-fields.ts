/** Those fields of a record that `values` has, too: what the database compares before it stores `values`. */
export function seenFields<T extends object>(record: T, values: object): Partial<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([key, value]) => key in values && value !== undefined),
  ) as Partial<T>;
}

/** Whether two values are stored as the same; a missing one is null. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of `values` that differ from those of `record`. */
export function changedFields<T extends object>(record: object, values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !sameValue(value, (record as Record<string, unknown>)[key])),
  ) as Partial<T>;
}
