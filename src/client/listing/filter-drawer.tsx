import { FILTER_TEXTS as T } from "#texts/listing.ts";
import { SlidersHorizontal, X } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { button, symbolButton } from "#styles/variants/buttons.ts";
import { useAfterPaint } from "./use-after-paint.ts";

type Props = {
  /** How many filters are set. */
  active: number;
  /** Whether filters or a search are set. */
  isNarrowed: boolean;
  /** How many products the list has; undefined while they are counted. */
  total: number | undefined;
  onOpen: () => void;
  onClear: () => void;
  children: () => ReactNode;
};

const SHEET = [
  "m-0 border-0 bg-paper text-ink block-dvh max-block-none inline-full max-inline-120 backdrop:bg-veil-dense",
  "open:flex open:flex-col motion-safe:open:animate-appear",
].join(" ");

/** The button that opens the filters on small screens, and the sheet with them. The native dialog keeps and returns the focus. */
export function FilterDrawer({ active, isNarrowed, total, onOpen, onClear, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  // Show the sheet at once, and render the filters in it after that.
  const isFilled = useAfterPaint(open);
  const show = () => {
    onOpen();
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={button({ class: "needs-js px-3.5 lg:hidden" })}
        aria-haspopup="dialog"
        onClick={show}
      >
        <SlidersHorizontal aria-hidden="true" size={18} /> {active > 0 ? T.set(active) : T.filters}
      </button>
      <dialog
        ref={dialog}
        className={SHEET}
        aria-label={T.filters}
        onClose={() => setOpen(false)}
        onClick={({ target }) => target === dialog.current && close()}
      >
        {open && (
          <>
            <div className="flex flex-none items-center justify-between border-be border-line px-gutter py-2">
              <h2 className="text-subtitle">{T.filters}</h2>
              <button type="button" className={symbolButton({ size: "large" })} aria-label={T.close} onClick={close}>
                <X aria-hidden="true" size={22} />
              </button>
            </div>
            <div className="flex-1 overflow-y-auto overscroll-contain px-gutter pbe-6">{isFilled && children()}</div>
            <div className="grid flex-none grid-cols-[auto_1fr] gap-3 border-bs border-line bg-sheet px-gutter py-3">
              <p className="col-span-full text-center font-medium empty:sr-only" role="status">
                {total === 0 && T.noMatch}
              </p>
              <button type="button" className={button()} disabled={!isNarrowed} onClick={onClear}>
                {T.clear}
              </button>
              <button type="button" className={button({ intent: "primary" })} onClick={close}>
                {total === undefined ? T.showAll : T.show(total)}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
