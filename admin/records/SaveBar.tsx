import { buttonClass } from "#styles/variants/administration.ts";
import { Button } from "../ui/controls.tsx";
import { DashboardLink } from "../ui/PageHead.tsx";
import { StickyBar } from "../ui/StickyBar.tsx";
import { useSaveShortcut } from "./use-save-shortcut.ts";
import type { ComponentProps } from "react";

type Props = {
  /** What the main button does: save and return to the dashboard. */
  label: string;
  tab: string;
  /** The id of the form that the main button submits. */
  form: string;
  busy: boolean;
  /** What the form holds: 'Unsaved changes'; empty if it is what is stored. */
  state: string;
  message?: string | undefined;
  /** Saves the form as a draft, which visitors do not see. */
  onDraft?: () => void;
  onStay: () => void;
  /** Saves and begins another record. */
  onAnother?: (() => void) | undefined;
};

/** The buttons at the end of an editor, always in view. */
export function SaveBar({ label, tab, form, busy, state, message, onDraft, onStay, onAnother }: Props) {
  useSaveShortcut(onStay);
  return (
    <StickyBar>
      <p role="alert" className="me-auto font-medium text-bad empty:hidden">
        {message}
      </p>
      {!message && <p className="me-auto text-sm text-ink-soft empty:hidden">{state}</p>}
      <DashboardLink tab={tab} className={buttonClass({ intent: "quiet" })}>
        Cancel
      </DashboardLink>
      <div className="flex flex-wrap justify-end gap-2 max-md:inline-full max-md:*:flex-auto max-md:*:px-2.5">
        {onDraft && (
          <Button onClick={onDraft} busy={busy}>
            Save draft
          </Button>
        )}
        <Button onClick={onStay} busy={busy} title="Ctrl+S">
          Save and keep editing
        </Button>
        {onAnother && (
          <Button onClick={onAnother} busy={busy}>
            Save and add another
          </Button>
        )}
        <SaveButton form={form} label={label} busy={busy} />
      </div>
    </StickyBar>
  );
}

type SaveButtonProps = Omit<ComponentProps<typeof Button>, "type" | "intent" | "disabled" | "children"> & {
  label: string;
  /** It is being saved. */
  busy: boolean;
};

/** The button that submits a form, with another label while it is saved. */
export function SaveButton({ label, busy, ...rest }: SaveButtonProps) {
  return (
    <Button type="submit" intent="primary" busy={busy} {...rest}>
      {busy ? "Saving..." : label}
    </Button>
  );
}
