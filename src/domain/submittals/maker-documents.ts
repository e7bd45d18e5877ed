import { isExpired } from "../documents/expiry.ts";
import type { PackageDocument } from "../documents/package-document.ts";

/** What a visitor has decided about documents of an item, by their addresses: taken in, or left out. */
export type TakenDocuments = Readonly<Record<string, boolean>>;

/** Whether a document is part of the package: as the visitor says, or else if it is still valid. */
export const isTaken = (
  { href, until }: Pick<PackageDocument, "href" | "until">,
  chosen: TakenDocuments | undefined,
  today: string,
): boolean => chosen?.[href] ?? !isExpired(until, today);

/** The documents of makers that are part of a package, by the slugs of its items. */
export const takenDocuments = (
  items: readonly { slug: string }[],
  makers: ReadonlyMap<string, readonly PackageDocument[] | null>,
  chosen: Readonly<Record<string, TakenDocuments>>,
  today: string,
): Map<string, PackageDocument[]> =>
  new Map(
    items.map(({ slug }) => [
      slug,
      (makers.get(slug) ?? []).filter((document) => isTaken(document, chosen[slug], today)),
    ]),
  );

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads from storage what was decided, by the slugs of the items. */
export const takenFrom = (stored: unknown): Record<string, TakenDocuments> =>
  isObject(stored)
    ? Object.fromEntries(
        Object.entries(stored).map(([slug, one]) => [
          slug,
          isObject(one)
            ? Object.fromEntries(
                Object.entries(one).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
              )
            : {},
        ]),
      )
    : {};
