import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Review, SentMark } from "#domain/submittals/review/record.ts";
import { $reviews, keepMark, reviewKey } from "../../../../src/client/reviews/review-store.ts";
import { useReview } from "../../../../src/client/reviews/use-review.ts";
import { answerRequests } from "../../admin/backend.ts";

const [FIRST, SECOND] = ["a".repeat(64), "b".repeat(64)];
const MARK: SentMark = { id: "1", revision: 0, item: "chiller", mark: "B", body: "Sound?", page: null, line: "" };
const reviewOf = (number: string): Review => ({
  submittal: { number, project: "Tower", client: null, consultant: null, contractor: null },
  ...{ ends_at: "2030-01-01T00:00:00Z", revision: 0, revisions: [], items: [], before: null, entries: [] },
});
const waiting = (token: string) => $reviews.get()[reviewKey(token)]?.waiting ?? [];

beforeEach(() => {
  localStorage.clear();
  $reviews.set({});
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", location.pathname + location.search);
  vi.restoreAllMocks();
});

test("another link that is opened while marks are sent goes on showing its own submittal", async () => {
  const stored = Promise.withResolvers<unknown>();
  answerRequests({
    review: ({ body }) => {
      const { token, marks } = body as { token: string; marks?: unknown };
      return marks ? stored.promise : reviewOf(token === FIRST ? "First" : "Second");
    },
  });
  keepMark(FIRST, MARK);
  location.hash = FIRST;
  const Shown = () => <p>{useReview().review?.submittal.number}</p>;
  await render(<Shown />);
  await expect.element(page.getByText("First")).toBeVisible();
  location.hash = SECOND;
  await expect.element(page.getByText("Second")).toBeVisible();
  stored.resolve({ revision: 0, entries: [] });
  await expect.poll(() => waiting(FIRST)).toEqual([]);
  await expect.element(page.getByText("Second")).toBeVisible();
});

test("a mark waits to be sent although the storage of the browser is full", () => {
  const stop = $reviews.listen(() => undefined);
  for (let size = 4_000_000, n = 0; size > 0; n += 1) {
    try {
      localStorage.setItem(`full-${n}`, "x".repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  keepMark(FIRST, MARK);
  expect(waiting(FIRST)).toEqual([MARK]);
  stop();
});
