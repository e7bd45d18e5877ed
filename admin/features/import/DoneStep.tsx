import { writtenNumber } from "#domain/text/written-numbers.ts";
import { Link } from "@tanstack/react-router";
import { CircleCheck, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { counted } from "#domain/text/text.ts";
import { sheet, buttonClass, heading } from "#styles/variants/administration.ts";
import { Button } from "../../ui/controls.tsx";
import { useUndoChange } from "../../changes/use-undo-change.tsx";
import type { ImportResult } from "./use-storing.ts";

/** What was stored, with Undo. */
export function DoneStep({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [undone, setUndone] = useState(false);
  // Also after Undo: its button is gone then, and the title shows the result.
  useEffect(() => title.current?.focus(), [undone]);
  const { undo, busy, dialog } = useUndoChange(() => setUndone(true));
  return (
    <section aria-labelledby="import-done" className={sheet}>
      <h2
        id="import-done"
        ref={title}
        tabIndex={-1}
        className={heading({ level: "card", class: "flex items-center gap-2 outline-none" })}
      >
        <CircleCheck aria-hidden="true" className={undone ? "text-ink-soft" : "text-good"} />
        {result.plan ? "The import waits in its plan" : undone ? "The import is undone" : "The import is stored"}
      </h2>
      <p role="status">
        {result.plan
          ? "Nothing has changed yet. Its products go live with the plan."
          : undone
            ? "The products are as they were before; those it created are in the trash."
            : `${counted(result.created, "product")} created, ${writtenNumber(result.changed)} changed${result.refused > 0 ? `, ${counted(result.refused, "row")} refused` : ""}. The website follows in a moment.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {result.plan ? (
          <Link to="/admin/plans/$id" params={{ id: result.plan }} className={buttonClass({ intent: "primary" })}>
            Open the plan
          </Link>
        ) : (
          <Link to="/admin" search={{ tab: "products" }} className={buttonClass({ intent: "primary" })}>
            Show the products
          </Link>
        )}
        {!undone && !result.plan && (
          <Button busy={busy} onClick={() => void undo(result)}>
            <Undo2 aria-hidden="true" />
            {busy ? "Undoing..." : "Undo the import"}
          </Button>
        )}
        <Link to="/admin/changes" className={buttonClass()}>
          All changes
        </Link>
        <Button onClick={onAnother}>Import another file</Button>
      </div>
      {dialog}
    </section>
  );
}
