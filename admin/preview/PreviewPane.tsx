import { X } from "lucide-react";
import { useRef } from "react";
import { createPortal } from "react-dom";
import { Button, IconButton, Spinner } from "../ui/controls.tsx";
import { useWholeWidth } from "../shell/side-bar.ts";
import { NewTabLink } from "../ui/NewTabLink.tsx";
import { useFormPreview, type Previewed, type PreviewState } from "./use-form-preview.ts";

type Props = { of: Previewed; place: string; onClose: () => void };

/** The real page with what is in the form, at the end of the window; the screen beside it makes room (administration.css). */
export function PreviewPane({ of, place, onClose }: Props) {
  useWholeWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, address, turn, again } = useFormPreview(of, { place, frame });
  return createPortal(
    <section
      aria-label="Preview"
      data-preview-pane
      className="fixed inset-e-0 inset-bs-13 inset-be-0 z-20 grid grid-rows-[auto_1fr] border-s border-line-strong bg-ground inline-(--preview-pane)"
    >
      <header className="flex items-center gap-3 border-be border-line bg-sheet px-4 py-2 min-block-13">
        <h2 className="text-sm font-semibold">Preview</h2>
        <Said state={state} isSeen={address !== null} onRetry={again} />
        {address && state.is !== "failed" && (
          <NewTabLink href={address} className="ms-auto text-sm whitespace-nowrap">
            Open in new tab
          </NewTabLink>
        )}
        <IconButton
          label="Close preview"
          icon={X}
          onClick={onClose}
          className={address && state.is !== "failed" ? "" : "ms-auto"}
        />
      </header>
      {!address && state.is === "incomplete" && (
        <p className="place-self-center p-6 text-center text-ink-soft">
          The page appears here as soon as the form is complete.
        </p>
      )}
      {address && (
        <iframe
          key={turn}
          ref={frame}
          src={address}
          title="The page as it would be"
          className="bg-paper block-full inline-full"
        />
      )}
    </section>,
    document.body,
  );
}

/** What the frame shows, in words, also for who does not see it change. */
function Said({ state, isSeen, onRetry }: { state: PreviewState; isSeen: boolean; onRetry: () => void }) {
  if (state.is === "failed")
    return (
      <p role="alert" className="flex flex-auto items-center justify-between gap-3 text-sm text-bad">
        {state.message}
        <Button small onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  if (state.is === "loading") return <Spinner label="Updating..." className="text-sm" />;
  return (
    <p role="status" className={`text-sm ${state.is === "incomplete" ? "text-warn" : "text-ink-soft"}`}>
      {state.is === "incomplete"
        ? `${isSeen ? "Shown as it was. " : ""}Please check: ${state.missing.join(", ")}.`
        : "As in the form. Visitors see nothing of it."}
    </p>
  );
}
