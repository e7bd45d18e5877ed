/*
 * Names that every JavaScript object has by inheritance, such as `constructor`. Supabase Lite looks names from addresses up in
 * plain objects and writes to what it finds: `__proto__` and `constructor` would lead it to what all objects of the process share.
 */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Nothing can be added any more to what all objects inherit, by whatever way it is reached. This adds nothing and replaces
 * nothing, so that no program can notice it that does not try to.
 */
export function forbidInheritedAdditions(): void {
  for (const name of INHERITED) {
    const { value } = Object.getOwnPropertyDescriptor(Object.prototype, name) ?? {};
    if (typeof value === "function") Object.preventExtensions(value);
  }
  Object.preventExtensions(Object.prototype);
}

/** Whether such a name is a part of a text of names, however they are quoted, cast, or put together as a path. */
const hasInherited = (names: string): boolean => (names.match(/[\w$]+/g) ?? []).some((name) => INHERITED.has(name));

/** The parameters whose values are names. Those of a related table stand after its name: `brands.order`. */
const OF_NAMES = /(?:^|\.)(?:select|order|columns|on_conflict)$/;
/** Conditions put together: each begins with the name of a column, up to the first dot. */
const GROUP = /(?:^|\.)(?:and|or)$/;

/** Whether an address uses such a name for a table, function, column, relation or alias. As a value it may occur. */
export function usesInheritedName({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean {
  if (hasInherited(pathname)) return true;
  for (const [name, value] of searchParams) {
    if (hasInherited(name) || (OF_NAMES.test(name) && hasInherited(value))) return true;
    if (GROUP.test(name) && value.split(/[(,]/).some((item) => item.includes(".") && hasInherited(columnOf(item))))
      return true;
  }
  return false;
}

const columnOf = (condition: string): string =>
  condition
    .trim()
    .replace(/^(?:not\.)+/, "")
    .split(".", 1)[0] ?? "";

/** Whether a body of JSON has such a name for a column or an argument: a key of its object, or of the objects of its list. */
export function hasInheritedKey(body: unknown): boolean {
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body];
  return rows.some(
    (row) => typeof row === "object" && row !== null && Object.keys(row).some((name) => INHERITED.has(name)),
  );
}
