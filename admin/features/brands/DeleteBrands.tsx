import { useQuery } from "@tanstack/react-query";
import { countProductsOfBrands, type Brand } from "#db/products/brands.ts";
import { counted } from "#domain/text/text.ts";
import { dialogFacts } from "#styles/variants/administration.ts";
import { client } from "../../environment.ts";
import { queryKeys, RETRY_TWICE } from "../../query-client.ts";
import { DeleteRecords, type ToDelete } from "../../records/DeleteRecords.tsx";

/** Asks before brands are deleted together with their products, and says how many products these are. */
export function DeleteBrands(dialog: ToDelete<Brand>) {
  const count = dialog.records.length;
  return (
    <DeleteRecords
      kind="brand"
      {...dialog}
      question={(brands) =>
        `Are you sure you want to delete ${brands === 1 ? "this brand" : `${brands} brands`}? This will also delete all associated products.`
      }
    >
      {(brands) => (
        <p className={dialogFacts}>
          <strong>{brands.map((brand) => brand.name).join(", ")}</strong>
          <AlsoDeleted brands={brands} counting={count > 0} />
        </p>
      )}
    </DeleteRecords>
  );
}

function AlsoDeleted({ brands, counting }: { brands: readonly Brand[]; counting: boolean }) {
  const ids = brands.map((brand) => brand.id);
  const products = useQuery({
    queryKey: queryKeys.productCountOfBrands(ids),
    queryFn: () => countProductsOfBrands(client, ids),
    enabled: counting,
    retry: RETRY_TWICE,
    staleTime: 0,
  });
  const said = () => {
    if (products.isError && products.data === undefined) return "The number of products could not be read.";
    if (products.data === undefined) return "Counting products...";
    if (products.data === 0) return `No product goes with ${brands.length === 1 ? "it" : "them"}.`;
    return `${counted(products.data, "product")} will be deleted as well.`;
  };
  return <span role="status">{said()}</span>;
}
