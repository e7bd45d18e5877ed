import { frameHash } from "./static-path.ts";

let made: { frame: string; parts: Map<string, Promise<string>> } = { frame: "", parts: new Map() };

/** The HTML of a part that depends only on the frame data (frameHash): rendered once per name, and again when these change. */
export function sharedPart(name: string, render: () => Promise<string>): Promise<string> {
  // In development its code and texts change too.
  if (import.meta.env.DEV) return render();
  const frame = frameHash();
  if (made.frame !== frame) made = { frame, parts: new Map() };
  const { parts } = made;
  const part = parts.get(name) ?? render();
  parts.set(name, part);
  part.catch(() => parts.delete(name));
  return part;
}
