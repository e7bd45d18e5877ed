/**
 * `npm run photos`: photographs every screen of a temporary stack, or compares two such sets pixel by pixel.
 *
 *   npm run photos -- --to before
 *   npm run photos -- --to after --only "products,admin-*" --width 390
 *   npm run photos -- --compare before after
 */
import { compareSets, comparisonText } from "./photos/compare.ts";
import { readOrder } from "./photos/order.ts";
import { takePhotos } from "./photos/take.ts";

const order = readOrder(process.argv.slice(2));
if ("help" in order) {
  console.error(order.help);
  process.exitCode = 2;
} else if ("compare" in order) {
  const comparison = await compareSets(order.compare[0], order.compare[1], order.differences);
  console.log(comparisonText(comparison, order.differences));
  process.exitCode = comparison.some(({ kind }) => kind !== "same") ? 1 : 0;
} else {
  await takePhotos(order);
}
