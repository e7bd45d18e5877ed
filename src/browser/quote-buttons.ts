import { $quotedSlugs, toggleQuoted } from "../stores/quote-list.ts";
import { startToggles } from "./toggle-buttons.ts";

startToggles("quote", $quotedSlugs, (slug, { dataset }) => toggleQuoted({ slug, name: dataset["name"] ?? slug }));
