type Kind = "success" | "error";
/** One thing that can be done about the message, such as Undo. */
export type ToastAction = { label: string; onClick: () => void };

/** With something to do about it a message stays longer. */
const ACTION_MS = 12_000;

let appear: (() => void) | undefined;
let ready: () => void;
const mounted = new Promise<void>((resolve) => {
  ready = resolve;
});

/** For the Toaster: `show` is called with the first message, `toasterMounted` says that it can be seen. */
export const onFirstToast = (show: () => void): void => {
  appear = show;
};
export const toasterMounted = (): void => ready();

const failures: (string | number)[] = [];

async function say(kind: Kind, text: string, action?: ToastAction): Promise<void> {
  appear?.();
  const [{ toast: sonner }] = await Promise.all([import("sonner"), mounted]);
  // What failed before and works now is no news any more.
  if (kind === "success") for (const id of failures.splice(0)) sonner.dismiss(id);
  const id = sonner[kind](text, action && { action, duration: ACTION_MS });
  if (kind === "error") failures.push(id);
}

/** The outcome of an action, in a corner of the screen. The library comes with the first message. */
export const toast = {
  success: (text: string, action?: ToastAction): void => void say("success", text, action),
  error: (text: string): void => void say("error", text),
};
