import { useSyncExternalStore } from "react";
import { Toaster as Sonner } from "sonner";

/** The width up to which sonner shows toasts as wide as the screen. */
const PHONE = "(width <= 600px)";
const subscribe = (onChange: () => void) => {
  const phone = matchMedia(PHONE);
  phone.addEventListener("change", onChange);
  return () => phone.removeEventListener("change", onChange);
};

/** The library's own styling is off. What its style sheet still sets is in no layer, so that only `!` overrides it. */
const LOOKS = {
  toast:
    "group inline-(--width) flex items-center gap-1.5 rounded-sheet border border-line bg-sheet p-4 text-xs text-ink shadow-sheet data-[type=error]:border-bad data-[front=false]:data-[expanded=false]:*:opacity-0",
  icon: "relative -ms-0.75 me-1 flex size-4 flex-none items-center justify-start text-good group-data-[type=error]:text-bad *:-ms-px",
  content: "flex min-inline-0 flex-1 flex-col gap-0.5 text-md",
  title: "leading-normal font-[500]",
  actionButton:
    "ms-auto flex min-block-9 flex-none cursor-pointer items-center rounded-control border border-petrol bg-sheet px-3 text-sm font-[570] text-petrol hover:bg-petrol-wash",
  closeButton:
    "absolute -inset-s-1.75 -inset-bs-1.75 z-1 flex size-5 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-sheet p-0 text-ink",
};

/**
 * Where messages appear: at the bottom end, above the save bar. On a phone they would be as wide as the screen and cover the
 * buttons of lists and bars, so they appear below the header instead, over the title.
 */
export function ToastCorner() {
  const phone = useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
  return (
    <Sonner
      position={phone ? "top-center" : "bottom-right"}
      offset={{ bottom: "5.5rem" }}
      mobileOffset={{ top: "3.75rem" }}
      closeButton
      // A later message must not cover the Undo of an earlier one.
      expand
      className="font-sans!"
      toastOptions={{ unstyled: true, classNames: LOOKS }}
    />
  );
}
