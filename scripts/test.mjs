import { ensureInstalled, runEntry } from "./install.mjs";

ensureInstalled({ tools: true });
runEntry("test.ts");
