import { writtenNumber } from "#domain/text/written-numbers.ts";
import { counted } from "#domain/text/text.ts";
import { Button, Checkbox } from "../../ui/controls.tsx";

type Props = {
  products: number;
  cells: number;
  faults: number;
  conflicts: number;
  busy: boolean;
  progress: { sent: number; all: number } | null;
  message: string;
  offline: boolean;
  /** Whether the table shows only the changed products. */
  changedOnly: boolean;
  onChangedOnly: (on: boolean) => void;
  onFault: () => void;
  onReview: () => void;
  onDiscard: () => void;
  onSave: () => void;
  onCancel: () => void;
};

/** What has changed and is not saved yet, always in view below the table. */
export function ChangesBar(props: Props) {
  const { products, cells, faults, conflicts, busy, progress, message, offline } = props;
  return (
    <section
      aria-label="Changes"
      className="sticky inset-be-0 z-20 -mbe-16 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-sheet border border-be-0 border-line bg-sheet px-5 py-2.5 shadow-bar max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4"
    >
      <p className="text-sm">
        <span className={products > 0 ? "font-medium" : "text-ink-soft"}>
          {products > 0 ? `${counted(products, "product")} changed` : "No changes"}
        </span>
        {products > 0 && <span className="text-ink-soft"> · {counted(cells, "cell")}</span>}
        {offline && <span className="text-warn"> · You are offline; changes are kept on this device</span>}
      </p>
      {(products > 0 || props.changedOnly) && (
        <label className="inline-flex cursor-pointer items-center gap-2 text-sm min-block-6">
          <Checkbox checked={props.changedOnly} onChange={(event) => props.onChangedOnly(event.target.checked)} />
          Changed only
        </label>
      )}
      <p role="alert" className="ms-auto text-sm font-medium text-bad">
        {message}
      </p>
      {busy ? (
        <>
          <p role="status" className="text-sm text-ink-soft">
            {progress ? `Sending ${writtenNumber(progress.sent)} of ${writtenNumber(progress.all)}...` : "Saving..."}
          </p>
          <Button small onClick={props.onCancel}>
            Cancel
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap gap-2 max-md:inline-full max-md:*:flex-auto">
          {faults > 0 && (
            <Button small intent="danger" onClick={props.onFault}>
              Show {counted(faults, "faulty cell")}
            </Button>
          )}
          {conflicts > 0 && (
            <Button small intent="danger" onClick={props.onReview}>
              Compare {counted(conflicts, "product")}
            </Button>
          )}
          <Button small disabled={products === 0} onClick={props.onDiscard}>
            Discard
          </Button>
          <Button small intent="primary" disabled={products === 0} title="Ctrl+S" onClick={props.onSave}>
            {products > 0 ? `Save ${counted(products, "product")}` : "Save"}
          </Button>
        </div>
      )}
    </section>
  );
}
