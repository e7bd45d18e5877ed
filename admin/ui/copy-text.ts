import { toast } from "./toast.ts";

/** Copies a text; `what` names it in the message: 'Link'. `otherwise` says what to do when that fails. */
export async function copyText(text: string, what: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${what} copied`);
  } catch (error) {
    console.error("Copying failed", error);
    toast.error(otherwise);
  }
}
