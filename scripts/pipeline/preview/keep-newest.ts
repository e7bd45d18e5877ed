/** Deletes the oldest of a map until no more than `most` are left, and no more than `mostBytes` in all. */
export function keepNewest<Key>(
  map: Map<Key, { readonly bytes: number }>,
  { most, mostBytes }: { most: number; mostBytes: number },
): void {
  let [count, bytes] = [0, 0];
  for (const [key, { bytes: own }] of [...map].reverse()) {
    count += 1;
    bytes += own;
    if (count > most || bytes > mostBytes) map.delete(key);
  }
}
