import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { addFeaturedItem, type FeaturedItem } from "#db/products/featured.ts";
import { isMissingTarget } from "#db/errors.ts";
import { searchProducts } from "#db/products/products.ts";
import { Button, Select } from "../../ui/controls.tsx";
import { client } from "../../environment.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { queryKeys, RETRY_TWICE } from "../../query-client.ts";
import { FilterSelect, SearchBox, Toolbar } from "../../ui/lists/Toolbar.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useFeaturedChange, type FeaturingBrand } from "./use-featured-change.ts";
import type { Category } from "#db/products/categories.ts";
import { sortedByName } from "#domain/text/names.ts";
import type { ItemType } from "#domain/products/product.ts";

const SHOWN = 50;
const NOT_FOUND = "Selected item not found. Please try again.";

/** Finds what to feature among the products of the brand and all categories, and adds it at the end of the list. */
export function FeaturedPicker({ brand, items }: { brand: FeaturingBrand; items: readonly FeaturedItem[] }) {
  const [search, setSearch] = useState("");
  const [type, setType] = useState<TypeFilter>("all");
  const [chosen, setChosen] = useState("");
  const { busy, run } = useOneAtATime();
  const change = useFeaturedChange(brand);
  const categories = useQuery(categoriesQuery);
  const products = useQuery({
    queryKey: queryKeys.offeredProducts(brand.id, search),
    // Products that are featured already are left out afterwards, so ask for that many more.
    queryFn: () => searchProducts(client, { text: search, brandId: brand.id, limit: SHOWN + items.length }),
    placeholderData: keepPreviousData,
    retry: RETRY_TWICE,
  });
  const offered = candidates(categories.data ?? [], products.data ?? [], items, search, type);
  const candidate = offered.find(({ id }) => id === chosen);

  const add = async () => {
    if (!candidate) return;
    const added = await change(async () => {
      try {
        await addFeaturedItem(client, brand.id, candidate.id, candidate.type);
        return undefined;
      } catch (error) {
        if (isMissingTarget(error)) return NOT_FOUND;
        throw error;
      }
    }, "Error adding featured product. Please try again.");
    if (added) setChosen("");
  };

  return (
    <div className="grid gap-2.5">
      <Toolbar>
        <SearchBox label="Search products and categories" value={search} onSearch={setSearch} />
        <FilterSelect label="Type" value={type} options={TYPE_FILTERS} onChange={setType} />
      </Toolbar>
      <div className="flex flex-wrap gap-2">
        <Select
          label="Item to feature"
          className="grow basis-60 min-inline-0"
          // Ignore a choice that the search hides: only what is in view may be added.
          value={candidate?.id ?? ""}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{offered.length === 0 ? "Nothing found" : "Select an item to feature"}</option>
          {offered.map(({ id, type: kind, name, detail }) => (
            <option key={id} value={id}>
              {kind === "category" ? `Category: ${name}` : `${name} (${detail})`}
            </option>
          ))}
        </Select>
        <Button intent="primary" disabled={!candidate} busy={busy} onClick={() => void run(add)}>
          <Plus aria-hidden="true" />
          {busy ? "Adding..." : "Add"}
        </Button>
      </div>
      {(products.data?.length ?? 0) >= SHOWN && (
        <p className="text-xs text-ink-soft">The first {SHOWN} products are offered. Search to find others.</p>
      )}
    </div>
  );
}

/** Something a brand may feature. */
type Candidate = { id: string; type: ItemType; name: string; detail: string };

const TYPE_FILTERS = [
  { value: "all", label: "All types" },
  { value: "product", label: "Products" },
  { value: "category", label: "Categories" },
] as const;
type TypeFilter = (typeof TYPE_FILTERS)[number]["value"];

type FoundProduct = { id: string; name: string; category: string | null };

/** What can be added: everything that is not featured yet, categories before products, then by name. */
function candidates(
  categories: readonly Category[],
  products: readonly FoundProduct[],
  featured: readonly FeaturedItem[],
  search: string,
  type: TypeFilter,
): Candidate[] {
  const text = search.trim().toLowerCase();
  const taken = new Set(featured.map((item) => item.item_id));
  const fromCategories = categories
    .filter((category) => category.name.toLowerCase().includes(text) || category.slug.includes(text))
    .map((category): Candidate => ({ id: category.id, type: "category", name: category.name, detail: "Category" }));
  const fromProducts = products.map((product): Candidate => ({
    id: product.id,
    type: "product",
    name: product.name,
    detail: product.category ?? "Product",
  }));
  return [
    ...(type === "product" ? [] : sortedByName(fromCategories)),
    ...(type === "category" ? [] : sortedByName(fromProducts)),
  ].filter((candidate) => !taken.has(candidate.id));
}
