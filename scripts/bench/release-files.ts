import { filesBelow } from "../files/files-below.ts";

export const FILE_KINDS = ["pages", "documents", "media", "search", "data", "code"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a file of a release is, by its path there. */
function fileKind(path: string): FileKind {
  if (path.endsWith(".html")) return "pages";
  if (path.endsWith(".pdf")) return "documents";
  if (/^(?:media|pictures)\//.test(path)) return "media";
  if (/^(?:pagefind\/|data\/search)/.test(path)) return "search";
  if (/^data\/|\.(?:json|xml|txt|webmanifest)$/.test(path)) return "data";
  return "code";
}

/** How many files of each kind a release has. */
export function countFiles(release: string): Record<FileKind, number> {
  const counts: Record<FileKind, number> = { pages: 0, documents: 0, media: 0, search: 0, data: 0, code: 0 };
  for (const path of filesBelow(release)) counts[fileKind(path)] += 1;
  return counts;
}
