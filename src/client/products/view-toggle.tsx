import { SORT_TEXTS as T } from "#texts/listing.ts";
import { LayoutGrid, Rows3, Table2, type LucideIcon } from "lucide-react";
import type { ListingView } from "#domain/listing/product-listing.ts";
import { toggleButton, toggleGroup } from "#styles/variants/product-lists.ts";

const ICONS: Readonly<Record<ListingView, LucideIcon>> = {
  grid: LayoutGrid,
  list: Rows3,
  table: Table2,
};

type Props<View extends ListingView> = { views: readonly View[]; view: View; onView: (view: View) => void };

/** Buttons that show a list as a grid, as rows or as a table. */
export function ViewToggle<View extends ListingView>({ views, view, onView }: Props<View>) {
  return (
    <div className={toggleGroup({ class: "justify-self-end" })} role="group" aria-label={T.view}>
      {views.map((name) => {
        const label = T[name];
        const Icon: LucideIcon = ICONS[name];
        return (
          <button
            key={name}
            type="button"
            className={toggleButton({ class: "grid place-items-center block-10.5 inline-11" })}
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
