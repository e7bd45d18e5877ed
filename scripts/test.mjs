import { ensureInstalled, runEntry } from "./install.mjs";

ensureInstalled();
runEntry("test.ts");
