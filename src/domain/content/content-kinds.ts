import { routes } from "../addresses/routes.ts";

/**
 * The kinds of content, and what the site and its administration need to know of each. Everything else reads from here. For a
 * new entry the compiler asks for its icon, editor and list (admin/kinds.ts) and, if it has pages, what a build reads of it
 * (src/db/publishing/snapshot.ts); CONTRIBUTING.md lists all files of a new kind. The database has its own list, the table
 * content_kinds; tests/db/content-kinds.test.ts compares the two.
 */
type Definition = {
  /** The table of the database; also the dashboard's tab or the list's address, and the folder of the editor's address. */
  table: string;
  nameColumn: string;
  /** The column whose value no two records of the kind share. */
  slugColumn: string;
  /** Within a sentence, one and several: 'category', 'categories'. */
  noun: string;
  nouns: string;
  /** Where a sentence or a label begins: 'Category', 'Categories'. */
  title: string;
  titles: string;
  /**
   * Where records are edited: on screens of their own (/admin/<table>/new and /admin/<table>/<id>), or on one screen for
   * all of them, with a title and more words by which the palette finds it.
   */
  editing:
    | "own screens"
    | { screen: string; title: string; words: string; hashOfNew: string; linkTo: (record: string) => string };
  /** Where the administration lists them: in a tab of the dashboard, or on a screen of their own (/admin/<table>). */
  listed: "tab" | "screen";
  /** The address on the site of the record with this slug. */
  address: (slug: string) => string;
  /** Whether each record has a page of its own at its address. */
  ownPage: boolean;
  /** The kind that a record belongs to: it is deleted with its owner, and cannot be restored before it. */
  owner: { column: string; kind: string } | null;
  /** The noun for records below another one of the same kind: 'subcategory', 'subcategories'. */
  below?: { noun: string; nouns: string };
  /** The kinds whose lists show something of a record of this kind. */
  shownIn: readonly string[];
  /** The page on which a visitor sees that a record was deleted or restored; null if there is no such page. */
  listedAt: { label: string; href: string } | null;
  /** Messages that replace those made of `title` and `noun` (see content-messages.ts). */
  messages?: Partial<Record<"created" | "updated" | "deleted" | "saveFailed" | "deleteFailed", string>>;
};

const PRODUCT_LIST = { label: "Products", href: routes.products() };

export const CONTENT_KINDS = {
  brand: {
    table: "brands",
    nameColumn: "name",
    slugColumn: "slug",
    noun: "brand",
    nouns: "brands",
    title: "Brand",
    titles: "Brands",
    editing: "own screens",
    listed: "tab",
    address: routes.brand,
    ownPage: true,
    owner: null,
    shownIn: ["product"],
    listedAt: PRODUCT_LIST,
  },
  product: {
    table: "products",
    nameColumn: "name",
    slugColumn: "slug",
    noun: "product",
    nouns: "products",
    title: "Product",
    titles: "Products",
    editing: "own screens",
    listed: "tab",
    address: routes.product,
    ownPage: true,
    owner: { column: "brand_id", kind: "brand" },
    shownIn: [],
    listedAt: PRODUCT_LIST,
  },
  category: {
    table: "categories",
    nameColumn: "name",
    slugColumn: "slug",
    noun: "category",
    nouns: "categories",
    title: "Category",
    titles: "Categories",
    editing: {
      screen: "/admin/categories",
      title: "Category Management",
      words: "categories tree hierarchy move order export",
      hashOfNew: "new",
      linkTo: (id) => `/admin/categories?edit=${id}`,
    },
    listed: "tab",
    address: (slug) => routes.category(slug),
    ownPage: true,
    owner: { column: "parent_id", kind: "category" },
    below: { noun: "subcategory", nouns: "subcategories" },
    shownIn: ["product"],
    listedAt: PRODUCT_LIST,
    messages: {
      created: "Category created successfully",
      updated: "Category updated successfully",
      deleted: "Category deleted successfully",
      saveFailed: "Failed to save category",
      deleteFailed: "Failed to delete category",
    },
  },
  page: {
    table: "pages",
    nameColumn: "title",
    slugColumn: "slug",
    noun: "page",
    nouns: "pages",
    title: "Page",
    titles: "Pages",
    editing: "own screens",
    listed: "tab",
    address: routes.page,
    ownPage: true,
    owner: null,
    shownIn: [],
    listedAt: null,
  },
  project: {
    table: "projects",
    nameColumn: "title",
    slugColumn: "slug",
    noun: "project",
    nouns: "projects",
    title: "Project",
    titles: "Projects",
    editing: "own screens",
    listed: "screen",
    address: routes.reference,
    ownPage: true,
    owner: null,
    shownIn: [],
    listedAt: { label: "References", href: routes.references() },
  },
  service: {
    table: "services",
    nameColumn: "title",
    slugColumn: "slug",
    noun: "service",
    nouns: "services",
    title: "Service",
    titles: "Services",
    editing: "own screens",
    listed: "screen",
    address: (slug) => routes.services(slug),
    ownPage: false,
    owner: null,
    shownIn: [],
    listedAt: { label: "Services", href: routes.services() },
  },
  sector: {
    table: "sectors",
    nameColumn: "title",
    slugColumn: "slug",
    noun: "sector",
    nouns: "sectors",
    title: "Sector",
    titles: "Sectors",
    editing: "own screens",
    listed: "screen",
    address: routes.solution,
    ownPage: true,
    owner: null,
    shownIn: [],
    listedAt: { label: "Solutions", href: routes.solutions() },
  },
  testimonial: {
    table: "testimonials",
    nameColumn: "name",
    slugColumn: "slug",
    noun: "testimonial",
    nouns: "testimonials",
    title: "Testimonial",
    titles: "Testimonials",
    editing: "own screens",
    listed: "screen",
    address: () => routes.references(),
    ownPage: false,
    owner: null,
    shownIn: [],
    listedAt: { label: "References", href: routes.references() },
  },
  article: {
    table: "articles",
    nameColumn: "title",
    slugColumn: "slug",
    noun: "article",
    nouns: "articles",
    title: "Article",
    titles: "News",
    editing: "own screens",
    listed: "screen",
    address: routes.article,
    ownPage: true,
    owner: null,
    shownIn: [],
    listedAt: { label: "News", href: routes.news() },
  },
  certificate: {
    table: "certificates",
    nameColumn: "title",
    slugColumn: "slug",
    noun: "certificate",
    nouns: "certificates",
    title: "Certificate",
    titles: "Certificates",
    editing: "own screens",
    listed: "screen",
    address: () => routes.certificates(),
    ownPage: false,
    owner: null,
    shownIn: [],
    listedAt: { label: "Certificates", href: routes.certificates() },
  },
  member: {
    table: "members",
    nameColumn: "name",
    slugColumn: "slug",
    noun: "team member",
    nouns: "team members",
    title: "Team Member",
    titles: "Team",
    editing: "own screens",
    listed: "screen",
    address: () => routes.team(),
    ownPage: false,
    owner: null,
    shownIn: [],
    listedAt: { label: "Team", href: routes.team() },
  },
  document: {
    table: "documents",
    nameColumn: "title",
    slugColumn: "slug",
    noun: "document",
    nouns: "documents",
    title: "Document",
    titles: "Documents",
    editing: "own screens",
    listed: "screen",
    address: () => routes.products(),
    ownPage: false,
    owner: null,
    shownIn: [],
    listedAt: PRODUCT_LIST,
  },
  setting: {
    table: "settings",
    nameColumn: "key",
    slugColumn: "key",
    noun: "setting",
    nouns: "settings",
    title: "Setting",
    titles: "Settings",
    editing: {
      screen: "/admin/settings",
      title: "Site Settings",
      words: "company contact administrators",
      hashOfNew: "other",
      linkTo: (key) => `/admin/settings#${key}`,
    },
    listed: "tab",
    address: routes.home,
    ownPage: false,
    owner: null,
    shownIn: [],
    listedAt: { label: "Home page", href: routes.home() },
  },
} as const satisfies Record<string, Definition>;

