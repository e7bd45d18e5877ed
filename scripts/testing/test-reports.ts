/** The result of a suite. `failures` names what did not pass, and what passed only at the second try. */
export type Count = { passed: number; failed: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

type StorySuite = {
  specs: { file: string; line: number; title: string; tests: { status: string }[] }[];
  suites?: StorySuite[];
};
type StoryReport = { suites: StorySuite[]; errors: { message?: string }[] };

/** The result of a command that has no report, only an exit code. */
export const countCommand = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };

/** The result in a JSON report of Vitest. A file that could not be loaded counts as one failure. */
export function countVitest({ numPassedTests, testResults }: VitestReport): Count {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${name} › ${test.fullName}`);
    return status === "failed" && failed.length === 0 ? [name] : failed;
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** The result in a JSON report of Playwright. A story that passed only at the second try counts as failed. */
export function countStories({ suites, errors }: StoryReport): Count {
  const specs = suites.flatMap(specsOf);
  const failures = specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ status }) => {
      const name = `${file}:${line} › ${title}`;
      if (status === "flaky") return [`${name} (passed only at the second try)`];
      return status === "unexpected" ? [name] : [];
    }),
  );
  failures.push(...errors.map(({ message = "An error outside of the stories." }) => message.split("\n")[0] ?? ""));
  const passed = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === "expected").length;
  return { passed, failed: failures.length, failures };
}

const specsOf = (suite: StorySuite): StorySuite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** Adds a failure if the runner ended with an error although its report names none, or if no test ran. */
export function withRunnerFailure(count: Count, exitCode: number, { mayBeEmpty = false } = {}): Count {
  if (count.failed > 0) return count;
  if (exitCode !== 0) return { ...count, failed: 1, failures: [`The runner ended with code ${exitCode}.`] };
  if (count.passed === 0 && !mayBeEmpty) return { ...count, failed: 1, failures: ["No test was run."] };
  return count;
}
