import { administrationScreens } from "./administration-screens.ts";
import type { Screen } from "./screen.ts";
import { siteScreens } from "./site-screens.ts";

/** Every screen that is photographed. */
export const screens: readonly Screen[] = [...siteScreens, ...administrationScreens];
