import {
  Award,
  BriefcaseBusiness,
  Building2,
  Factory,
  FileStack,
  FileText,
  FolderTree,
  Newspaper,
  Package,
  Quote,
  SlidersHorizontal,
  UsersRound,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import type { ComponentType } from "react";
import type { ContentKind, EditedKind, ListedKind } from "#domain/content/content-kinds.ts";
import type { RecordScreens } from "./records/record-screens.tsx";

/** How the kinds of content look in the administration. */
export const KIND_ICONS: Record<ContentKind, LucideIcon> = {
  brand: Building2,
  product: Package,
  category: FolderTree,
  page: FileText,
  project: BriefcaseBusiness,
  service: Wrench,
  sector: Factory,
  testimonial: Quote,
  article: Newspaper,
  certificate: Award,
  member: UsersRound,
  document: FileStack,
  setting: SlidersHorizontal,
};

/** The screens of a kind that is edited on screens of its own, loaded when one of them is opened. */
export async function loadEditor(kind: EditedKind): Promise<RecordScreens> {
  if (kind === "brand") return import("./screens/BrandScreens.tsx");
  if (kind === "product") return import("./features/products/ProductEditor.tsx");
  if (kind === "page") return import("./features/pages/PageEditor.tsx");
  if (kind === "document") return (await import("./features/documents/document-screens.tsx")).DOCUMENT_SCREENS;
  return (await import("./features/company/company-screens.tsx")).COMPANY_SCREENS[kind];
}

/** The list of a kind that has no tab on the dashboard. */
export const loadList = async (kind: ListedKind): Promise<{ ListScreen: ComponentType }> =>
  kind === "document"
    ? import("./features/documents/DocumentsScreen.tsx")
    : (await import("./features/company/company-lists.tsx")).companyList(kind);
