/**
 * The beginning of a longer text, cut after its last whole word within `limit` characters, with an ellipsis. A first word
 * that is longer than that is cut itself. Counts characters, not code units.
 */
export function excerpt(text: string, limit = 100): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const beginning = characters.slice(0, limit + 1).join("");
  const words = /^[^]*\S(?=\s)/.exec(beginning)?.[0] ?? characters.slice(0, limit).join("");
  return `${words.replace(/[\s.,;:–—-]+$/, "")}…`;
}

/** counted(1, 'product') → '1 product'; counted(3, 'product') → '3 products'. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
