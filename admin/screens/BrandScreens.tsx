import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { BrandEditor } from "../features/brands/BrandEditor.tsx";
import { FeaturedManagement } from "../features/featured/FeaturedManagement.tsx";
import { brandQuery } from "../queries/brands.ts";
import { RecordGate } from "../ui/RecordGate.tsx";

export function NewBrandScreen() {
  return <BrandEditor brand={null} />;
}

export function BrandScreen() {
  const { id } = useParams({ from: "/protected/admin/brands/$id" });
  const query = useQuery(brandQuery(id));
  return (
    <RecordGate query={query} noun="brand" tab="brands">
      {(brand) => (
        <BrandEditor key={brand.id} brand={brand}>
          <FeaturedManagement brand={brand} />
        </BrandEditor>
      )}
    </RecordGate>
  );
}
