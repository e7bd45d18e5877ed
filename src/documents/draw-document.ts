import type { Art } from "./elements/picture-panel.ts";
import { brochure } from "./sheets/brochure.ts";
import { catalogue } from "./sheets/catalogue.ts";
import { productSheet } from "./sheets/product.ts";
import { companyProfile } from "./sheets/profile.ts";
import { referenceSheet } from "./sheets/reference.ts";
import { referencesList } from "./sheets/references-list.ts";
import type { DocumentView } from "./views/documents.ts";
import type { PictureRef } from "./views/pictures.ts";

/** The bytes of a document's PDF. Equal views give equal bytes. */
export function drawDocument(view: DocumentView, art: Art<PictureRef>): Promise<Uint8Array> {
  switch (view.kind) {
    case "product":
      return productSheet(view, art);
    case "brochure":
      return brochure(view, art);
    case "reference":
      return referenceSheet(view, art);
    case "references":
      return referencesList(view);
    case "profile":
      return companyProfile(view, art);
    case "catalogue":
      return catalogue(view, art);
  }
}
