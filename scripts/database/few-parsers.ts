/** The part of PGlite that reads the values of an answer. */
type Reader = {
  /** What reads the values of a type, by its number in pg_type. */
  parsers: Record<number, unknown>;
  query(sql: string): Promise<{ rows: unknown[] }>;
};

const ROW_ARRAYS = "select typarray::int as type from pg_catalog.pg_type where typrelid <> 0 and typarray <> 0";

/**
 * Removes the parsers of arrays of whole rows, which nothing selects. They are most of all, one for each table, and PGlite copies
 * its list for every query: that took half of the time of a short one.
 */
export async function keepFewParsers(driver: Reader): Promise<void> {
  const { rows } = await driver.query(ROW_ARRAYS);
  const unused = new Set((rows as { type: number }[]).map(({ type }) => String(type)));
  driver.parsers = Object.fromEntries(Object.entries(driver.parsers).filter(([type]) => !unused.has(type)));
}
