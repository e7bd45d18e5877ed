const WORD_END = /[\s\p{Pd}]/u;

/**
 * At most `limit` characters of a text, cut between words, and an ellipsis; shorter texts stay as they are. Only a text
 * that begins with one longer word is cut inside it. Counts characters, not code units.
 */
export function excerpt(text: string, limit = 100): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  let end = limit;
  while (end > 0 && !WORD_END.test(characters[end] ?? "")) end -= 1;
  const cut = characters
    .slice(0, end)
    .join("")
    .replace(/[\s\p{Pd},;:(]+$/u, "");
  return `${cut || characters.slice(0, limit).join("").trim()}…`;
}

/** counted(1, 'product') → '1 product'; counted(3, 'product') → '3 products'. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
