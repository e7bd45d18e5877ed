import { cdp } from "vitest/browser";

/** A command of the Chrome DevTools Protocol. */
export const command = (method: string, parameters: object): Promise<unknown> =>
  (cdp() as unknown as { send: typeof command }).send(method, parameters);

type Preferences = { "prefers-color-scheme"?: "dark" | "light"; "forced-colors"?: "active" };

/** Sets the preferences of the visitor's system; without any, those of all other tests (vitest.config.ts). */
export function prefer(preferences: Preferences = {}): Promise<unknown> {
  const all = { "prefers-reduced-motion": "reduce", ...preferences };
  const features = Object.entries(all).map(([name, value]) => ({ name, value }));
  return command("Emulation.setEmulatedMedia", { features });
}
