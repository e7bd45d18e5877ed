import { expect, test } from "vitest";
import { oneAtATime } from "../../../scripts/stack/one-at-a-time.ts";

test("tasks run one after another, also after a failed one; what a task starts runs within it", async () => {
  const alone = oneAtATime();
  const seen: string[] = [];
  const task = (name: string) => async (): Promise<void> => {
    seen.push(`${name} begins`);
    await alone(async () => void seen.push(`${name} inside`));
    seen.push(`${name} ends`);
    if (name === "first") throw new Error("failed");
  };
  const first = alone(task("first"));
  const second = alone(task("second"));
  await expect(first).rejects.toThrow("failed");
  await second;
  expect(seen).toEqual(["first begins", "first inside", "first ends", "second begins", "second inside", "second ends"]);
});
