import type { LinkProps } from "@tanstack/react-router";
import {
  CalendarClock,
  FileCheck,
  FilePenLine,
  FileSpreadsheet,
  History,
  Languages,
  LayoutDashboard,
  Mail,
  Rocket,
  Ruler,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { permissionToOpen, type Permission } from "#domain/accounts/roles.ts";
import { contentKind, LISTED_KINDS, type ContentKind } from "#domain/content/content-kinds.ts";
import type { DashboardTab } from "../addresses.ts";
import { KIND_ICONS } from "../kinds.ts";

/** A place of the administration, as the side bar and the palette offer it. */
export type Place = {
  label: string;
  icon: LucideIcon;
  to: NonNullable<LinkProps["to"]>;
  /** The tab of the dashboard. */
  tab?: DashboardTab;
  /** The address below which its other screens are, if that is not `to`. */
  above?: string;
  /** What it needs; left out: everybody who works here has it. */
  needs?: Permission;
  /** More words by which the palette finds it. */
  words: string;
  /** What waits there, as a number beside the label. */
  waiting?: "enquiries" | "submittals" | "drafts" | "plans" | "problems";
};

/** The place where the records of a kind are listed. */
function placeOf(kind: ContentKind): Place {
  const { listed, editing, table, titles } = contentKind(kind);
  const shown = { label: titles, icon: KIND_ICONS[kind], needs: permissionToOpen(kind) };
  if (editing !== "own screens") return { ...shown, to: editing.screen as Place["to"], words: editing.words };
  return listed === "screen"
    ? { ...shown, to: `/admin/${table}` as Place["to"], words: "list" }
    : { ...shown, to: "/admin", tab: table as DashboardTab, above: `/admin/${table}`, words: "list tab export" };
}

/** All places, in groups with what belongs together. */
export const PLACES: readonly { group: string; places: readonly Place[] }[] = [
  {
    group: "",
    places: [
      { label: "Dashboard", icon: LayoutDashboard, to: "/admin", words: "home start overview" },
      {
        label: "Enquiries",
        icon: Mail,
        to: "/admin",
        tab: "enquiries",
        above: "/admin/enquiries",
        words: "inbox messages tab",
        needs: "enquiries.work",
        waiting: "enquiries",
      },
      {
        label: "Submittals",
        icon: FileCheck,
        to: "/admin/submittals",
        words: "packages consultant review transmittal revisions approval",
        needs: "enquiries.work",
        waiting: "submittals",
      },
      {
        label: "Drafts",
        icon: FilePenLine,
        to: "/admin/drafts",
        words: "unpublished prepared waiting",
        needs: "content.read",
        waiting: "drafts",
      },
      {
        label: "Plans",
        icon: CalendarClock,
        to: "/admin/plans",
        words: "schedule date release together planned",
        needs: "content.read",
        waiting: "plans",
      },
    ],
  },
  {
    group: "Catalogue",
    places: [
      placeOf("product"),
      placeOf("brand"),
      placeOf("category"),
      { ...placeOf("document"), words: "datasheets catalogues certificates drawings bim pdf files expiring list" },
      {
        label: "Specifications",
        icon: Ruler,
        to: "/admin/specifications",
        words: "attributes units names synonyms merge rename expected",
        needs: "content.publish",
      },
    ],
  },
  { group: "Company", places: [placeOf("page"), ...LISTED_KINDS.filter((kind) => kind !== "document").map(placeOf)] },
  {
    group: "Site",
    places: [
      placeOf("setting"),
      {
        label: "Workbook",
        icon: FileSpreadsheet,
        to: "/admin/workbook",
        words: "xlsx excel spreadsheet whole site template import export upload download sample",
        needs: "content.publish",
      },
      {
        label: "Translations",
        icon: Languages,
        to: "/admin/translations",
        words: "arabic language translator missing outdated export import xlsx",
        needs: "content.read",
      },
      {
        label: "Releases",
        icon: Rocket,
        to: "/admin/releases",
        words: "roll back forward deploys history publishing",
        needs: "content.publish",
        waiting: "problems",
      },
      {
        label: "Changes",
        icon: History,
        to: "/admin/changes",
        words: "undo imports history log who",
        needs: "content.read",
      },
      {
        label: "Trash",
        icon: Trash2,
        to: "/admin/trash",
        words: "deleted restore undo",
        needs: "content.publish",
      },
    ],
  },
];

/** Whether an address of the administration is this place or a screen below it. */
export function isAt(place: Place, pathname: string, tab: string | undefined): boolean {
  if (pathname === "/admin") return place.to === "/admin" && place.tab === tab;
  const above = place.above ?? place.to;
  return above !== "/admin" && (pathname === above || pathname.startsWith(`${above}/`));
}

/** The address of a place. */
export const addressOf = ({ to, tab }: Place): string => (tab ? `${to}?tab=${tab}` : to);
