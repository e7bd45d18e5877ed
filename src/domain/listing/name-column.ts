/** How many characters a name has in common with the one before it, as one character. */
const SHARED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Names in one text, a line for each: how much it shares with the name before, and the rest. In a sorted list that is a small
 * part of the names themselves. They must have no line breaks.
 */
export function packNames(names: readonly string[]): string {
  let last = "";
  return names
    .map((name) => {
      let shared = 0;
      while (shared < SHARED.length - 1 && shared < name.length && name[shared] === last[shared]) shared += 1;
      last = name;
      return `${SHARED[shared]}${name.slice(shared)}`;
    })
    .join("\n");
}

/** The names of `packNames`. */
export function readNames(packed: string): string[] {
  if (packed === "") return [];
  let last = "";
  return packed.split("\n").map((line) => (last = last.slice(0, SHARED.indexOf(line[0] ?? "0")) + line.slice(1)));
}
