import {
  Award,
  BriefcaseBusiness,
  Building2,
  Factory,
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
  setting: SlidersHorizontal,
};

/** The screens of the kinds that are edited on screens of their own, loaded when one of them is opened. */
export const EDITORS: Record<EditedKind, () => Promise<RecordScreens>> = {
  brand: () => import("./screens/BrandScreens.tsx"),
  product: () => import("./features/products/ProductEditor.tsx"),
  page: () => import("./features/pages/PageEditor.tsx"),
  project: async () => (await import("./features/company/company-screens.tsx")).project,
  service: async () => (await import("./features/company/company-screens.tsx")).service,
  sector: async () => (await import("./features/company/company-screens.tsx")).sector,
  testimonial: async () => (await import("./features/company/company-screens.tsx")).testimonial,
  article: async () => (await import("./features/company/company-screens.tsx")).article,
  certificate: async () => (await import("./features/company/company-screens.tsx")).certificate,
  member: async () => (await import("./features/company/company-screens.tsx")).member,
};

/** The lists of the kinds that have no tab on the dashboard. */
export const LISTS: Record<ListedKind, () => Promise<{ ListScreen: ComponentType }>> = {
  project: async () => (await import("./features/company/company-lists.tsx")).project,
  service: async () => (await import("./features/company/company-lists.tsx")).service,
  sector: async () => (await import("./features/company/company-lists.tsx")).sector,
  testimonial: async () => (await import("./features/company/company-lists.tsx")).testimonial,
  article: async () => (await import("./features/company/company-lists.tsx")).article,
  certificate: async () => (await import("./features/company/company-lists.tsx")).certificate,
  member: async () => (await import("./features/company/company-lists.tsx")).member,
};
