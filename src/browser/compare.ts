import { routes } from "#domain/routes.ts";
import { $comparedNames } from "../stores/compare.ts";

/* Loads the tray of the comparison as soon as it has a product. The comparison page itself needs none. */

if (location.pathname !== routes.compare()) {
  const before = $comparedNames.get();
  let loading = false;
  $comparedNames.subscribe((products) => {
    if (loading || products.length === 0) return;
    loading = true;
    import("./compare-tray.ts")
      .then(({ startTray }) => startTray(before))
      .catch((error: unknown) => console.error(error));
  });
}
