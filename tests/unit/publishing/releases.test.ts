import { expect, test } from "vitest";
import { deploySeconds, releaseWay } from "#domain/publishing/releases.ts";

const deploy = (id: number, more: Partial<Parameters<typeof releaseWay>[0]> = {}) => ({
  id,
  status: "live" as const,
  release_of: null,
  release_kept: true,
  is_live: false,
  started_at: "2026-01-01T12:00:00Z",
  finished_at: "2026-01-01T12:00:02.500Z",
  ...more,
});

test("kept releases are back or forward from the live one", () => {
  const order = deploy(6, { release_of: 3, release_kept: false });
  const deploys = [
    order,
    deploy(5),
    deploy(4),
    deploy(3, { is_live: true }),
    deploy(2),
    deploy(1, { release_kept: false }),
  ];
  expect(deploys.map((one) => releaseWay(one, deploys))).toEqual([null, "newest", "forward", "live", "back", null]);
});

test("a live release that is not among the last deploys is older than all of them", () => {
  const failed = deploy(9, { status: "failed", release_kept: false });
  const deploys = [failed, deploy(8), deploy(7)];
  expect(deploys.map((one) => releaseWay(one, deploys))).toEqual([null, "newest", "forward"]);
});

test("how long a deploy was worked on", () => {
  expect(deploySeconds(deploy(1))).toBe(2.5);
  expect(deploySeconds(deploy(1, { finished_at: null }))).toBeNull();
});
