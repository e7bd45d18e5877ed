import * as z from "zod";

/** Raised when older versions of Plantroom could no longer read a new backup. */
export const FORMAT_VERSION = 1;

/** The names in the archive. The manifest is the last entry, because it describes the others. */
export const MANIFEST = "manifest.json";
export const TABLES = "tables.jsonl";
export const PICTURES = "pictures/";

const entrySchema = z.object({ name: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string() });

export const manifestSchema = z.object({
  format: z.literal("plantroom-backup"),
  formatVersion: z.number().int(),
  /** The version of Plantroom that made it. */
  product: z.string(),
  /** The version of the last migration of the database. */
  schema: z.string().regex(/^\d+$/),
  madeAt: z.iso.datetime(),
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number().int()),
  /** Pictures that the database knows, but whose files were gone. */
  missingPictures: z.array(z.string()),
  entries: z.array(entrySchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Entry = z.infer<typeof entrySchema>;

/** The file cannot be restored, or not into this installation; the message says why and what to do. */
export class RestoreRefused extends Error {}
