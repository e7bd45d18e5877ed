import { Building2, SearchX, Star } from "lucide-react";
import { Suspense } from "react";
import type { Brand } from "#db/products/brands.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { panel } from "#styles/variants/basics.ts";
import { useMay } from "../../session/rights.ts";
import { EmptyPanel } from "../../ui/panels.tsx";
import { ExportButton } from "../../ui/lists/ExportButton.tsx";
import { FilterSelect, SearchBox, ListBar, Toolbar, toolbarButton, SelectionActions } from "../../ui/lists/Toolbar.tsx";
import { Rows, Row, RowActions, RowDetail, RowMain, RowName, RowCheckbox, DeleteButton } from "../../ui/lists/Row.tsx";
import { useDeletion } from "../../records/use-deletion.ts";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { brandDetails, brandRows, FILTERS, matchingBrands, type BrandFilter } from "./brand-list.ts";
import { lazyPart } from "../../update/lazy-part.tsx";
import { AddLink, DraftBadge, RecordLink, EditLink } from "../../records/record-links.tsx";
import { safeHref } from "#domain/addresses/link-address.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Thumbnail } from "../../ui/pictures/Thumbnail.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";

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
          <AddLink kind="brand">Add Your First Brand</AddLink>
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
          load={async () => brandRows(shown)}
        />
        <AddLink kind="brand" className={toolbarButton}>
          Add Brand
        </AddLink>
      </Toolbar>
      <ListBar>
        <p role="status" className="text-ink-soft">
          {writtenNumber(shown.length)} of {writtenNumber(brands.length)} brands
        </p>
        <SelectionActions selection={selection} clears onDelete={() => deletion.request(selection.items)} />
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
                onDelete={() => deletion.request([brand])}
              />
            ))}
          </Rows>
        )}
      </div>
      <Suspense>{deletion.isNeeded && <DeleteBrands {...deletion.dialog} />}</Suspense>
    </section>
  );
}

type BrandRowProps = { brand: Brand; selected: boolean; onSelect: (on: boolean) => void; onDelete: () => void };

function BrandRow({ brand, selected, onSelect, onDelete }: BrandRowProps) {
  const publishes = useMay()("content.publish");
  const website = safeHref(brand.website);
  return (
    <Row selected={selected}>
      {publishes && <RowCheckbox aria-label={`Select ${brand.name}`} checked={selected} onSelect={onSelect} />}
      <Thumbnail src={brand.logo} shape="logo" />
      <RowMain>
        <RowName name={<RecordLink kind="brand" id={brand.id} name={brand.name} />}>
          {brand.featured && (
            <span className={badge({ tone: "copper" })}>
              <Star aria-hidden="true" />
              Featured
            </span>
          )}
          <DraftBadge kind="brand" id={brand.id} />
        </RowName>
        <RowDetail className="flex flex-wrap gap-x-3">
          {brandDetails(brand)}
          {website && (
            <NewTabLink href={website} about={` of ${brand.name}`}>
              Visit Website
            </NewTabLink>
          )}
        </RowDetail>
      </RowMain>
      <RowActions>
        <EditLink kind="brand" id={brand.id} name={brand.name} />
        {publishes && <DeleteButton name={brand.name} onDelete={onDelete} />}
      </RowActions>
    </Row>
  );
}
