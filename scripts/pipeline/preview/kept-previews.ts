import { createHash, randomBytes } from "node:crypto";
import type { PreviewRequest } from "#domain/publishing/preview.ts";
import { keepNewest } from "./keep-newest.ts";

/** Something to show: what is in a form, a draft or a plan. */
export type Preview = {
  what: "form" | "draft" | "plan";
  /** Names the rows: the same version has the same ones. */
  version: string;
  name: string;
  /**
   * The changes (PreviewRow) as JSON in UTF-8. Only the thread parses it: a text of empty objects takes some twenty times its own
   * memory then.
   */
  rows: Buffer;
  /** When the link to it ends; null for what a colleague looks at. */
  endsAt: string | null;
  /** Whose turn it takes: an account with all that it looks at, or a link. */
  by: string;
};

/** In place of a preview that has more than one may have. */
export const TOO_LARGE = "too large";

/** What a key shows; null if it shows nothing (any more). */
export type Found = Preview | typeof TOO_LARGE | null;

/** What a colleague looks at: a form as it was sent, or the name of what is stored; and with which account. */
export type Kept = ({ form: Preview } | { subject: string }) & { account: string };

type FormRequest = Exclude<PreviewRequest, { subject: string }>;

const LIMITS = { most: 100, mostBytes: 64_000_000 };
const KEPT_MS = 60 * 60_000;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * What colleagues look at, in memory only, each under the hash of its key: for an hour after it was last changed, and the newest
 * of them. `now` is the time in milliseconds.
 */
export function keptPreviews(now: () => number = Date.now) {
  const kept = new Map<string, { shown: Kept; bytes: number; until: number }>();
  let versions = 0;

  function dropOld(): void {
    for (const [hash, { until }] of kept) if (until <= now()) kept.delete(hash);
    keepNewest(kept, LIMITS);
  }

  return {
    /** Keeps it for an account, a form in place of what was kept under this key. Returns the key, a new one if that is not known. */
    keep(asked: PreviewRequest, account: string): string {
      dropOld();
      const key = "key" in asked && asked.key !== undefined && kept.has(hashOf(asked.key)) ? asked.key : newKey();
      versions += 1;
      const shown = "subject" in asked ? { subject: asked.subject } : { form: formOf(asked, versions, account) };
      // Of all texts in it, the rows alone have no limit of their own.
      const bytes = "form" in shown ? shown.form.rows.length : 0;
      // The newest is the last.
      kept.delete(hashOf(key));
      kept.set(hashOf(key), { shown: { ...shown, account }, bytes, until: now() + KEPT_MS });
      dropOld();
      return key;
    },
    find(key: string): Kept | null {
      dropOld();
      return kept.get(hashOf(key))?.shown ?? null;
    },
  };
}

const formOf = ({ name, row }: FormRequest, version: number, account: string): Preview => ({
  ...{ what: "form", version: String(version), name, endsAt: null, by: account },
  rows: Buffer.from(JSON.stringify([row])),
});

/** The keys of colleagues, which only this process knows, begin in another way than the tokens of links. */
export const isKeptKey = (key: string): boolean => key.startsWith("own-");
const newKey = (): string => `own-${randomBytes(32).toString("base64url")}`;
