import { BrandEditor } from "../features/brands/BrandEditor.tsx";
import { brandDefinition } from "../features/brands/brand-form.ts";
import { FeaturedManagement } from "../features/featured/FeaturedManagement.tsx";
import { recordScreens } from "../records/record-screens.tsx";

export const { NewScreen, EditScreen } = recordScreens(brandDefinition, (brand) => (
  <BrandEditor brand={brand}>{brand && <FeaturedManagement brand={brand} />}</BrandEditor>
));
