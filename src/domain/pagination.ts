export const PAGE_SIZE = 20;
const PAGE_WINDOW = 5;

/** Number of pages; at least 1, so that an empty list still has a current page. */
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

/** The 1-based numbers of the first and last item on a page, for 'Showing X to Y of Z'; 0 to 0 when there is none. */
export function shownRange(current: number, total: number, pageSize = PAGE_SIZE): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  const from = (current - 1) * pageSize + 1;
  return { from, to: Math.min(from + pageSize - 1, total) };
}
