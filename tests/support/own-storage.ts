import { setPersistentEngine } from "@nanostores/persistent";

/** What stores keep stays in this test file: all files of component tests have one origin, and so one storage. */
export const keepInThisFile = (): void =>
  setPersistentEngine({}, { addEventListener: () => undefined, removeEventListener: () => undefined });
