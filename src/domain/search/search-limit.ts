/** The longest search; a line of a schedule is shorter. What is typed beyond it does not count. */
export const SEARCH_MAX = 300;
