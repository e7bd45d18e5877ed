import { documentForm } from "#domain/documents/document.ts";
import { kindScreens } from "../../records/kind-screens.tsx";

/** The editor of a document. */
export const DOCUMENT_SCREENS = kindScreens("document", documentForm);
