import type { FoundRecord } from "#db/content/records.ts";
import {
  ALL_KINDS,
  CONTENT_KINDS,
  contentKind,
  creationAddress,
  EDITED_KINDS,
  editorAddress,
} from "#domain/content/content-kinds.ts";
import { matchingSettings, SETTING_SECTIONS } from "#domain/settings/setting-labels.ts";
import { FIRST_TAB } from "../addresses.ts";

/** One line of the palette: where it leads, or what it does. */
export type PaletteItem = {
  value: string;
  label: string;
  detail?: string;
  kind: FoundRecord["kind"] | "action";
} & ({ href: string; newTab?: boolean } | { command: "publish" | "sign-out" });

const SECTION_WORDS: Readonly<Record<string, string>> = {
  contact: "telephone phone whatsapp email hours",
  privacy: "personal data retention erase",
  administrators: "accounts people rights users sign-up invite your name display",
  other: "json key value",
  figures: "years projects engineers",
  links: "social navigation",
  "search-engines": "seo google description",
};

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
      ? { ...tab, href: "/admin", words: "list tab dashboard export" }
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
  {
    value: "import",
    label: "Import products",
    kind: "action",
    href: "/admin/products/import",
    words: "table upload csv xlsx excel price list",
  },
  {
    value: "export",
    label: "Export products",
    kind: "action",
    href: "/admin?tab=products#export",
    words: "table download csv xlsx excel spreadsheet",
  },
  {
    value: "changes",
    label: "Changes",
    kind: "action",
    href: "/admin/changes",
    words: "undo imports history log who",
  },
  {
    value: "drafts",
    label: "Drafts",
    kind: "action",
    href: "/admin/drafts",
    words: "unpublished prepared waiting",
  },
  {
    value: "specifications",
    label: "Specifications",
    kind: "action",
    href: "/admin/specifications",
    words: "attributes units names synonyms merge rename expected",
  },
  ...ALL_KINDS.flatMap((kind) => {
    const { editing, table } = contentKind(kind);
    if (editing === "own screens") return [];
    return [
      { value: table, label: editing.title, kind: "action" as const, href: editing.screen, words: editing.words },
    ];
  }),
  ...SETTING_SECTIONS.map(({ id, label }) => ({
    value: `settings-${id}`,
    label: `Settings: ${label}`,
    kind: "action" as const,
    href: `/admin/settings#${id}`,
    words: SECTION_WORDS[id] ?? "",
  })),
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
  { value: "sessions", label: "Sessions", kind: "action", href: "/admin/sessions", words: "account devices signed in" },
  { value: "sign-out", label: "Sign Out", kind: "action", command: "sign-out", words: "log out leave" },
];

/** A typed word of this length names an action by its beginning; a shorter one only if it is the whole word. */
const NAMING_LETTERS = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s:]+/)
    .filter(Boolean);

/**
 * The actions with every word of the text at the beginning of a word of their label or keywords: those that the text names, and
 * the others.
 */
export function matchingActions(text: string): { named: PaletteItem[]; others: PaletteItem[] } {
  const typed = wordsOf(text);
  const matching = ACTIONS.map((item) => ({ item, words: wordsOf(`${item.label} ${item.words ?? ""}`) })).filter(
    ({ words }) => typed.every((one) => words.some((word) => word.startsWith(one))),
  );
  const names = (words: readonly string[]): boolean =>
    typed.length > 0 &&
    typed.every((one) => words.some((word) => word === one || (one.length >= NAMING_LETTERS && word.startsWith(one))));
  const { named = [], others = [] } = Object.groupBy(matching, ({ words }) => (names(words) ? "named" : "others"));
  const isInLabel = ({ label }: PaletteItem): number => Number(names(wordsOf(label)));
  return {
    named: named.map(({ item }) => item).sort((a, b) => isInLabel(b) - isInLabel(a)),
    others: others.map(({ item }) => item),
  };
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
