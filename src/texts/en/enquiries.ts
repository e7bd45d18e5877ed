/** What the scripts of the forms say. */
export const ENQUIRY_TEXTS = {
  sending: "Sending…",
  /** The beginning of a message about a product. */
  askingFor: (product: string) => `I would like a quotation for: ${product}\n\n`,
} as const;
