import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { momentsOf, officeClock, officeOffset, planTime } from "#domain/publishing/plan-time.ts";
import { dueTimes, planFailure, planMail, publishedState } from "#domain/publishing/plans.ts";

const now = new Date("2026-11-26T08:00:00Z");

describe("the clock in Cairo", () => {
  test("is two hours ahead in winter and three in summer", () => {
    expect(momentsOf("2026-11-30T08:00")).toEqual([new Date("2026-11-30T06:00:00Z")]);
    expect(momentsOf("2027-07-01T08:00")).toEqual([new Date("2027-07-01T05:00:00Z")]);
    expect(planTime(new Date("2026-11-30T06:00:00Z"))).toBe("Mon, 30 Nov 2026, 08:00 Cairo time (UTC+02:00)");
    expect(officeOffset(new Date("2027-07-01T05:00:00Z"))).toBe("UTC+03:00");
  });

  test("leaves out an hour on the last Friday of April, and has one twice on the last Thursday of October", () => {
    expect(momentsOf("2027-04-29T23:59")).toHaveLength(1);
    expect(momentsOf("2027-04-30T00:30")).toEqual([]);
    expect(momentsOf("2027-04-30T01:00")).toEqual([new Date("2027-04-29T22:00:00Z")]);
    expect(momentsOf("2027-10-28T23:30")).toEqual([new Date("2027-10-28T20:30:00Z"), new Date("2027-10-28T21:30:00Z")]);
    expect(momentsOf("2027-10-29T00:00")).toHaveLength(1);
  });

  test("is read back as it was typed, whatever the moment", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        (date) => {
          const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
          const times = momentsOf(officeClock(minute));
          expect(times.map(Number)).toContain(Number(minute));
          expect(times.map(officeClock)).toEqual(times.map(() => officeClock(minute)));
        },
      ),
    );
  });
});

describe("the time of a plan", () => {
  test.each([
    ["", "Enter a day and a time"],
    ["2026-11-26T09:59", "This time is over. Choose one to come"],
    ["2027-04-30T00:30", "The clocks go forward in that night, and this hour is left out. Choose another time"],
  ])("'%s' is refused with what to do", (clock, problem) => {
    expect(dueTimes(clock, now)).toEqual({ problem });
  });

  test("in the hour that comes twice is one of two, unless the first is over", () => {
    expect(dueTimes("2027-10-28T23:30", now)).toMatchObject({ times: { length: 2 } });
    expect(dueTimes("2027-10-28T23:30", new Date("2027-10-28T20:45:00Z"))).toEqual({
      times: [new Date("2027-10-28T21:30:00Z")],
    });
  });
});

describe("what became of a plan", () => {
  const published = { made_at: "2026-11-26T07:00:00Z", revision: 40, live_at: null, build_error: null };

  test("live is said only of what the public site has shown, with the exact time", () => {
    const live = { ...published, live_at: "2026-11-26T07:00:00.431Z" };
    expect(publishedState(live, now, 41)).toEqual({ text: "Went live at 09:00:00.4, verified", bad: false });
    // A host that builds by itself has it, and shows it later; or an older release is shown again.
    expect(publishedState(live, now, 39).text).toBe("Built at 09:00:00.4; the public site does not show it now");
    expect(publishedState(live, now, null).text).toBe("Built at 09:00:00.4; the public site could not be asked");
    const nextDay = { ...published, live_at: "2026-11-27T07:00:00Z" };
    expect(publishedState(nextDay, now, 40).text).toContain("Fri, 27 Nov 2026, 09:00 Cairo time");
  });

  test("until then it is on its way, after five minutes in doubt, and a failed build says why", () => {
    expect(publishedState({ ...published, made_at: "2026-11-26T07:59:00Z" }, now, 39).bad).toBe(false);
    expect(publishedState(published, now, 39)).toMatchObject({ bad: true });
    expect(publishedState({ ...published, build_error: "2 links lead nowhere." }, now, 39)).toEqual({
      text: "Published, but not live: 2 links lead nowhere.",
      bad: true,
    });
  });

  test("a failure says when it should have gone live, why it did not, and what to do", () => {
    const due_at = "2026-11-30T06:00:00Z";
    expect(planFailure({ refusal: "plan-overtaken", records: 2, due_at })).toBe(
      "It was not published at Mon, 30 Nov 2026, 08:00 Cairo time (UTC+02:00). 2 records of it changed on the site meanwhile. Open the plan and decide what becomes of that.",
    );
    const slug = { refusal: "plan-slug-used", kind: "brand", name: "Fresh", slug: "fresh", usedBy: "Sooner", due_at };
    expect(planFailure(slug)).toContain('The slug "fresh" of the brand "Fresh" is used by "Sooner".');
    expect(planFailure({ refusal: "of a later version" })).toBe("It was not published at its time.");
    expect(planFailure(null)).toBeNull();
  });

  test("the mail names each plan with the reason and the way to it", () => {
    const failed = {
      ...published,
      id: "1",
      title: "Ramadan",
      state: "planned",
      failure: { refusal: "plan-empty", due_at: published.made_at },
    };
    const stuck = { ...published, id: "2", title: "Winter", state: "applied", failure: null, build_error: "No disk." };
    const { subject, text } = planMail([failed, stuck], "https://plantroom.example", now);
    expect(subject).toBe("2 plans did not go live at their time");
    for (const part of ["Ramadan\nIt was not", "Winter\nPublished, but not live: No disk.", "example/admin/plans/2"])
      expect(text).toContain(part);
  });
});
