import { X } from "lucide-react";
import type { Brand } from "#db/brands.ts";
import type { Category } from "#db/categories.ts";
import { MISSING } from "#domain/missing.ts";
import { Button } from "#ui/Button.tsx";
import { Options, Select } from "#ui/Select.tsx";
import { categoryOptions } from "../../queries/categories.ts";
import { SearchBox } from "../../ui/SearchBox.tsx";
import { Toolbar, toolbarSelect } from "../../ui/Toolbar.tsx";
import type { TableSearch } from "./address.ts";

type Props = {
  search: TableSearch;
  brands: readonly Brand[];
  categories: readonly Category[];
  onFilter: (search: TableSearch) => void;
};

/** Which products the table shows; it stands in the address. */
export function TableFilters({ search, brands, categories, onFilter }: Props) {
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Search products"
          value={search.search ?? ""}
          onSearch={(text) => onFilter({ ...search, search: text || undefined })}
        />
        <Select
          label="Filter by brand"
          className={toolbarSelect}
          value={search.brand ?? ""}
          onChange={(event) => onFilter({ ...search, brand: event.target.value || undefined })}
        >
          <option value="">All Brands</option>
          <Options options={brands.map(({ slug, name }) => ({ value: slug, label: name }))} />
        </Select>
        <Select
          label="Filter by category"
          className={toolbarSelect}
          value={search.category ?? ""}
          onChange={(event) => onFilter({ ...search, category: event.target.value || undefined })}
        >
          <option value="">All Categories</option>
          <Options options={categoryOptions(categories, (category) => category.slug)} />
        </Select>
      </Toolbar>
      {search.missing && (
        <p className="flex flex-wrap items-center gap-x-3">
          Only products with: <strong>{MISSING[search.missing]}</strong>
          <Button small intent="quiet" onClick={() => onFilter({ ...search, missing: undefined })}>
            <X aria-hidden="true" />
            Show all
          </Button>
        </p>
      )}
    </>
  );
}
