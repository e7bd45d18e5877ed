import { describe, expect, test } from "vitest";
import { buildInfoSchema, publishState } from "#domain/publish.ts";

const time = "2026-01-01T00:00:00Z";
const live = (revision: number) => ({ revision, deploy: 1, time });
const deploy = (status: "queued" | "building" | "live" | "failed", error: string | null = null) => ({
  status,
  pages_done: 3,
  pages_total: 10,
  error,
});

describe("publishState of revision 5", () => {
  test("live once the site itself reports it or a later one, whatever the deploy says", () => {
    expect(publishState(5, null, live(5))).toEqual({ stage: "live" });
    expect(publishState(5, deploy("failed", "Broken"), live(6))).toEqual({ stage: "live" });
  });

  test("saved without a deploy", () => {
    expect(publishState(5, null, null)).toEqual({ stage: "saved" });
    expect(publishState(5, null, live(4))).toEqual({ stage: "saved" });
  });

  test("queued, building", () => {
    expect(publishState(5, deploy("queued"), live(4))).toEqual({ stage: "queued" });
    expect(publishState(5, deploy("building"), live(4))).toEqual({ stage: "building", done: 3, total: 10 });
  });

  test("a deploy that says live is still building until the site says so", () => {
    expect(publishState(5, deploy("live"), live(4))).toEqual({ stage: "building", done: 3, total: 10 });
  });

  test("failed with its reason", () => {
    expect(publishState(5, deploy("failed", "A slug is missing."), null)).toEqual({
      stage: "failed",
      reason: "A slug is missing.",
    });
    expect(publishState(5, deploy("failed"), null)).toEqual({ stage: "failed", reason: "The build failed." });
  });
});

test("build.json", () => {
  expect(buildInfoSchema.parse({ revision: 0, deploy: null, time })).toEqual({ revision: 0, deploy: null, time });
  expect(buildInfoSchema.safeParse({ revision: -1, deploy: null, time }).success).toBe(false);
  expect(buildInfoSchema.safeParse("<!doctype html>").success).toBe(false);
});
