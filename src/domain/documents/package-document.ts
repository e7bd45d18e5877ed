/** The element of a product's page with its documents for a submittal package. */
export const DOCUMENTS_DATA = "product-documents";

/** A document that a package can take in. */
export type PackageDocument = {
  title: string;
  /** 'Datasheet, Rev. 3' */
  about: string;
  href: string;
  pages: number;
  bytes: number;
  /** The last day on which it is valid: '2027-05-19'. */
  until: string | null;
};
