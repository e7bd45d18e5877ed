import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { isForbidden, RefusedError } from "#db/errors.ts";
import { routes } from "#domain/addresses/routes.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/text/form-fields.ts";
import { counted } from "#domain/text/text.ts";
import { panel } from "#styles/variants/basics.ts";
import { refreshContent } from "../../changes/use-undo-change.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import { LeaveGuard } from "../../records/LeaveGuard.tsx";
import { Alert, Button } from "../../ui/controls.tsx";
import { failureText } from "../../ui/failure-text.ts";
import { StickyBar } from "../../ui/StickyBar.tsx";
import { ProposedRow } from "./ProposedRow.tsx";
import { SlugsTaken, storeDocuments } from "./store-documents.ts";
import type { Dropped, Known, RowsInput } from "./use-dropped.ts";

const FAILED = "Nothing was stored. Everything is still here; please try again.";
type Props = { dropped: Dropped; known: Known; onStored: (said: string) => void };

/** What is proposed for the files that were dropped, to correct, and to store as one change. */
export function Proposals({ dropped, known, onStored }: Props) {
  const { form, rows, clear, progress: reading } = dropped;
  const { publish } = usePublishing();
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState("");
  const count = rows.fields.length;

  const store = async ({ rows: inputs }: RowsInput) => {
    setRefusal("");
    try {
      await storeDocuments(inputs, new Set(known.documents.map(({ slug }) => slug)), dropped, setProgress);
      const said = `${counted(inputs.length, "document")} added`;
      publish({ label: "Documents", href: routes.products() }, said);
      clear();
      onStored(`${said}.`);
      void refreshContent();
    } catch (error) {
      console.error("The documents were not stored", error);
      if (error instanceof SlugsTaken) void refreshContent();
      setRefusal(
        error instanceof RefusedError
          ? error.message
          : isForbidden(error)
            ? "Nothing was stored: this account may not publish."
            : failureText(error, FAILED),
      );
    } finally {
      setProgress(null);
    }
  };
  return (
    <FormProvider {...form}>
      <form
        aria-label="Proposed documents"
        className="grid gap-4"
        noValidate
        onSubmit={(event) => void form.handleSubmit(store, () => setRefusal(MARKED_FIELDS_MESSAGE))(event)}
      >
        <ul className={panel({ class: "*:border-line *:not-first:border-bs" })} aria-label="Proposed documents">
          {rows.fields.map(({ id }, index) => (
            <ProposedRow key={id} index={index} dropped={dropped} known={known} />
          ))}
        </ul>
        <StickyBar>
          <Alert>{refusal}</Alert>
          <Button onClick={clear}>Discard all</Button>
          <Button intent="primary" type="submit" busy={progress !== null || reading !== null}>
            {progress === null ? `Add ${counted(count, "document")}` : `Uploading ${progress} of ${count}...`}
          </Button>
        </StickyBar>
      </form>
      <LeaveGuard dirty={count > 0} withinScreen onLeave={clear} />
    </FormProvider>
  );
}
