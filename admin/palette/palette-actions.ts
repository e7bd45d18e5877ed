import type { FoundRecord } from "#db/content/records.ts";
import type { Permission } from "#domain/accounts/roles.ts";
import { contentKind, creationAddress, EDITED_KINDS } from "#domain/content/content-kinds.ts";
import { SETTING_SECTIONS } from "#domain/settings/setting-labels.ts";
import { permissionOfSection } from "../features/settings/setting-sections.ts";
import { addressOf, PLACES } from "../shell/navigation.ts";

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
  administrators: "accounts people rights roles users sign-up invite",
  other: "json key value",
  figures: "years projects engineers",
  links: "social navigation",
  "search-engines": "seo google description",
};

/** What an action needs; left out: everybody who works here has it. */
type Action = PaletteItem & { words?: string; needs?: Permission };

export const ACTIONS: readonly Action[] = [
  ...EDITED_KINDS.map((kind) => ({
    value: `new-${kind}`,
    label: `Add ${contentKind(kind).title}`,
    kind: "action" as const,
    href: creationAddress(kind),
    words: "new create",
    needs: "content.draft" as const,
  })),
  ...PLACES.flatMap(({ places }) =>
    places.map((place) => ({
      value: addressOf(place),
      label: place.label,
      kind: "action" as const,
      href: addressOf(place),
      words: place.words,
      ...(place.needs && { needs: place.needs }),
    })),
  ),
  {
    value: "newsletter",
    label: "Newsletter addresses",
    kind: "action",
    href: "/admin?tab=enquiries&show=newsletter",
    words: "subscribers",
    needs: "enquiries.work",
  },
  {
    value: "table",
    label: "Table of products",
    kind: "action",
    href: "/admin/products/table",
    words: "spreadsheet grid edit many",
    needs: "content.publish",
  },
  {
    value: "import",
    label: "Import products",
    kind: "action",
    href: "/admin/products/import",
    words: "table upload csv xlsx excel price list",
    needs: "content.publish",
  },
  {
    value: "set-up",
    label: "Set up the site",
    kind: "action",
    href: "/admin/new-site",
    words: "new site company look languages sample begin start",
    needs: "content.publish",
  },
  {
    value: "export",
    label: "Export products",
    kind: "action",
    href: "/admin?tab=products#export",
    words: "table download csv xlsx excel spreadsheet",
    needs: "content.read",
  },
  ...SETTING_SECTIONS.map(({ id, label }) => ({
    value: `settings-${id}`,
    label: `Settings: ${label}`,
    kind: "action" as const,
    href: `/admin/settings#${id}`,
    words: SECTION_WORDS[id] ?? "",
    needs: permissionOfSection(id),
  })),
  {
    value: "publish",
    label: "Publish now",
    kind: "action",
    command: "publish",
    words: "rebuild build live",
    needs: "content.publish",
  },
  { value: "website", label: "View Website", kind: "action", href: "/", newTab: true, words: "public site" },
  { value: "setup", label: "Setup and connection status", kind: "action", href: "/admin/setup", words: "debug" },
  { value: "password", label: "Change password", kind: "action", href: "/admin/password", words: "account" },
  {
    value: "account",
    label: "Your account",
    kind: "action",
    href: "/admin/sessions",
    words: "sessions devices signed in your name display",
  },
  { value: "sign-out", label: "Sign Out", kind: "action", command: "sign-out", words: "log out leave" },
];
