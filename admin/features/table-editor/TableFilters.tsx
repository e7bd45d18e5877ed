import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import { categoryOptions } from "../../queries/categories.ts";
import { FilterSelect, MissingFilter } from "../../ui/lists/FilterSelect.tsx";
import { SearchBox } from "../../ui/lists/SearchBox.tsx";
import { Toolbar } from "../../ui/lists/Toolbar.tsx";
import type { TableSearch } from "./address.ts";

type Props = {
  search: TableSearch;
  brands: readonly Brand[];
  categories: readonly Category[];
  onFilter: (search: TableSearch) => void;
};

/** Which products the table shows. The choice is kept in the address. */
export function TableFilters({ search, brands, categories, onFilter }: Props) {
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Search products"
          value={search.search ?? ""}
          onSearch={(text) => onFilter({ ...search, search: text || undefined })}
        />
        <FilterSelect
          label="Filter by brand"
          all="All Brands"
          value={search.brand ?? ""}
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(brand) => onFilter({ ...search, brand: brand || undefined })}
        />
        <FilterSelect
          label="Filter by category"
          all="All Categories"
          value={search.category ?? ""}
          options={categoryOptions(categories, (category) => category.slug)}
          onChange={(category) => onFilter({ ...search, category: category || undefined })}
        />
      </Toolbar>
      <MissingFilter missing={search.missing} onShowAll={() => onFilter({ ...search, missing: undefined })} />
    </>
  );
}
