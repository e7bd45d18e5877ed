export * from "../en/home.ts";
