import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/**
 * The letters of a text as they can be compared with those of a printed one: where a line ends, there is a blank or none, and a
 * hyphen or none.
 */
export const letters = (text: string): string => text.normalize("NFKC").replace(/[\s\u00ad-]/g, "");

/** The letters on each sheet of paper on which the browser would print a page, read back from the PDF that it makes. */
export async function printedSheets(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map(letters);
}
