import { excerpt } from "../text/text.ts";

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * Splits a description into a lead (the whole sentences of its first paragraph that fit into `limit` characters) and the
 * remaining paragraphs, so that nothing is shown twice. The only exception is a first sentence longer than the limit: the lead
 * has its beginning, the rest all of it.
 */
export function leadAndRest(text: string, limit: number): { lead: string; rest: string[] } {
  const [first = "", ...others] = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  let end = 0;
  for (const { segment, index } of SENTENCES.segment(first)) {
    const next = index + segment.length;
    // A full stop before a lower-case letter or a digit belongs to an abbreviation.
    if (/^[\p{Ll}\p{N}]/u.test(first.slice(next))) continue;
    if (Array.from(first.slice(0, next).trimEnd()).length > limit) break;
    end = next;
  }
  const lead = end === 0 ? excerpt(first, limit) : first.slice(0, end).trimEnd();
  return { lead, rest: [first.slice(end).trim(), ...others].filter(Boolean) };
}
