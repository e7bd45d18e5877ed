import { Link } from "@tanstack/react-router";
import { CircleCheck, Undo2 } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { sheet, buttonClass, heading } from "#styles/variants/administration.ts";
import { useUndoChange } from "../../changes/use-undo-change.tsx";
import { Button } from "../../ui/controls.tsx";

type Props = {
  /** `plan`: the one in which it waits instead. */
  result: { id: string; title: string; plan?: string };
  noun: "import" | "workbook";
  /** What is said of it when it is stored, when it waits in a plan, and when it is undone. */
  stored: string;
  waiting: string;
  undone: string;
  /** Where what was stored is seen. */
  shown?: ReactNode;
  another: string;
  onAnother: () => void;
};

/** What was stored, with Undo. */
export function Stored({ result, noun, stored, waiting, undone, shown, another, onAnother }: Props) {
  const { plan } = result;
  const title = useRef<HTMLHeadingElement>(null);
  const [isUndone, setUndone] = useState(false);
  // Also after Undo: its button is gone then, and the title shows the result.
  useEffect(() => title.current?.focus(), [isUndone]);
  const { undo, busy, dialog } = useUndoChange(() => setUndone(true));
  return (
    <section aria-labelledby="import-done" className={sheet}>
      <h2
        id="import-done"
        ref={title}
        tabIndex={-1}
        className={heading({ level: "card", class: "flex items-center gap-2 outline-none" })}
      >
        <CircleCheck aria-hidden="true" className={isUndone ? "text-ink-soft" : "text-good"} />
        The {noun} {plan ? "waits in its plan" : isUndone ? "is undone" : "is stored"}
      </h2>
      <p role="status">{plan ? waiting : isUndone ? undone : stored}</p>
      <div className="flex flex-wrap gap-2">
        {plan ? (
          <Link to="/admin/plans/$id" params={{ id: plan }} className={buttonClass({ intent: "primary" })}>
            Open the plan
          </Link>
        ) : (
          shown
        )}
        {!isUndone && !plan && (
          <Button busy={busy} onClick={() => void undo(result)}>
            <Undo2 aria-hidden="true" />
            {busy ? "Undoing..." : `Undo the ${noun}`}
          </Button>
        )}
        <Link to="/admin/changes" className={buttonClass()}>
          All changes
        </Link>
        <Button onClick={onAnother}>{another}</Button>
      </div>
      {dialog}
    </section>
  );
}
