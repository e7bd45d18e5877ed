import type { Page } from "playwright";
import { administrationScreens } from "./administration-screens.ts";
import { siteScreens } from "./site-screens.ts";

/** What a screen shows that is not in the seed: ids of the records made for the photographs. */
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
  /** Who looks at it; without it a visitor. */
  as?: "administrator" | "newcomer";
  /** Opens what is to be seen on the loaded screen: a menu, a dialog, a form's messages. */
  open?: (page: Page) => Promise<void>;
  /** What opens lies over the screen: only the part in view is photographed, which leaves it open. */
  inView?: true;
};

/** Every screen that is photographed. */
export const screens: readonly Screen[] = [...siteScreens, ...administrationScreens];