export type ContentKind = keyof typeof CONTENT_KINDS;

/** The kinds of which `condition` is true in their entry. */
type KindsWith<Condition> = {
  [Kind in ContentKind]: (typeof CONTENT_KINDS)[Kind] extends Condition ? Kind : never;
}[ContentKind];
/** The kinds whose records have a slug. */
export type KindWithSlug = KindsWith<{ slugColumn: "slug" }>;
/** The kinds that are edited on screens of their own. */
export type EditedKind = KindsWith<{ editing: "own screens" }>;
export type EditedTable = (typeof CONTENT_KINDS)[EditedKind]["table"];
/** The kinds with a screen for their list, and those with a tab of the dashboard. */
export type ListedKind = KindsWith<{ listed: "screen" }>;
type TabKind = KindsWith<{ listed: "tab" }>;
/** The kinds whose records have pages of their own. */
export type KindWithPages = KindsWith<{ ownPage: true }>;

export const ALL_KINDS = Object.keys(CONTENT_KINDS) as ContentKind[];

/** The entry of a kind, with the same type for every kind. */
export const contentKind = (kind: ContentKind): Definition => CONTENT_KINDS[kind];

export const EDITED_KINDS = ALL_KINDS.filter((kind): kind is EditedKind => contentKind(kind).editing === "own screens");
export const LISTED_KINDS = ALL_KINDS.filter((kind): kind is ListedKind => contentKind(kind).listed === "screen");
export const TAB_KINDS = ALL_KINDS.filter((kind): kind is TabKind => contentKind(kind).listed === "tab");
export const KINDS_WITH_PAGES = ALL_KINDS.filter((kind): kind is KindWithPages => contentKind(kind).ownPage);

/** The address on the site of the record with this slug. */
export const siteAddress = (kind: ContentKind, slug: string): string => contentKind(kind).address(slug);

/** Where the administration edits a record: its id, or a setting's key. */
export function editorAddress(kind: ContentKind, record: string): string {
  const { editing, table } = contentKind(kind);
  return editing === "own screens" ? `/admin/${table}/${record}` : editing.linkTo(record);
}

/** Where the administration creates a record. */
export function creationAddress(kind: ContentKind): string {
  const { editing, table } = contentKind(kind);
  return editing === "own screens" ? `/admin/${table}/new` : `${editing.screen}#${editing.hashOfNew}`;
}

/** The noun that fits a number: 'product' for one, 'products' for any other. */
export const nounFor = (kind: ContentKind, count: number): string => contentKind(kind)[count === 1 ? "noun" : "nouns"];
