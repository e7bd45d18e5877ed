import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates an island when it is first used (src/browser/touched-directive.ts), or at once where this selector matches. */
    "client:touched"?: string;
  }
}
