export * from "../en/offline.ts";
