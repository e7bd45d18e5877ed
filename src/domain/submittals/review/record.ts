import type { ComparedRow } from "../items.ts";

/* A submittal as the office keeps it, and what reviewers say of it. No zod here: a reviewer's browser loads this. */

/** The most bytes of a file that the office keeps, and of the texts of a mark; the database refuses more. */
export const KEPT_FILE_BYTES = 50_000_000;
export const REVIEW_LIMITS = { reviewer: 100, body: 2000, line: 300, page: 9999, marksAtOnce: 100 } as const;

/** A document of an item as it was issued: its bytes are found by their hash. */
export type KeptDocument = {
  kind: "datasheet" | "document";
  title: string;
  pages: number;
  bytes: number;
  sha256: string;
};

/** An item as it was issued. */
export type ItemContent = {
  slug: string;
  name: string;
  brand: string;
  tags: string;
  quantity: number;
  note: string;
  compared: readonly ComparedRow[];
  /** Why there is no comparison sheet; empty if there is one. */
  notCompared: string;
  documents: readonly KeptDocument[];
};

/** An item with the key that it has in all revisions, also when another product is proposed for it. */
export type KeptItem = ItemContent & { key: string };
/** `since`: the revision in which it last changed. */
export type IssuedItem = KeptItem & { since: number };

/** A: approved, B: approved as noted, C: revise and resubmit. */
export const MARKS = ["A", "B", "C"] as const;
export type Mark = (typeof MARKS)[number];

/** Something that was said of an item: a mark of a reviewer, or an answer of the office, which has neither mark nor name here. */
export type Entry = {
  id: string;
  revision: number;
  item: string;
  mark: Mark | null;
  body: string | null;
  page: number | null;
  line: string | null;
  reviewer: string | null;
  /** The link by which it came: one name by two links is two people. */
  link: string | null;
  made_at: string;
};

export type IssuedRevision = {
  number: number;
  dated: string;
  purpose: string;
  remarks: string | null;
  issued_at: string;
  sha256: string;
  bytes: number;
  pages: number;
};

/** What a link to a review shows. */
export type Review = {
  submittal: {
    number: string;
    project: string;
    client: string | null;
    consultant: string | null;
    contractor: string | null;
  };
  ends_at: string;
  revision: number;
  revisions: IssuedRevision[];
  items: IssuedItem[];
  /** The items of the revision before; null for the first one. */
  before: IssuedItem[] | null;
  entries: Entry[];
};

/** A mark as a reviewer sends it. `id` is made by the device, so that what is sent again is stored once. */
export type SentMark = {
  id: string;
  revision: number;
  item: string;
  mark: Mark;
  body: string;
  page: number | null;
  line: string;
};

/** What is said for a link that does not work, whatever the reason. */
export const DEAD_LINK = "This link does not work, or not any more. Ask whoever sent it for a new one.";

/** A link has 64 hexadecimal digits, in the part of its address that browsers send to no server. */
export const isReviewToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** How long a link may work, in days. */
export const REVIEW_DAYS = [7, 30, 90] as const;
