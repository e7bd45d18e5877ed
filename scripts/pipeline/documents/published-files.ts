import { join } from "node:path";
import type { Client } from "#db/client.ts";
import { findDocument, isNamedBy, type StoredDocument } from "#db/content/documents.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { servedPath } from "#domain/documents/document-file.ts";
import type { DeployProblem } from "#domain/publishing/deploy-problems.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { isFilled } from "../../files/derived-files.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { Workspace } from "../content/workspace.ts";
import { checkApart, TOO_SLOW } from "./check-apart.ts";

/** May be found later: the files of a backup come after its rows. */
const MISSING = "Its file is missing from the storage.";

const TRIES = 3;

type Published = {
  /** The content without the documents whose files are not published. */
  snapshot: Snapshot;
  files: ReleaseFile[];
  problems: DeployProblem[];
};
type Made = Published & { of: Snapshot };

/**
 * The files of the makers' documents. This is the door to the public site: whatever was stored, and by whom, a file is read
 * whole, compared with its name and checked before it is part of a release. A copy in the workspace has passed it.
 */
export function publishedFiles({ client, workspace }: { client: Client; workspace: Pick<Workspace, "documents"> }) {
  /** Why a file is not published, by its name in the storage; null for a sound one. Each is checked once. */
  const known = new Map<string, string | null>();
  /** How often a file was not read in time. */
  const slow = new Map<string, number>();
  let last: Made | undefined;

  async function check(stored: string): Promise<string | null> {
    const copy = join(workspace.documents, stored);
    if (isFilled(copy)) return null;
    const bytes = await findDocument(client, stored);
    if (bytes === null) return MISSING;
    if (!(await isNamedBy(stored, bytes))) return "Its file is not the one that was added.";
    const found = await checkApart({ name: stored, bytes });
    if ("refused" in found) {
      if (found.refused === TOO_SLOW) slow.set(stored, (slow.get(stored) ?? 0) + 1);
      return found.refused;
    }
    writeAtomically(copy, bytes);
    return null;
  }

  return {
    /** Whether the same content is to be tried again. */
    isWaiting: (): boolean => [...known.values()].includes(MISSING),

    async prepare(content: Snapshot): Promise<Published> {
      const { documents } = content;
      const used = new Set(documents.map(({ file }) => file.stored));
      // The copy of one that is gone may be deleted before it comes back.
      for (const stored of known.keys()) if (!used.has(stored)) known.delete(stored);
      const isOpen = (stored: string): boolean =>
        !known.has(stored) ||
        known.get(stored) === MISSING ||
        (known.get(stored) === TOO_SLOW && (slow.get(stored) ?? 0) < TRIES);
      // One after the other: each may take a gigabyte.
      for (const stored of [...used].filter(isOpen)) known.set(stored, await check(stored));
      const refused = documents.filter(({ file }) => known.get(file.stored) !== null);
      const isSame = last?.of.documents === documents && last.problems.length === refused.length;
      const shown = refused.length === 0 ? documents : documents.filter((one) => !refused.includes(one));
      const parts =
        isSame && last ? { shown: last.snapshot.documents, files: last.files } : { shown, files: filesOf(shown) };
      last = {
        of: content,
        snapshot: parts.shown === documents ? content : { ...content, documents: parts.shown },
        files: parts.files,
        problems: refused.map(({ id, title, file }): DeployProblem => ({
          what: "left-out",
          kind: "document",
          record: id,
          name: title,
          detail: known.get(file.stored) ?? "",
        })),
      };
      return last;
    },
  };

  /** Each address once: two records may show the same file. */
  function filesOf(documents: readonly StoredDocument[]): ReleaseFile[] {
    const byPath = new Map(documents.map(({ file }) => [servedPath(file), file.stored]));
    return [...byPath].map(([path, stored]) => ({ source: join(workspace.documents, stored), path, frozen: true }));
  }
}
