import "astro";
import type { InteractionOptions } from "#client/page/interaction-directive.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates an island when it is first used, or as these options say. */
    "client:interaction"?: InteractionOptions;
  }
}
