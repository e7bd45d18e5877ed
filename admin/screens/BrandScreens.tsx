import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getBrand } from "#db/brands.ts";
import { client } from "../environment.ts";
import { BrandEditor } from "../features/brands/BrandEditor.tsx";
import { FeaturedManagement } from "../features/featured/FeaturedManagement.tsx";
import { RETRY_ONCE } from "../query-client.ts";
import { RecordGate } from "../ui/RecordGate.tsx";

export function NewBrandScreen() {
  return <BrandEditor brand={null} />;
}

export function BrandScreen() {
  const { id } = useParams({ from: "/protected/admin/brands/$id" });
  // Never from the cache: an editor begins with the newest version, or every save would be a conflict.
  const query = useQuery({
    queryKey: ["brand", id],
    queryFn: () => getBrand(client, id),
    staleTime: 0,
    gcTime: 0,
    retry: RETRY_ONCE,
  });
  return (
    <RecordGate query={query} noun="brand" tab="brands">
      {(brand) => (
        <BrandEditor key={brand.id} brand={brand}>
          <FeaturedManagement brandId={brand.id} brandName={brand.name} brandSlug={brand.slug} />
        </BrandEditor>
      )}
    </RecordGate>
  );
}
