/** How a list of texts is kept in the browser; what is no such list counts as an empty one. */
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
