/** One thing that can be done about the message, such as Undo. */
export type ToastAction = { label: string; onClick: () => void };

const SHOWN_MS = 6_000;
/** A message with an action stays longer. */
const ACTION_MS = 12_000;

let showCorner: (() => void) | undefined;
/** For the Toaster: what to do when the first message comes. */
export const onFirstToast = (show: () => void): void => {
  showCorner = show;
};

async function show(kind: "success" | "error", text: string, action?: ToastAction): Promise<void> {
  showCorner?.();
  const { toast: sonner } = await import("sonner");
  // Hide messages of failures once something worked.
  if (kind === "success")
    for (const shown of sonner.getToasts()) if ("type" in shown && shown.type === "error") sonner.dismiss(shown.id);
  sonner[kind](text, action ? { action, duration: ACTION_MS } : { duration: SHOWN_MS });
}

/** The outcome of an action, in a corner of the screen. The library is loaded with the first message. */
export const toast = {
  success: (text: string, action?: ToastAction): void => void show("success", text, action),
  error: (text: string): void => void show("error", text),
};
