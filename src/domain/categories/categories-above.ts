/** The ids of a category's parent, grandparent and so on. */
export function categoriesAbove(rows: readonly { id: string; parent_id: string | null }[], id: string): string[] {
  const parent = rows.find((row) => row.id === id)?.parent_id;
  return parent ? [parent, ...categoriesAbove(rows, parent)] : [];
}
