/** A copy of a part of a page. V8 keeps the whole page in memory as long as any slice of it exists. */
export const ownText = (part: string): string => Buffer.from(part).toString();
