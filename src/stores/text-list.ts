/** Encodes a list of texts for storage in the browser; anything else is read as an empty list. */
export const textList = {
  encode: JSON.stringify,
  decode: (stored: string): string[] => {
    try {
      const value: unknown = JSON.parse(stored);
      return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
    } catch {
      return [];
    }
  },
};
