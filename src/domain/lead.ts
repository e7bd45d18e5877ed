import { excerpt } from "./text.ts";

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * A description parted into the whole sentences of its first paragraph that fit into `limit` characters, and the
 * paragraphs of what follows, so that nothing is read twice. Only a first sentence that is too long by itself is cut and
 * stands again, whole, in what follows.
 */
export function leadAndRest(text: string, limit: number): { lead: string; rest: string[] } {
  const [first = "", ...others] = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  let end = 0;
  for (const { segment, index } of SENTENCES.segment(first)) {
    const next = index + segment.length;
    // A full stop before a small letter or a figure is that of an abbreviation.
    if (/^[\p{Ll}\p{N}]/u.test(first.slice(next))) continue;
    if (Array.from(first.slice(0, next).trimEnd()).length > limit) break;
    end = next;
  }
  const lead = end === 0 ? excerpt(first, limit) : first.slice(0, end).trimEnd();
  return { lead, rest: [first.slice(end).trim(), ...others].filter(Boolean) };
}
