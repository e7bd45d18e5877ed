import { buttonClass } from "#styles/variants/administration.ts";
import { field } from "#styles/variants/basics.ts";
import { REASON_MAX } from "#domain/content/change.ts";
import { Button } from "../ui/controls.tsx";
import { BackLink } from "../ui/PageHead.tsx";
import { StickyBar } from "../ui/StickyBar.tsx";
import { useMay } from "../session/rights.ts";
import { useSaveAction, useSaveShortcut } from "./use-save-shortcut.ts";
import type { ComponentProps, ReactNode } from "react";

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
  /** Why the save is made, for the history; left out where that is not kept. */
  reason?: { value: string; onChange: (text: string) => void };
  /** Saves the form as a draft, which visitors do not see. */
  onDraft?: () => void;
  onStay: () => void;
  /** Saves and begins another record. */
  onAnother?: (() => void) | undefined;
};

/** The buttons at the end of an editor, always in view. */
export function SaveBar({ label, tab, form, busy, state, message, reason, onDraft, onStay, onAnother }: Props) {
  const saveAs = useSaveAction();
  const publishes = useMay()("content.publish");
  const asksWhy = reason !== undefined && state !== "" && publishes;
  useSaveShortcut(() => saveAs(onStay, onDraft));
  return (
    <StickyBar>
      <DraftsOnly className="max-md:inline-full" />
      <p role="alert" className="me-auto font-medium text-bad empty:hidden">
        {message}
      </p>
      {!message && (
        <p className={`me-auto text-sm text-ink-soft empty:hidden ${asksWhy ? "max-md:sr-only" : ""}`}>{state}</p>
      )}
      {asksWhy && (
        <div className="flex-[0_1_13rem] max-md:flex-[1_1_8rem]">
          <input
            form={form}
            aria-label="Why, for the history (optional)"
            placeholder="Why? (optional)"
            maxLength={REASON_MAX}
            dir="auto"
            className={field({ size: "dense" })}
            value={reason.value}
            onChange={({ target }) => reason.onChange(target.value)}
          />
        </div>
      )}
      <BackLink tab={tab} className={buttonClass({ intent: "quiet" })} label="Cancel" />
      <div className="flex flex-wrap justify-end gap-2 max-md:inline-full max-md:*:flex-auto max-md:*:px-2.5">
        <SaveButtons form={form} label={label} busy={busy} onDraft={onDraft}>
          <Button onClick={onStay} busy={busy} title="Ctrl+S">
            Save and keep editing
          </Button>
          {onAnother && (
            <Button onClick={onAnother} busy={busy}>
              Save and add another
            </Button>
          )}
        </SaveButtons>
      </div>
    </StickyBar>
  );
}

/** Says to who may not publish what becomes of their work. */
export function DraftsOnly({ className = "" }: { className?: string }) {
  if (useMay()("content.publish")) return null;
  return <p className={`text-sm text-ink-soft ${className}`}>You prepare drafts; a publisher puts them on the site.</p>;
}

type SaveButtonsProps = Pick<Props, "label" | "busy"> & {
  /** The id of a form that is elsewhere. */
  form?: string;
  onDraft: (() => void) | undefined;
  /** Further ways to save what visitors see. */
  children?: ReactNode;
};

/** The buttons that save a form; for who may not publish the one that saves it as a draft (see useSaveAction). */
export function SaveButtons({ label, busy, form, onDraft, children }: SaveButtonsProps) {
  const publishes = useMay()("content.publish");
  if (!publishes) return <SaveButton form={form} label="Save draft" busy={busy} title="Ctrl+S" />;
  return (
    <>
      {onDraft && (
        <Button onClick={onDraft} busy={busy}>
          Save draft
        </Button>
      )}
      {children}
      <SaveButton form={form} label={label} busy={busy} />
    </>
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
