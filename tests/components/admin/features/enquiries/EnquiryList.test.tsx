import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Enquiry } from "#db/enquiries/enquiries.ts";
import { EnquiryList } from "../../../../../admin/features/enquiries/EnquiryList.tsx";
import { queryClient, queryKeys } from "../../../../../admin/query-client.ts";
import { renderInAdministration } from "../../in-administration.tsx";
import { ENQUIRY } from "./stored-enquiry.ts";

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.accounts, []);
});
afterEach(() => vi.restoreAllMocks());

/** Shows the inbox with these enquiries; each has a first name of its own. */
async function open(...enquiries: Partial<Enquiry>[]): Promise<void> {
  const rows = enquiries.map((enquiry, index) => ({ ...ENQUIRY, id: `e${index}`, ...enquiry }));
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve(Response.json(rows, { headers: { "content-range": `0-${rows.length - 1}/${rows.length}` } })),
  );
  await renderInAdministration(() => (
    <EnquiryList filter={{ state: "inbox" }} page={1} onFilter={() => undefined} onPage={() => undefined} />
  ));
}
const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a row names the models of the requested products, each once", async () => {
  const [first, second] = ENQUIRY.lines;
  if (!first || !second) throw new Error("The enquiry has two lines.");
  const models = (...names: (string | null)[]) => names.map((model, index) => ({ ...first, position: index, model }));
  await open(
    { first_name: "Several", lines: models("19XR", null, "30XA", "19XR") },
    { first_name: "None", lines: [second] },
  );
  await expect.element(row("Several").getByText("19XR, 30XA", { exact: true })).toBeVisible();
  await expect.element(row("None")).toBeVisible();
  await expect.element(row("None").getByText("19XR")).not.toBeInTheDocument();
});

test("a row says that its answer was due only while it waits for one and the day is over", async () => {
  await open(
    { first_name: "Late", due_on: "2020-01-02" },
    { first_name: "Early", due_on: "2999-01-02" },
    { first_name: "Undated", due_on: null },
    { first_name: "Answered", due_on: "2020-01-02", status: "quoted" },
  );
  await expect.element(row("Late").getByText("Answer was due 2 Jan 2020")).toBeVisible();
  await expect.element(page.getByText(/^Answer was due/)).toHaveLength(1);
});
