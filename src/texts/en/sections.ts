/** Texts of the parts that several pages share: cards, testimonials, pictures. */
export const SECTION_TEXTS = {
  testimonials: "Testimonials",
  rating: (rating: number) => `${rating} of 5`,
  /** Between a person's position and the company. */
  comma: ", ",
  allProducts: "All products",
  allOfCategory: (category: string) => `All of ${category}`,
  allReferences: "All references",
  allNews: "All news",
  contact: "Contact us",
  toQuoteList: "To the quote list",
  /** Projects on the map whose place is not known. */
  elsewhere: "Elsewhere",
} as const;

/** What the figures of the company mean, by their names in its settings. */
export const COMPANY_FIGURE_TEXTS = {
  experience: "years of experience",
  projects: "projects completed",
  satisfaction: "client satisfaction",
  engineers: "engineers",
  support: "support",
  response: "response",
} as const;
