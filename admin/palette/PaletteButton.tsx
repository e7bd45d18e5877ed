import { Search } from "lucide-react";
import { Suspense, useEffect, useRef, useState, type ComponentProps, type ElementType } from "react";
import { IconButton } from "../ui/controls.tsx";
import { dialog } from "#styles/variants/administration.ts";
import { useEver } from "../ui/dialog-state.ts";
import { lazyPart } from "../update/lazy-part.tsx";

const Palette = lazyPart(() => import("./Palette.tsx"), "Palette", ClosePalette);

/** Whether another dialog is open, which must be answered first. */
const dialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Opens the palette, by a press or by Ctrl/Cmd+K on every screen; its code is loaded the first time. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  /** The field of the palette has the focus: what is typed goes there. */
  const [ready, setReady] = useState(false);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const needed = useEver(open);
  const show = () => {
    focusedBefore.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setText("");
    setReady(false);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // The palette itself gives the focus back.
    if (!ready) focusedBefore.current?.focus();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k")
        return;
      event.preventDefault();
      if (!event.repeat && !dialogOpen()) show();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <IconButton
        icon={Search}
        label="Jump to… (Ctrl+K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      />
      {open && !ready && <WaitingField text={text} onText={setText} onClose={close} />}
      <Suspense>
        {needed && (
          <Palette
            open={open}
            text={text}
            onText={setText}
            onReady={() => setReady(true)}
            focusedBefore={focusedBefore}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

type WaitingProps = { text: string; onText: (text: string) => void; onClose: () => void };

/** Takes typed text until the palette is loaded. Visible only if that takes a while. */
function WaitingField({ text, onText, onClose }: WaitingProps) {
  return (
    <div
      className={dialog({ place: "top", class: "animate-[appear_140ms_ease-out_200ms_backwards]" })}
      role="dialog"
      aria-label={PALETTE_LABEL}
      aria-busy="true"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <PaletteField value={text} onChange={({ target }) => onText(target.value)} autoFocus />
    </div>
  );
}

/** Replaces a palette whose code could not be loaded, as after an update: only closes it. */
function ClosePalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  useEffect(() => {
    if (open) onClose();
  });
  return null;
}

export const PALETTE_LABEL = "Jump to a record or an action";

type Props = { Input?: ElementType<ComponentProps<"input">> } & ComponentProps<"input">;

/** The text field of the palette. */
export function PaletteField({ Input = "input", ...input }: Props) {
  return (
    <div className="flex items-center gap-3 border-be border-line px-5 text-ink-soft focus-within:shadow-[inset_0_-2px_var(--color-copper)]">
      <Search aria-hidden="true" />
      <Input
        dir="auto"
        className="flex-1 bg-transparent text-base text-ink outline-none min-block-13 min-inline-0"
        aria-label="Search records and actions"
        placeholder="Jump to a product, brand, page, enquiry, setting or action"
        {...input}
      />
    </div>
  );
}
