import { nameKey } from "../specifications/attribute.ts";
import { inLanguage } from "./translations.ts";

type Named = { id: string; name: string; synonyms?: readonly string[]; translations?: unknown };

/**
 * The specifications whose names in a language are names of others, too, by their ids. Pages keep the stored names of all of
 * them: the name says which figure is meant.
 */
export function namesakes<One extends Named>(all: readonly One[], language: string): Map<string, One[]> {
  const meant = new Map<string, Map<string, One>>();
  const shown = all.map((one) => inLanguage(one, "attributes", language));
  for (const [index, { name, synonyms = [] }] of [...all, ...shown].entries()) {
    const one = all[index % all.length];
    for (const key of [name, ...synonyms].map(nameKey))
      if (one) meant.set(key, (meant.get(key) ?? new Map<string, One>()).set(one.id, one));
  }
  return new Map(
    shown.flatMap(({ id, name }, index) => {
      const others = [...(meant.get(nameKey(name))?.values() ?? [])].filter((other) => other.id !== id);
      return name === all[index]?.name || others.length === 0 ? [] : [[id, others]];
    }),
  );
}

/** That the name of a specification in a language is the name of these, too, for whoever translates. */
export const sharedNameText = (languageName: string, others: readonly { name: string }[]): string =>
  `${others.map(({ name }) => `“${name}”`).join(", ")} has the same name in ${languageName}. Pages show these specifications in English, so that nobody takes one figure for the other: give each a name of its own.`;
