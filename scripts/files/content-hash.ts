import { createHash } from "node:crypto";

/** 16 hexadecimal digits that change with a content, for names of files and to tell versions apart. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);
