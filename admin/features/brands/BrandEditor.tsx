import type { ReactNode } from "react";
import type { Brand } from "#db/products/brands.ts";
import { queryKeys } from "../../queries/keys.ts";
import { queryClient } from "../../query-client.ts";
import { RecordEditor } from "../../records/RecordEditor.tsx";
import { BrandFields } from "./BrandFields.tsx";
import { brandDefinition } from "./brand-form.ts";

/** Creates or changes a brand. `children` are the cards that save by themselves. */
export function BrandEditor({ brand, children }: { brand: Brand | null; children?: ReactNode }) {
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
