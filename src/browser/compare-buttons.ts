import { $compare, toggleCompared } from "../stores/compare.ts";
import { startToggles } from "./toggle-buttons.ts";

startToggles("compare", $compare, toggleCompared);
