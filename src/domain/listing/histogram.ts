/** How many numbers lie between each two of the edges, which are round numbers in ascending order. */
export type Histogram = { edges: number[]; counts: number[] };

const MOST_BINS = 30;
/** From this ratio of the highest to the lowest number on, equal steps would put most numbers into the first bin. */
const WIDE = 100;
/** Preferred numbers, in which the sizes of machines are graded: ten, five, three or one steps from 1 to 10. */
const SERIES = [[1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8], [1, 1.6, 2.5, 4, 6.3], [1, 2, 5], [1]] as const;
const STEPS = [1, 2, 2.5, 5, 10];

const rounded = (number: number): number => Number(number.toPrecision(12));

/** Round numbers from below the lowest to above the highest number, at most 31 of them. */
export function roundEdges(lowest: number, highest: number): number[] {
  const edges = lowest > 0 && highest / lowest >= WIDE ? gradedEdges(lowest, highest) : equalEdges(lowest, highest);
  // If the numbers differ only after many digits, there are no round ones between them.
  const ascend = edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? Infinity));
  // Adding 0 turns -0, which would be shown with its sign, into 0.
  return (ascend ? edges : [lowest, highest]).map((edge) => edge + 0);
}

function equalEdges(lowest: number, highest: number): number[] {
  const least = (highest - lowest || Math.abs(lowest) || 1) / (MOST_BINS - 2);
  const unit = 10 ** Math.floor(Math.log10(least));
  const step = rounded(unit * (STEPS.find((one) => one * unit >= least * (1 - 1e-9)) ?? 10));
  const first = Math.floor(rounded(lowest / step));
  const last = Math.max(first + 1, Math.ceil(rounded(highest / step)));
  // Steps may be too small for floating-point numbers.
  if (!(last - first <= MOST_BINS)) return [lowest, highest];
  return Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
}

function gradedEdges(lowest: number, highest: number): number[] {
  const [from, to] = [Math.floor(Math.log10(lowest)), Math.ceil(Math.log10(highest))];
  for (const series of SERIES) {
    const all: number[] = [];
    for (let power = from; power <= to; power += 1) for (const one of series) all.push(rounded(one * 10 ** power));
    const first = Math.max(
      0,
      all.findLastIndex((edge) => edge <= lowest),
    );
    const last = all.findIndex((edge) => edge >= highest);
    const edges = all.slice(first, last + 1);
    if (edges.length <= MOST_BINS + 1) return edges;
  }
  return [10 ** from, 10 ** to];
}

/** The histogram of some numbers; those that are not finite are left out. Null if fewer than two different ones are left. */
export function histogramOf(numbers: Float64Array): Histogram | null {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const number of numbers) {
    if (!Number.isFinite(number)) continue;
    if (number < lowest) lowest = number;
    if (number > highest) highest = number;
  }
  if (!(lowest < highest)) return null;
  const edges = roundEdges(lowest, highest);
  const counts = Array.from({ length: edges.length - 1 }, () => 0);
  for (const number of numbers) {
    if (!Number.isFinite(number)) continue;
    const bin = binOf(edges, number);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { edges, counts };
}

/** The bin of a number; one on an edge is in the bin above it, the highest edge in the last one. */
function binOf(edges: readonly number[], number: number): number {
  let [low, high] = [0, edges.length - 1];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? Infinity) <= number) low = middle;
    else high = middle;
  }
  return low;
}

/** The place of the edge that is nearest to a number, for the thumb of a slider. */
export function nearestEdge(edges: readonly number[], number: number): number {
  const above = edges.findIndex((edge) => edge >= number);
  if (above === 0) return 0;
  if (above < 0) return edges.length - 1;
  const [before = 0, after = 0] = [edges[above - 1], edges[above]];
  return number - before < after - number ? above - 1 : above;
}
