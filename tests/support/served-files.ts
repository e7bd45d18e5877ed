import { afterEach, beforeEach, vi } from "vitest";

/** Answers the requests of each test of a file: the content of these files by address, and 404 for all others. */
export function serveFiles(files: Readonly<Record<string, unknown>>): void {
  beforeEach(() => {
    vi.stubGlobal("fetch", async (path: string) =>
      path in files ? Response.json(files[path]) : new Response(null, { status: 404 }),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());
}
