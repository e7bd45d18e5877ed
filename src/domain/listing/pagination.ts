/** Products per page of the public list. */
export const PAGE_SIZE = 20;
const PAGE_WINDOW = 5;

/** The number of pages; at least 1, so that an empty list has a current page too. */
export function pageCount(total: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * The page numbers to offer: at most five; 1–5 on the first three pages, the final five on the last three, otherwise
 * centred on the current page.
 */
export function pageWindow(current: number, pages: number, size = PAGE_WINDOW): number[] {
  const length = Math.min(size, pages);
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** The numbers of the first and the last item of a page, for 'Showing X to Y of Z'; 0 and 0 for an empty list. */
export function shownRange(current: number, total: number, pageSize = PAGE_SIZE): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  const from = (current - 1) * pageSize + 1;
  return { from, to: Math.min(from + pageSize - 1, total) };
}
