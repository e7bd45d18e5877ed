export * from "../en/comparison.ts";
