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
};

/** The sticky end of an editor. */
export function SaveBar({ label, tab, form, busy, dirty, message, onStay }: Props) {
  return (
    <div className="save-bar">
      <p role="alert" className="save-message">
        {message}
      </p>
      {!message && <p className="save-state">{dirty ? "Unsaved changes" : ""}</p>}
      <DashboardLink tab={tab} className={buttonClass({ variant: "quiet" })}>
        Cancel
      </DashboardLink>
      <div className="save-buttons">
        <Button onClick={onStay} disabled={busy} title="Ctrl+S">
          Save and keep editing
        </Button>
        <Button type="submit" form={form} variant="primary" disabled={busy}>
          {busy ? "Saving..." : label}
        </Button>
      </div>
    </div>
  );
}
