/** The first place in a sorted list whose value is not less than the wanted one; the length of the list if there is none. */
export function firstAtLeast<Value extends number | string>(sorted: ArrayLike<Value>, wanted: Value): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? wanted) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
