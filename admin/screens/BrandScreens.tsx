import { brandForm } from "#domain/brands/brand.ts";
import { FeaturedManagement } from "../features/featured/FeaturedManagement.tsx";
import { queryClient, queryKeys } from "../query-client.ts";
import { kindScreens } from "../records/kind-screens.tsx";
import { Permitted } from "../session/rights.ts";

export const { NewScreen, EditScreen } = kindScreens("brand", brandForm, {
  below: (brand) => (
    <Permitted permission="content.publish">
      <FeaturedManagement brand={brand} />
    </Permitted>
  ),
  // The cards below the form use the stored brand.
  onSaved: (saved) => queryClient.setQueryData(queryKeys.record("brand", saved.id), saved),
});
