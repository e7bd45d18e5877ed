import { isOwnPage } from "#domain/pages/own-pages.ts";
import { ownPageSchema, pageForm } from "#domain/pages/page.ts";
import { kindScreens } from "../../records/kind-screens.tsx";

export const { NewScreen, EditScreen } = kindScreens("page", pageForm, {
  isPublic: ({ published }) => published,
  // The address and the texts of the site's own pages are its own.
  special: {
    is: ({ slug }) => isOwnPage(slug),
    schema: ownPageSchema,
    leavesOut: ["title", "slug", "published", "body"],
  },
});
