import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { IconButton } from "#ui/Button.tsx";
import { useEver } from "../ui/use-ever.ts";
import { lazyPart } from "../update/lazy-part.tsx";

const Palette = lazyPart(() => import("./Palette.tsx"), "Palette");

/** Another dialog must be answered first. */
const dialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Opens the palette, by a press or by Ctrl/Cmd+K on every screen; its code is loaded the first time. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const needed = useEver(open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k")
        return;
      event.preventDefault();
      if (!event.repeat && !dialogOpen()) setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <IconButton
        label="Jump to… (Ctrl+K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
      </IconButton>
      <Suspense>{needed && <Palette open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
