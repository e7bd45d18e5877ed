import { ensureInstalled, runEntry } from "./install.mjs";

ensureInstalled();
runEntry("start.ts");
