import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getProduct } from "#db/products.ts";
import { client } from "../environment.ts";
import { ProductEditor } from "../features/products/ProductEditor.tsx";
import { RETRY_ONCE } from "../query-client.ts";
import { RecordGate } from "../ui/RecordGate.tsx";

export function NewProductScreen() {
  return <ProductEditor product={null} />;
}

export function ProductScreen() {
  const { id } = useParams({ from: "/protected/admin/products/$id" });
  const query = useQuery({
    queryKey: ["product", id],
    queryFn: () => getProduct(client, id),
    staleTime: 0,
    gcTime: 0,
    retry: RETRY_ONCE,
  });
  return (
    <RecordGate query={query} noun="product" tab="products">
      {(product) => <ProductEditor key={product.id} product={product} />}
    </RecordGate>
  );
}
