import { pageForm } from "#domain/pages/page.ts";
import { kindScreens } from "../../records/kind-screens.tsx";

export const { NewScreen, EditScreen } = kindScreens("page", pageForm, { isPublic: ({ published }) => published });
