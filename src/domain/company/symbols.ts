/**
 * The names of the drawn symbols that a service or sector may have (Lucide). The same list as checks.is_symbol in the database,
 * which refuses any other.
 */
export const SYMBOLS = [
  "zap",
  "droplets",
  "fan",
  "flame",
  "cpu",
  "wrench",
  "thermometer",
  "snowflake",
  "hotel",
  "hospital",
  "flask-conical",
  "building-complex",
  "factory",
  "store",
  "utensils",
  "house",
  "server",
  "shield-check",
] as const;

/** The name under which Lucide's module has a symbol: 'flask-conical' → 'FlaskConical' */
export const lucideName = (symbol: string): string =>
  symbol.replace(/(?:^|-)([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());
