import { expect, test } from "vitest";
import { afterEvent, fits, isUnderWay, type Saving, type SavingEvent } from "#domain/offline/offline-saving.ts";
import { afterAttempt, type WaitingEnquiry } from "#domain/enquiries/waiting-enquiry.ts";

const NONE = { files: 0, bytes: 0 };
const start: SavingEvent = { type: "start", pictures: "small", total: { files: 10, bytes: 1000 }, done: NONE };
const after = (...events: SavingEvent[]): Saving | null => events.reduce(afterEvent, null as Saving | null);
const stepAfter = (...events: SavingEvent[]) => after(start, ...events)?.step;

test("saving goes from the first file to the last", () => {
  const done = { files: 3, bytes: 300 };
  expect(after(start, { type: "progress", done })).toMatchObject({ step: "saving", done, savedAt: null });
  const at = "2026-11-23T02:00:00.000Z";
  const saved = after(start, { type: "complete", at });
  expect(saved).toMatchObject({ step: "saved", done: { files: 10, bytes: 1000 }, savedAt: at });
  // An update keeps the time of what is still there.
  expect(after(start, { type: "complete", at }, start)).toMatchObject({ step: "saving", savedAt: at });
});

test("saving that was paused waits for the visitor; after a lost connection it continues by itself", () => {
  expect(stepAfter({ type: "pause" })).toBe("paused");
  expect(stepAfter({ type: "pause" }, { type: "progress", done: NONE })).toBe("paused");
  expect(stepAfter({ type: "pause" }, { type: "disconnect" })).toBe("paused");
  expect(stepAfter({ type: "pause" }, { type: "resume" })).toBe("saving");
  expect(stepAfter({ type: "disconnect" })).toBe("interrupted");
  expect(stepAfter({ type: "disconnect" }, { type: "pause" })).toBe("paused");
  expect(stepAfter({ type: "run out of space" })).toBe("full");
  expect(stepAfter({ type: "run out of space" }, { type: "resume" })).toBe("saving");
  expect(stepAfter({ type: "complete", at: "" }, { type: "resume" })).toBe("saved");
  expect(stepAfter({ type: "complete", at: "" }, { type: "pause" })).toBe("saved");
  const steps = ["saving", "interrupted", "paused", "full", "saved"] as const;
  const saving = after(start);
  expect(steps.filter((step) => saving && isUnderWay({ ...saving, step }))).toEqual(["saving", "interrupted"]);
});

test("what was removed stays removed, whatever still arrives", () => {
  for (const event of [{ type: "progress", done: NONE }, { type: "pause" }, { type: "complete", at: "" }] as const)
    expect(afterEvent(null, event)).toBeNull();
});

test("it must fit with some room to spare", () => {
  expect(fits(100, 111)).toBe(true);
  expect(fits(100, 109)).toBe(false);
});

const waiting: WaitingEnquiry = {
  id: "6b1f0d4e-1111-4222-8333-444455556666",
  form: "quote",
  address: "/api/enquiry",
  fields: { message: "Two chillers" },
  files: ["plan.pdf"],
  writtenAt: "2026-11-23T02:00:00.000Z",
  state: "waiting",
};

test("a message waits until the server has taken or refused it", () => {
  for (const status of [408, 425, 429, 500, 502, 503]) expect(afterAttempt(waiting, status, {})).toEqual(waiting);
  expect(afterAttempt(waiting, 200, { message: "Thank you.", reference: "Q-2026-0147" })).toMatchObject({
    id: waiting.id,
    state: "sent",
    message: "Thank you.",
    reference: "Q-2026-0147",
  });
  const errors = { deadline: "Choose a day that is not over yet" };
  expect(afterAttempt(waiting, 422, { message: "Please check the marked fields.", errors })).toMatchObject({
    state: "refused",
    message: "Please check the marked fields.\nChoose a day that is not over yet",
    fields: waiting.fields,
  });
});
