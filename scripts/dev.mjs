import { ensureInstalled, runEntry } from "./install.mjs";

ensureInstalled();
runEntry("dev.ts");
