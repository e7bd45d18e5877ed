import { panel } from "../panel.ts";

/** Classes of a panel with padding: a section of an editor, a step of an import. */
export const sheet = panel({ class: "grid gap-4.5 p-5 *:min-inline-0 max-md:p-4" });
