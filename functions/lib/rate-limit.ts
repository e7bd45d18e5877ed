const LONGEST_LIST = 5000;

/**
 * Tells who asks too often: more than `most` times within `minutes`. Each process of the edge counts for itself, which is
 * enough to keep one visitor from using up its processor.
 */
export function countsRequests(most: number, minutes: number): (who: string, now?: number) => boolean {
  const times = new Map<string, number[]>();
  return (who, now = Date.now()) => {
    const recent = (times.get(who) ?? []).filter((time) => Math.abs(now - time) < minutes * 60_000);
    const tooOften = recent.length >= most;
    times.delete(who);
    times.set(who, tooOften ? recent : [...recent, now]);
    // The one who asked longest ago is forgotten first.
    const [first] = times.keys();
    if (times.size > LONGEST_LIST && first !== undefined) times.delete(first);
    return tooOften;
  };
}
