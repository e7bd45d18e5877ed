import { LayoutGrid, Rows3, Table2 } from "lucide-react";
import type { ListingView } from "#domain/listing/product-listing.ts";

const LOOKS = {
  grid: { label: "Grid view", Icon: LayoutGrid },
  list: { label: "List view", Icon: Rows3 },
  table: { label: "Table view", Icon: Table2 },
};

type Props<View extends ListingView> = { views: readonly View[]; view: View; onView: (view: View) => void };

/** Buttons that show a list as a grid, as rows or as a table. */
export function ViewToggle<View extends ListingView>({ views, view, onView }: Props<View>) {
  return (
    <div
      className="inline-flex justify-self-end overflow-hidden rounded-control border border-line-strong"
      role="group"
      aria-label="View"
    >
      {views.map((name) => {
        const { label, Icon } = LOOKS[name];
        return (
          <button
            key={name}
            type="button"
            className="grid cursor-pointer place-items-center block-10.5 inline-11 focus-visible:-outline-offset-3 aria-pressed:bg-petrol aria-pressed:text-on-petrol"
            aria-pressed={view === name}
            aria-label={label}
            title={label}
            onClick={() => onView(name)}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.6} />
          </button>
        );
      })}
    </div>
  );
}
