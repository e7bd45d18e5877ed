import type { FoundRecord } from "#db/content/records.ts";
import {
  ALL_KINDS,
  CONTENT_KINDS,
  contentKind,
  creationAddress,
  EDITED_KINDS,
  editorAddress,
} from "#domain/content/content-kinds.ts";
import { matchingSettings } from "#domain/settings/setting-labels.ts";
import { FIRST_TAB } from "../addresses.ts";

/** One line of the palette: where it leads, or what it does. */
export type PaletteItem = {
  value: string;
  label: string;
  detail?: string;
  kind: FoundRecord["kind"] | "action";
} & ({ href: string; newTab?: boolean } | { command: "publish" | "sign-out" });

const ACTIONS: readonly (PaletteItem & { words?: string })[] = [
  ...EDITED_KINDS.map((kind) => ({
    value: `new-${kind}`,
    label: `Add ${contentKind(kind).title}`,
    kind: "action" as const,
    href: creationAddress(kind),
    words: "new create",
  })),
  ...EDITED_KINDS.map((kind) => {
    const { table, titles } = CONTENT_KINDS[kind];
    const tab = { value: table, label: titles, kind: "action" as const };
    return table === FIRST_TAB
      ? { ...tab, href: "/admin", words: "list tab dashboard" }
      : { ...tab, href: `/admin?tab=${table}`, words: "list tab" };
  }),
  { value: "enquiries", label: "Enquiries", kind: "action", href: "/admin?tab=enquiries", words: "inbox messages tab" },
  {
    value: "newsletter",
    label: "Newsletter addresses",
    kind: "action",
    href: "/admin?tab=enquiries&show=newsletter",
    words: "subscribers",
  },
  {
    value: "table",
    label: "Table of products",
    kind: "action",
    href: "/admin/products/table",
    words: "spreadsheet grid edit many",
  },
  ...ALL_KINDS.flatMap((kind) => {
    const { editing, table } = contentKind(kind);
    if (editing === "own screens") return [];
    return [
      { value: table, label: editing.title, kind: "action" as const, href: editing.screen, words: editing.words },
    ];
  }),
  { value: "trash", label: "Trash", kind: "action", href: "/admin/trash", words: "deleted restore undo" },
  {
    value: "releases",
    label: "Releases",
    kind: "action",
    href: "/admin/releases",
    words: "roll back forward deploys history publishing",
  },
  { value: "publish", label: "Publish now", kind: "action", command: "publish", words: "rebuild build live" },
  { value: "website", label: "View Website", kind: "action", href: "/", newTab: true, words: "public site" },
  { value: "setup", label: "Setup and connection status", kind: "action", href: "/admin/setup", words: "debug" },
  { value: "password", label: "Change password", kind: "action", href: "/admin/password", words: "account" },
  { value: "sign-out", label: "Sign Out", kind: "action", command: "sign-out", words: "log out leave" },
];

/** The actions whose label or keywords contain every word of the text. */
export function matchingActions(text: string): PaletteItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ACTIONS.filter(({ label, words: more = "" }) =>
    words.every((word) => `${label} ${more}`.toLowerCase().includes(word)),
  );
}

/** The settings that match the text; each leads to its field. */
export function settingItems(text: string): PaletteItem[] {
  return matchingSettings(text).map(({ key, label, section }) => ({
    value: `setting-${key}`,
    label,
    detail: `${CONTENT_KINDS.setting.editing.title}: ${section}`,
    kind: "setting",
    href: editorAddress("setting", key),
  }));
}

/** Where the administration shows a record. */
const placeOf = (kind: FoundRecord["kind"], id: string): string =>
  kind === "enquiry" ? `/admin/enquiries/${id}` : editorAddress(kind, id);

/** A record as a line that leads to its editor. */
export function recordItem({ kind, id, name, detail }: FoundRecord): PaletteItem {
  return { value: `${kind}-${id}`, label: name, kind, href: placeOf(kind, id), ...(detail ? { detail } : {}) };
}
