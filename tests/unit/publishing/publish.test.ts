import { describe, expect, test } from "vitest";
import {
  buildInfoSchema,
  PUBLISH_REASON_MAX,
  publishingTimes,
  publishReason,
  publishReasonSchema,
  publishState,
  spokenSeconds,
} from "#domain/publishing/publish.ts";

const time = "2026-01-01T00:00:00Z";
const live = (revision: number) => ({ revision, deploy: 1, time });
const deploy = (status: "queued" | "building" | "live" | "failed", error: string | null = null) => ({
  status,
  pages_done: 3,
  pages_total: 10,
  error,
});

describe("publishState of revision 5", () => {
  test("live as soon as the site itself reports it or a later revision, whatever the deploy says", () => {
    expect(publishState(5, null, live(5))).toEqual({ stage: "live" });
    expect(publishState(5, deploy("failed", "Broken"), live(6))).toEqual({ stage: "live" });
  });

  test("saved without a deploy", () => {
    expect(publishState(5, null, null)).toEqual({ stage: "saved" });
    expect(publishState(5, null, live(4))).toEqual({ stage: "saved" });
  });

  test("page-live while only the pages of records have the change", () => {
    const pageFirst = { ...live(4), pages: 5 };
    expect(publishState(5, deploy("building"), pageFirst)).toEqual({ stage: "page-live" });
    expect(publishState(6, deploy("building"), pageFirst)).toMatchObject({ stage: "building" });
    expect(publishState(5, deploy("failed", "Broken"), pageFirst)).toMatchObject({ stage: "failed" });
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
      pageDrop: false,
    });
    expect(publishState(5, deploy("failed"), null)).toEqual({
      stage: "failed",
      reason: "The build failed.",
      pageDrop: false,
    });
  });

  test("a release that was refused for its missing pages can be accepted", () => {
    expect(publishState(5, { ...deploy("failed", "Too few pages."), error_code: "page-drop" }, null)).toMatchObject({
      pageDrop: true,
    });
    expect(publishState(5, { ...deploy("failed", "A broken link."), error_code: "links" }, null)).toMatchObject({
      pageDrop: false,
    });
  });
});

describe("publishState while the release of deploy 1, of revision 4, is shown instead of a newer one", () => {
  const older = { deploy: 1, waits: false };
  const order = { ...deploy("live"), release_of: 1 };

  test("older, although the newest revision was published, and although the same revision is live", () => {
    expect(publishState(5, order, live(4), older)).toEqual({ stage: "older", released: time, waiting: null });
    expect(publishState(4, order, live(4), older)).toMatchObject({ stage: "older" });
    expect(publishState(5, null, live(4), older)).toMatchObject({ stage: "older" });
  });

  test("a save that waits is named by its revision", () => {
    expect(publishState(6, order, live(4), { ...older, waits: true })).toMatchObject({ stage: "older", waiting: 6 });
  });

  test("what a publisher asked for is queued, building or failed, until something is saved after that", () => {
    expect(publishState(5, deploy("queued"), live(4), older)).toEqual({ stage: "queued" });
    expect(publishState(5, deploy("building"), live(4), older)).toMatchObject({ stage: "building" });
    expect(publishState(5, deploy("failed", "Broken"), live(4), older)).toMatchObject({ stage: "failed" });
    expect(publishState(6, deploy("failed"), live(4), { ...older, waits: true })).toMatchObject({ stage: "older" });
    expect(publishState(5, { ...deploy("failed"), release_of: 3 }, live(4), older)).toMatchObject({ stage: "older" });
  });

  test("live as soon as the site reports another, newer release; what waits after that is still seen", () => {
    const other = { ...live(5), deploy: null };
    expect(publishState(5, order, other, older)).toEqual({ stage: "live" });
    expect(publishState(6, order, other, { ...older, waits: true })).toMatchObject({ stage: "older", waiting: 6 });
  });
});

test("a long reason is cut to the limit, a short one is not changed", () => {
  expect(publishReason(" New brand Carrier ")).toBe("New brand Carrier");
  for (const letter of ["x", "é", "😀"]) {
    for (const length of [PUBLISH_REASON_MAX - 1, PUBLISH_REASON_MAX, 5000]) {
      expect(publishReasonSchema.safeParse(publishReason(letter.repeat(length))).success).toBe(true);
    }
    expect(publishReasonSchema.safeParse(letter.repeat(PUBLISH_REASON_MAX + 1)).success).toBe(false);
  }
});

test("build.json", () => {
  expect(buildInfoSchema.parse({ revision: 0, deploy: null, time })).toEqual({ revision: 0, deploy: null, time });
  expect(buildInfoSchema.safeParse({ revision: -1, deploy: null, time }).success).toBe(false);
  expect(buildInfoSchema.safeParse("<!doctype html>").success).toBe(false);
});

describe("how long publishing took", () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

  test("counts from the request to the end, oldest first, only successful deploys", () => {
    const rows = [
      { id: 4, status: "building" as const, requested_at: at(40), finished_at: null },
      { id: 3, status: "live" as const, requested_at: at(30), finished_at: at(33) },
      { id: 2, status: "failed" as const, requested_at: at(20), finished_at: at(21) },
      { id: 1, status: "live" as const, requested_at: at(10), finished_at: at(18) },
    ];
    expect(publishingTimes(rows).map(({ deploy, seconds }) => [deploy.id, seconds])).toEqual([
      [1, 8],
      [3, 3],
    ]);
  });

  test("is shown in seconds and minutes", () => {
    expect([0.44, 9.96, 12.3, 59.6, 75].map(spokenSeconds)).toEqual([
      "0.4 s",
      "10.0 s",
      "12 s",
      "1 min 0 s",
      "1 min 15 s",
    ]);
  });
});
