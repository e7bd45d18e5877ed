import { Button, buttonClass } from "#ui/Button.tsx";
import { DashboardLink } from "./DashboardLink.tsx";

type Props = {
  /** What the main button does: save and return to the dashboard. */
  label: string;
  tab: string;
  /** The id of the form that the main button submits. */
  form: string;
  busy: boolean;
  dirty: boolean;
  message?: string | undefined;
  onStay: () => void;
  /** Saves and begins another record. */
  onAnother?: (() => void) | undefined;
};

/** The buttons at the end of an editor, always in view. */
export function SaveBar({ label, tab, form, busy, dirty, message, onStay, onAnother }: Props) {
  return (
    <div
      className={[
        "sticky inset-be-0 z-20 -mx-px -mbe-16 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-t-sheet",
        "border border-be-0 border-line bg-sheet px-5 py-3 shadow-[0_-6px_16px_rgb(16_25_29/0.07)]",
        "max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-2.5",
      ].join(" ")}
    >
      <p role="alert" className="me-auto font-medium text-bad empty:hidden">
        {message}
      </p>
      {!message && <p className="me-auto text-sm text-ink-soft empty:hidden">{dirty ? "Unsaved changes" : ""}</p>}
      <DashboardLink tab={tab} className={buttonClass({ variant: "quiet" })}>
        Cancel
      </DashboardLink>
      <div className="flex flex-wrap justify-end gap-2 max-md:inline-full max-md:*:flex-auto max-md:*:px-2.5">
        <Button onClick={onStay} disabled={busy} title="Ctrl+S">
          Save and keep editing
        </Button>
        {onAnother && (
          <Button onClick={onAnother} disabled={busy}>
            Save and add another
          </Button>
        )}
        <Button type="submit" form={form} variant="primary" disabled={busy}>
          {busy ? "Saving..." : label}
        </Button>
      </div>
    </div>
  );
}
