import { createHash } from "node:crypto";

/** The name of a file that changes with its content: twelve hexadecimal digits. */
export const contentName = (content: string): string => createHash("sha256").update(content).digest("hex").slice(0, 12);
