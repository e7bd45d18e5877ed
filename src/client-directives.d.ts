import "astro";
import type { TouchedOptions } from "#client/page/touched-directive.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates an island when it is first used, or as these options say. */
    "client:touched"?: TouchedOptions;
  }
}
