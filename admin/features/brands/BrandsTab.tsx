import { Link } from "@tanstack/react-router";
import { Building2, Plus, SearchX, Trash2 } from "lucide-react";
import { Suspense } from "react";
import type { Brand } from "#db/products/brands.ts";
import { panel } from "#styles/variants/basics.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyPanel } from "../../ui/panels.tsx";
import { ExportButton } from "../../ui/lists/ExportButton.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";
import { SearchBox } from "../../ui/lists/SearchBox.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { ListActions, ListBar, Toolbar, toolbarButton } from "../../ui/lists/Toolbar.tsx";
import { useDeletion } from "../../records/use-deletion.ts";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { BrandRow } from "./BrandRow.tsx";
import { FILTERS, matchingBrands, type BrandFilter } from "./brand-list.ts";
import { lazyPart } from "../../update/lazy-part.tsx";

const DeleteBrands = lazyPart(() => import("./DeleteBrands.tsx"), "DeleteBrands");

type Shown = { search: string; filter: BrandFilter };
type Props = Shown & { brands: readonly Brand[]; onFilter: (shown: Shown) => void };

export function BrandsTab({ brands, search, filter, onFilter }: Props) {
  const selection = useSelection<Brand>();
  const deletion = useDeletion(selection);
  const shown = matchingBrands(brands, search, filter);

  if (brands.length === 0) {
    return (
      <div className={panel()}>
        <EmptyPanel
          icon={Building2}
          title="No Brands Yet"
          text="Brands are the manufacturers whose products the site shows."
        >
          <Link to="/admin/brands/new" className={buttonClass({ intent: "primary" })}>
            <Plus aria-hidden="true" />
            Add Your First Brand
          </Link>
        </EmptyPanel>
      </div>
    );
  }
  return (
    <section aria-label="Brands">
      <Toolbar>
        <SearchBox label="Search brands" value={search} onSearch={(text) => onFilter({ search: text, filter })} />
        <FilterSelect
          label="Filter brands"
          value={filter}
          options={FILTERS}
          onChange={(next) => onFilter({ search, filter: next })}
        />
        <ExportButton
          name="brands"
          count={shown.length}
          className={toolbarButton}
          load={async () => (await import("./brand-list.ts")).brandRows(shown)}
        />
        <Link to="/admin/brands/new" className={buttonClass({ intent: "primary" }, toolbarButton)}>
          <Plus aria-hidden="true" />
          Add Brand
        </Link>
      </Toolbar>
      <ListBar>
        <p role="status" className="text-ink-soft">
          {shown.length} of {brands.length} brands
        </p>
        {selection.size > 0 && (
          <ListActions>
            <Button small intent="quiet" onClick={selection.clear}>
              Clear selection
            </Button>
            <Button small intent="danger" onClick={() => deletion.ask(selection.items)}>
              <Trash2 aria-hidden="true" />
              Delete Selected ({selection.size})
            </Button>
          </ListActions>
        )}
      </ListBar>
      <div className={panel()}>
        {shown.length === 0 ? (
          <EmptyPanel icon={SearchX} title="No Brands Found" text="Try another name or filter." />
        ) : (
          <Rows aria-label="Brands">
            {shown.map((brand) => (
              <BrandRow
                key={brand.id}
                brand={brand}
                selected={selection.has(brand.id)}
                onSelect={(on) => selection.toggle([brand], on)}
                onDelete={() => deletion.ask([brand])}
              />
            ))}
          </Rows>
        )}
      </div>
      <Suspense>{deletion.wasAsked && <DeleteBrands {...deletion.dialog} />}</Suspense>
    </section>
  );
}
