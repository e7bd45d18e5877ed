import type { ListingChoices, ListingPageView } from "#site/listing/listing-page.ts";
import { ListingCategories } from "./listing-categories.tsx";
import { ProductListing } from "./product-listing.tsx";

/** The page of all products. On a phone its head is low, so that the list begins on the first screen. */
export function ProductBrowser({ listing, choices }: { listing: ListingPageView; choices: ListingChoices }) {
  return (
    <div className="pbe-section">
      <section className="pbs-[clamp(2.5rem,5vw,3.5rem)] pbe-[clamp(1.5rem,3vw,2.25rem)] max-md:pbs-5 max-md:pbe-4">
        <div className="wrap grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 lg:grid-cols-2 lg:items-end">
          <div className="grid content-end gap-5">
            <h1 className="text-display max-inline-[16ch] max-md:text-[1.375rem] max-md:max-inline-none">
              {"Professional HVAC & MEP Equipment"}
            </h1>
            <p className="text-lead text-ink-soft max-inline-152 max-md:hidden">
              Chillers, air-side equipment, pumps, power distribution and fire protection, with the figures an engineer
              asks for first.
            </p>
          </div>
          {choices.tiles.length > 0 && <ListingCategories tiles={choices.tiles} />}
        </div>
      </section>
      <ProductListing {...listing} choices={choices} />
    </div>
  );
}
