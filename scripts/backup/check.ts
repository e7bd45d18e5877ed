import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { bytesOf, NotAnArchive, readArchive, type ArchiveFile } from "./archive.ts";
import { readLines } from "./lines.ts";
import {
  FORMAT_VERSION,
  MANIFEST,
  manifestSchema,
  PICTURES,
  RestoreRefused,
  TABLES,
  type Entry,
  type Manifest,
} from "./manifest.ts";

/**
 * A picture, a document, a file of an enquiry (its id and position) or of a submittal (its id and the hash). Whatever else a name
 * says could lead to another place.
 */
const FILE_NAME = new RegExp(
  String.raw`^${PICTURES}(?:(?:documents/)?[\w-][\w.-]*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/(?:\d{1,2}|[\da-f]{64}))$`,
);

/** Reads a whole backup and returns its manifest; throws RestoreRefused if its content does not match the manifest. */
export async function checkBackup(path: string): Promise<Manifest> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new RestoreRefused(`There is no file ${path}.`);
  const found: Entry[] = [];
  let rows: Record<string, number> = {};
  let text: string | null = null;
  try {
    for await (const file of readArchive(path)) {
      if (text !== null) throw new Error(`${file.name} follows after the manifest.`);
      if (file.name === MANIFEST) text = Buffer.from(await bytesOf(file.content)).toString("utf8");
      else {
        const { content, entry } = hashed(file);
        if (file.name === TABLES) rows = await countRows(content);
        else for await (const chunk of content) void chunk;
        found.push(entry());
      }
    }
  } catch (error) {
    throw notReadable(path, error, found.length > 0 || text !== null);
  }
  const manifest = readManifest(path, text);
  const said = new Map(manifest.entries.map((entry) => [entry.name, JSON.stringify(entry)]));
  const wrong = found.find((entry) => said.get(entry.name) !== JSON.stringify(entry));
  if (wrong) throw new RestoreRefused(`${path} is damaged: ${wrong.name} is not what was written. Use another backup.`);
  const strange = found.find(({ name }) => name !== TABLES && !FILE_NAME.test(name));
  if (strange)
    throw new RestoreRefused(
      `${path} has a file of a strange name: ${strange.name}. Plantroom did not make it like that.`,
    );
  if (found.length !== said.size || found.length !== manifest.entries.length || !said.has(TABLES))
    throw new RestoreRefused(`${path} is not complete. Use another backup.`);
  if (JSON.stringify(rows) !== JSON.stringify(manifest.tables))
    throw new RestoreRefused(`${path} does not have the rows that its manifest names. Use another backup.`);
  return manifest;
}

/** A file of the archive whose bytes are counted and hashed while they are read. */
function hashed({ name, content }: ArchiveFile): { content: AsyncGenerator<Buffer>; entry: () => Entry } {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* read(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  return { content: read(), entry: () => ({ name, bytes, sha256: hash.digest("hex") }) };
}

/** How many rows each table has. */
export async function countRows(content: AsyncIterable<Buffer>): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  let table = "";
  for await (const line of readLines(content)) {
    if (Array.isArray(line)) rows[table] = (rows[table] ?? 0) + 1;
    else if ("table" in line) rows[(table = line.table)] = 0;
  }
  return rows;
}

function notReadable(path: string, error: unknown, hasEntries: boolean): RestoreRefused {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (["EACCES", "EIO", "EISDIR"].includes(code)) return new RestoreRefused(`${path} cannot be read (${code}).`);
  const reason = error instanceof Error ? error.message : String(error);
  // Of all that reads a backup, tar-stream alone gives its errors no code: the bytes could be unpacked, but are no tar file.
  const isForeign = !hasEntries && (error instanceof NotAnArchive || code === "");
  return new RestoreRefused(
    isForeign
      ? `${path} is not a backup of Plantroom.`
      : `${path} is damaged or not complete (${reason}). Use another backup.`,
  );
}

function readManifest(path: string, text: string | null): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    value = null;
  }
  const { format, formatVersion } = (value ?? {}) as Partial<Manifest>;
  if (format === "plantroom-backup" && typeof formatVersion === "number" && formatVersion > FORMAT_VERSION)
    throw new RestoreRefused(`${path} was made by a newer version of Plantroom. Update this one first.`);
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) throw new RestoreRefused(`${path} is not a backup of Plantroom.`);
  return manifest.data;
}
