import type { Page } from "playwright";

/** The ids of the records that were made for the photographs. */
export type Records = {
  brand: string;
  product: string;
  page: string;
  enquiry: string;
};

export type Screen = {
  /** Names the photograph's file. */
  name: string;
  path: string | ((records: Records) => string);
  /** Who is signed in; nobody by default. */
  as?: "administrator" | "newcomer";
  /** Opens something on the loaded screen before the photograph: a menu, a dialog, a form's messages. */
  open?: (page: Page) => Promise<void>;
  /** Photographs only the part in view, because a full-page photograph would close what was opened. */
  inView?: true;
};
