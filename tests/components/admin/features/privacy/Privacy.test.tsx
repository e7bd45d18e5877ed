import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Privacy } from "../../../../../admin/features/privacy/Privacy.tsx";
import { queryClient } from "../../../../../admin/query-client.ts";
import { answerRequests, bodies, counts, refused } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";

/** A database that keeps enquiries for 24 months and has `older` ones than what is asked. */
function database({ older, store }: { older: number; store?: () => unknown }) {
  let stored = { enquiry_months: 24, history_months: 24 };
  return answerRequests({
    enquiries: () => counts(older),
    changes: () => counts(40),
    retention: ({ method, body }) => {
      if (method !== "PATCH") return stored;
      if (store) return store();
      stored = { ...stored, ...(body as Partial<typeof stored>) };
      return [stored];
    },
  });
}

const months = page.getByLabelText("Keep enquiries for so many months");
const save = page.getByRole("button", { name: "Save months" });
const question = page.getByRole("alertdialog", { name: "Delete older enquiries" });

beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

test("a number that cannot be is refused at its field, stays typed, and nothing is asked of the database", async () => {
  const sent = database({ older: 3 });
  await renderInAdministration(Privacy);
  await months.fill("121");
  await save.click();
  await expect.element(months).toHaveAccessibleDescription("Enter a number of months from 1 to 120");
  await expect.element(months).toBeInvalid();
  await expect.element(months).toHaveValue(121);
  expect(sent.filter(({ name }) => name === "enquiries")).toEqual([]);
});

test("a shorter time says how many enquiries go with it; only Delete stores it", async () => {
  const sent = database({ older: 3 });
  await renderInAdministration(Privacy);
  await months.fill("12");
  await userEvent.keyboard("{Enter}");
  await expect.element(question.getByText("3 enquiries are older than 12 months", { exact: false })).toBeVisible();
  await expect.element(question.getByText("This cannot be undone.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(months).toHaveValue(12);
  expect(bodies(sent, "retention", "PATCH")).toEqual([]);
  await save.click();
  await question.getByRole("button", { name: "Delete 3 enquiries" }).click();
  await expect.poll(() => bodies(sent, "retention", "PATCH")).toEqual([{ enquiry_months: 12 }]);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(months).toHaveValue(12);
});

test("the history of changes has its own time, and the question names both", async () => {
  const sent = database({ older: 3 });
  await renderInAdministration(Privacy);
  await page.getByLabelText("Keep the history of changes for so many months").fill("6");
  await save.click();
  const alone = page.getByRole("alertdialog", { name: "Delete older changes" });
  await expect.element(alone.getByText("40 changes are older than 6 months", { exact: false })).toBeVisible();
  await alone.getByRole("button", { name: "Cancel" }).click();
  await months.fill("12");
  await save.click();
  await page.getByRole("button", { name: "Delete 3 enquiries and 40 changes" }).click();
  await expect.poll(() => bodies(sent, "retention", "PATCH")).toEqual([{ enquiry_months: 12, history_months: 6 }]);
});

test("a longer time deletes nothing more, and is stored without a question", async () => {
  const sent = database({ older: 3 });
  await renderInAdministration(Privacy);
  await months.fill("36");
  await save.click();
  await expect.poll(() => bodies(sent, "retention", "PATCH")).toEqual([{ enquiry_months: 36 }]);
  await expect.element(question).not.toBeInTheDocument();
});

test("a failure is read out and keeps the number, in the field as in the question", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  database({ older: 1, store: () => refused("no") });
  await renderInAdministration(Privacy);
  await months.fill("36");
  await save.click();
  await expect.element(page.getByText("Error saving the time. Please try again.")).toBeVisible();
  await expect.element(months).toHaveValue(36);
  await expect.element(save).toBeEnabled();
  await months.fill("6");
  await save.click();
  await question.getByRole("button", { name: "Delete 1 enquiry" }).click();
  await expect.element(question.getByRole("alert")).toHaveTextContent("Error saving the time. Please try again.");
  await expect.element(question).toBeVisible();
});

test("while it is read it says so; where it cannot be, Retry reads it again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const first = Promise.withResolvers<Response>();
  const read = vi
    .fn<() => unknown>()
    .mockReturnValueOnce(first.promise)
    .mockReturnValue({ enquiry_months: 24, history_months: 24 });
  answerRequests({ retention: read });
  await renderInAdministration(Privacy);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading the time...");
  first.resolve(refused("no"));
  await expect.element(page.getByRole("alert").getByText("The time could not be loaded")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(months).toHaveValue(24);
});

test("without a connection that is said, and the number stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  database({ older: 0, store: () => Promise.reject(new TypeError("Failed to fetch")) });
  await renderInAdministration(Privacy);
  await months.fill("36");
  await save.click();
  await expect.element(page.getByText("There is no connection. Please try again once it is back.")).toBeVisible();
  await expect.element(months).toHaveValue(36);
});
