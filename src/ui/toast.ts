type Kind = "success" | "error";

let appear: (() => void) | undefined;
let ready: () => void;
const mounted = new Promise<void>((resolve) => { ready = resolve; });

/** For the Toaster: `show` is called with the first message, `toasterMounted` says that it can be seen. */
export const onFirstToast = (show: () => void): void => { appear = show; };
export const toasterMounted = (): void => ready();

async function say(kind: Kind, text: string): Promise<void> {
  appear?.();
  const [{ toast: sonner }] = await Promise.all([import("sonner"), mounted]);
  sonner[kind](text);
}

/** The outcome of an action, in a corner of the screen. The library comes with the first message. */
export const toast = {
  success: (text: string): void => void say("success", text),
  error: (text: string): void => void say("error", text),
};
