/** Cuts at `limit` characters and adds an ellipsis; shorter texts stay as they are. Counts characters, not code units. */
export function excerpt(text: string, limit = 100): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join("").trimEnd()}…`;
}

/** counted(1, 'product') → '1 product'; counted(3, 'product') → '3 products'. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
