import { useState } from "react";
import { fileHash, storeFile, submittalFilePath } from "#db/enquiries/files.ts";
import { DatabaseError, isDuplicate } from "#db/errors.ts";
import { storeRevision, type NewRevision } from "#db/submittals/submittals.ts";
import { sizeText } from "#domain/submittals/documents.ts";
import { trimmedForm } from "#domain/submittals/form.ts";
import { KEPT_FILE_BYTES } from "#domain/submittals/review/record.ts";
import { makePackage, type Outcome, type Wanted } from "#client/submittals/make-package.ts";
import { IDLE } from "#client/submittals/use-package.ts";
import { client } from "../../environment.ts";
import { failureText } from "../../ui/failure-text.ts";

const FAILED = "The revision could not be issued. Nothing was kept: please try again.";

/** Why issuing failed, for the person who did it. */
function reasonOf(error: unknown): string {
  if (isDuplicate(error))
    return "There is a submittal with this number for this project already. Open it, and issue a revision of it.";
  return error instanceof DatabaseError && /^PT4/.test(error.code) ? error.message : failureText(error, FAILED);
}

type Made = Extract<Outcome, { bytes: unknown }>;

/** Stores the files of a package first, then the revision that names them; both may be repeated. */
async function store(
  id: string,
  { bytes, pages, issued }: Made,
  form: Wanted["form"],
  enquiry: string | null,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const sha256 = await fileHash(bytes.buffer);
  const files = new Map<string, Blob>([...(issued?.files ?? []), [sha256, new Blob([bytes])]]);
  let done = 0;
  for (const [hash, file] of files) {
    onProgress(done++, files.size);
    await storeFile(client, submittalFilePath(id, hash), await file.arrayBuffer());
  }
  const { project, number, client: owner, consultant, contractor, revision, date, purpose, remarks } = form;
  const facts: NewRevision["submittal"] = {
    ...{ project, number, enquiry },
    ...{ client: owner || null, consultant: consultant || null, contractor: contractor || null },
  };
  await storeRevision(client, id, {
    submittal: facts,
    revision: {
      number: Number(revision),
      dated: date,
      purpose,
      remarks: remarks || null,
      sha256,
      bytes: bytes.length,
      pages,
    },
    items: issued?.items ?? [],
  });
}

/** Makes packages, one at a time, and issues them: the office keeps the package, its items and their documents. */
export function useIssue(id: string, enquiry: string | null, onIssued: () => void) {
  const [state, setState] = useState(IDLE);
  const issue = async (wanted: Wanted): Promise<void> => {
    if (state.progress) return;
    const form = trimmedForm(wanted.form);
    setState({ ...IDLE, progress: { phase: "datasheets", done: 0, of: 0 } });
    try {
      const outcome = await makePackage({ ...wanted, form }, (progress) => setState({ ...IDLE, progress }));
      if ("missing" in outcome) return setState({ ...IDLE, missing: outcome.missing });
      if ("failure" in outcome) return setState({ ...IDLE, failure: outcome.failure });
      const sizes = [outcome.bytes.length, ...[...(outcome.issued?.files.values() ?? [])].map(({ size }) => size)];
      if (Math.max(...sizes) > KEPT_FILE_BYTES)
        return setState({
          ...IDLE,
          failure: `A package that is kept may have ${sizeText(KEPT_FILE_BYTES)}; this one has ${sizeText(Math.max(...sizes))}. Leave documents out, or make two submittals.`,
        });
      await store(id, outcome, form, enquiry, (done, of) =>
        setState({ ...IDLE, progress: { phase: "storing", done, of } }),
      );
      setState(IDLE);
      onIssued();
    } catch (error) {
      console.error("Issuing a revision failed", error);
      setState({ ...IDLE, failure: reasonOf(error) });
    }
  };
  return { ...state, issue };
}
