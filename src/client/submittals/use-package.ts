import { useState } from "react";
import { sizeText } from "#domain/submittals/documents.ts";
import { packageFileName, trimmedForm } from "#domain/submittals/form.ts";
import type { SubmittalItem } from "#domain/submittals/items.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { downloadFile } from "../page/download-file.ts";
import { makePackage, type Outcome, type Progress, type Wanted } from "./make-package.ts";

export type MakingState = {
  progress: Progress | null;
  /** What was made last. */
  made: string;
  failure: string;
  /** The items whose datasheets could not be loaded. */
  missing: readonly SubmittalItem[];
};
export const IDLE: MakingState = { progress: null, made: "", failure: "", missing: [] };

/** Makes packages, one at a time, and saves them in the visitor's downloads. */
export function usePackage() {
  const [state, setState] = useState(IDLE);
  const make = async (wanted: Wanted): Promise<void> => {
    if (state.progress) return;
    const form = trimmedForm(wanted.form);
    setState({ ...IDLE, progress: { phase: "datasheets", done: 0, of: 0 } });
    const outcome = await makePackage({ ...wanted, form }, (progress) => setState({ ...IDLE, progress })).catch(
      (error: unknown): Outcome => {
        console.error(error);
        return { failure: T.failed };
      },
    );
    if ("missing" in outcome) return setState({ ...IDLE, missing: outcome.missing });
    if ("failure" in outcome) return setState({ ...IDLE, failure: outcome.failure });
    const { bytes, pages } = outcome;
    const name = packageFileName(form);
    downloadFile(name, bytes, "application/pdf");
    setState({ ...IDLE, made: T.made(name, pages, sizeText(bytes.length)) });
  };
  return { ...state, make };
}
