import { $quotedSlugs, toggleQuoted } from "../stores/quote-list.ts";
import { startToggles } from "./toggle-buttons.ts";

startToggles("quote", $quotedSlugs, toggleQuoted);
