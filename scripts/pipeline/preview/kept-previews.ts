import { createHash, randomBytes } from "node:crypto";
import type { PreviewRequest, PreviewRow } from "#domain/publishing/preview.ts";

/** Something to show: what is in a form, a draft or a plan. */
export type Preview = {
  what: "form" | "draft" | "plan";
  /** Names the rows: the same version has the same ones. */
  version: string;
  name: string;
  rows: PreviewRow[];
  /** When the link to it ends; null for what a colleague looks at. */
  endsAt: string | null;
};

/** What a colleague looks at: a form as it was sent, or the name of what is stored. */
export type Kept = { form: Preview } | { subject: string };

const MOST = 100;
const MOST_BYTES = 64_000_000;
const KEPT_MS = 60 * 60_000;

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * What colleagues look at, in memory only, each under the hash of its key: for an hour after it was last changed, and the newest
 * of them. `now` is the time in milliseconds.
 */
export function keptPreviews(now: () => number = Date.now) {
  const kept = new Map<string, { shown: Kept; bytes: number; until: number }>();
  let versions = 0;

  function dropOld(): void {
    let bytes = 0;
    for (const [hash, { bytes: own, until }] of [...kept].reverse()) {
      bytes += own;
      if (until <= now() || bytes > MOST_BYTES) kept.delete(hash);
    }
    for (const hash of [...kept.keys()].slice(0, -MOST)) kept.delete(hash);
  }

  return {
    /** Keeps it, a form in place of what was kept under this key. Returns the key, a new one if that is not known. */
    keep(asked: PreviewRequest, bytes: number): string {
      dropOld();
      const key = "key" in asked && asked.key !== undefined && kept.has(hashOf(asked.key)) ? asked.key : newKey();
      versions += 1;
      const shown: Kept =
        "subject" in asked
          ? { subject: asked.subject }
          : { form: { what: "form", version: `form ${versions}`, name: asked.name, rows: [asked.row], endsAt: null } };
      // The newest is the last.
      kept.delete(hashOf(key));
      kept.set(hashOf(key), { shown, bytes, until: now() + KEPT_MS });
      dropOld();
      return key;
    },
    find(key: string): Kept | null {
      dropOld();
      return kept.get(hashOf(key))?.shown ?? null;
    },
  };
}

/** The keys of colleagues, which only this process knows, begin in another way than the tokens of links. */
export const isKeptKey = (key: string): boolean => key.startsWith("own-");
const newKey = (): string => `own-${randomBytes(32).toString("base64url")}`;
