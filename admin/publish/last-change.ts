import * as z from "zod";
import type { Change } from "./publish-context.ts";

const KEY = "plantroom-last-change";
const schema = z.object({ label: z.string(), href: z.string().nullable() });

/** The last change of this tab, so that a reload still knows which page to link to. */
export function readLastChange(): Change | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

export function keepLastChange(change: Change): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(change));
  } catch {
    // Without storage only the link after a reload is lost.
  }
}
