export * from "../en/quotes.ts";
