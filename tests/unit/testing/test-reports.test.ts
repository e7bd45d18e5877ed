import { expect, test } from "vitest";
import { countStories, countVitest, withRunnerFailure } from "../../../scripts/testing/test-reports.ts";

const story = (title: string, status: string) => ({ file: "a.spec.ts", line: 3, title, tests: [{ status }] });

test("a story that passes only at the second try fails the run and is named", () => {
  const suites = [{ specs: [story("a brand is saved", "expected")], suites: [{ specs: [story("a list", "flaky")] }] }];
  expect(countStories({ suites, errors: [] })).toEqual({
    passed: 1,
    failed: 1,
    failures: ["a.spec.ts:3 › a list (passed only at the second try)"],
  });
});

test("failed stories and errors outside of them are named; skipped ones count for nothing", () => {
  const suites = [{ specs: [story("one", "unexpected"), story("two", "skipped")] }];
  expect(countStories({ suites, errors: [{ message: "Cannot find module\n  at x" }] })).toEqual({
    passed: 0,
    failed: 2,
    failures: ["a.spec.ts:3 › one", "Cannot find module"],
  });
});

test("a test file that could not be loaded is a failure", () => {
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults: [] },
    { name: "b.test.ts", status: "failed", assertionResults: [{ fullName: "adds", status: "failed" }] },
  ];
  expect(countVitest({ numPassedTests: 4, testResults })).toEqual({
    passed: 4,
    failed: 2,
    failures: ["a.test.ts", "b.test.ts › adds"],
  });
});

test("no suite passes without tests, or if its runner failed", () => {
  const none = { passed: 0, failed: 0, failures: [] };
  expect(withRunnerFailure(none, 0)).toMatchObject({ failed: 1, failures: ["No test was run."] });
  expect(withRunnerFailure({ ...none, passed: 3 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(withRunnerFailure({ ...none, passed: 3 }, 0)).toMatchObject({ passed: 3, failed: 0 });
  expect(withRunnerFailure(none, 0, { mayBeEmpty: true })).toMatchObject({ failed: 0 });
});
