import { brandDefinition } from "../features/brands/brand-form.ts";
import { FeaturedManagement } from "../features/featured/FeaturedManagement.tsx";
import { recordScreens } from "../records/record-screens.tsx";
import type { ReactNode } from "react";
import type { Brand } from "#db/products/brands.ts";
import { queryKeys, queryClient } from "../query-client.ts";
import { RecordEditor } from "../records/RecordEditor.tsx";
import { BrandFields } from "../features/brands/BrandFields.tsx";

/** Creates or changes a brand. `children` are the cards that save by themselves. */
function BrandEditor({ brand, children }: { brand: Brand | null; children?: ReactNode }) {
  return (
    <RecordEditor
      definition={brandDefinition}
      row={brand}
      below={children}
      // The cards below the form use the stored brand.
      onSaved={(saved) => queryClient.setQueryData(queryKeys.record("brand", saved.id), saved)}
    >
      {(editor) => <BrandFields {...editor} />}
    </RecordEditor>
  );
}

export const { NewScreen, EditScreen } = recordScreens(brandDefinition, (brand) => (
  <BrandEditor brand={brand}>{brand && <FeaturedManagement brand={brand} />}</BrandEditor>
));
