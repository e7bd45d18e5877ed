export * from "../en/schedules.ts";
