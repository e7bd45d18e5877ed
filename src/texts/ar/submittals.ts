export * from "../en/submittals.ts";
