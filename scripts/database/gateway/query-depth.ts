/** How many steps into JSON a query may take, and how deep its conditions may be within each other: each level takes of the stack. */
const STEPS_MAX = 10;
const LEVELS_MAX = 10;
/** More than any form has, in texts of editors as well; thousands of them take more of the stack than there is. */
const BODY_LEVELS_MAX = 500;

/** The levels of signs within each other in a text, without those in quotes; a number beyond `most` as soon as there are more. */
function levelsOf(text: string, most: number, { escapes }: { escapes: boolean }): number {
  let [level, deepest, quoted] = [0, 0, false];
  for (let at = 0; at < text.length && deepest <= most; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') quoted = !quoted;
    else if (quoted) at += escapes && sign === "\\" ? 1 : 0;
    else if ("([{".includes(sign)) level += 1;
    // Not below 0: signs that close nothing would hide those that open.
    else if (")]}".includes(sign)) level = Math.max(0, level - 1);
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

/** Whether reading a query takes more of the stack than there is: the database would end. */
export function isTooDeep(parameters: URLSearchParams): boolean {
  return [...parameters].some(
    ([name, value]) =>
      (name + value).split("->").length > STEPS_MAX + 1 ||
      // In conditions Supabase Lite takes a quote for one whatever stands before it; in JSON that is a value it does not.
      [true, false].some((escapes) => levelsOf(value, LEVELS_MAX, { escapes }) > LEVELS_MAX),
  );
}

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [OPENING, CLOSING] = ["[{", "]}"].map((signs) => new Set(Buffer.from(signs)));

/**
 * The same for a body of JSON, and whether it has more than `mostValues`: reading each takes far longer than receiving it. What is
 * in quotes there has no levels and no values, whatever its signs.
 */
export function bodyFault(bytes: Uint8Array, mostValues: number): "too deep" | "too many values" | null {
  let [level, values, quoted] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) at += byte === BACKSLASH ? 1 : 0;
    else if (OPENING?.has(byte)) level += 1;
    else if (CLOSING?.has(byte)) level = Math.max(0, level - 1);
    else if (byte === COMMA) values += 1;
    if (level > BODY_LEVELS_MAX) return "too deep";
    if (values > mostValues) return "too many values";
  }
  return null;
}

/** The same for JSON that is a text within a body, which the database reads where a column or an argument is of JSON. */
export function hasDeepText(value: unknown): boolean {
  if (typeof value === "string")
    return /^\s*[[{]/.test(value) && levelsOf(value, BODY_LEVELS_MAX, { escapes: true }) > BODY_LEVELS_MAX;
  return typeof value === "object" && value !== null && Object.values(value).some(hasDeepText);
}
