import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Enquiry } from "#db/enquiries/enquiries.ts";
import { Toaster } from "../../../../../admin/ui/Toaster.tsx";
import { EnquiryView } from "../../../../../admin/features/enquiries/EnquiryView.tsx";
import { queryClient, queryKeys } from "../../../../../admin/query-client.ts";
import { renderInAdministration } from "../../in-administration.tsx";
import { ENQUIRY } from "./stored-enquiry.ts";

type Sent = { url: URL; method: string; body: unknown };

/** The answers of the backend. `changed`: the rows that a change of the enquiry returns. */
function answer(changed: unknown[] = [{ id: "e1" }]): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : String(request));
    const method = init?.method ?? "GET";
    if (method !== "GET") sent.push({ url, method, body: JSON.parse(String(init?.body ?? "null")) });
    if (method === "PATCH") return Response.json(changed);
    if (method === "POST") return new Response(null, { status: 201 });
    if (url.pathname.endsWith("/products"))
      return Response.json([{ id: "p1", name: "Air Cooled Chiller XL", slug: "air-cooled-chiller" }]);
    return Response.json([]);
  });
  return sent;
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.accounts, [
    { user_id: "mona", email: "office@example.com", permissions: ["enquiries.work"] },
    { user_id: "guest", email: "guest@example.com", permissions: [] },
  ]);
});
afterEach(() => vi.restoreAllMocks());

const open = (enquiry: Partial<Enquiry> = {}) =>
  renderInAdministration(() => (
    <>
      <EnquiryView enquiry={{ ...ENQUIRY, ...enquiry }} />
      <Toaster />
    </>
  ));

test("a request shows its products with links, and the prepared reply has its list", async () => {
  answer();
  await open();
  const table = page.getByRole("table", { name: "2 products of this request" });
  await expect.element(table.getByRole("link", { name: "Air Cooled Chiller", exact: true })).toBeVisible();
  await expect.element(table.getByText("now called Air Cooled Chiller XL")).toBeVisible();
  await expect.element(table.getByText("not in the catalogue any more")).toBeVisible();
  await expect
    .element(table.getByRole("link", { name: /View on the website/ }))
    .toHaveAttribute("href", "/products/air-cooled-chiller");
  await expect.element(page.getByText("Q-2026-0147")).toBeVisible();
  await expect.element(page.getByText("31 Jan 2027")).toBeVisible();
  const reply = page.getByRole("link", { name: "Reply by email" }).element().getAttribute("href") ?? "";
  expect(decodeURIComponent(reply)).toContain("- 2 × Air Cooled Chiller (On the roof)");
});

test("status and assignee are stored at once, compared with what was shown", async () => {
  const sent = answer();
  await open();
  await page.getByLabelText("Status", { exact: true }).selectOptions("Quoted");
  await expect.element(page.getByText("Status: Quoted")).toBeInTheDocument();
  await page.getByLabelText("Assignee", { exact: true }).selectOptions("office@example.com");
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ body }) => body)).toEqual([{ status: "quoted", outcome_reason: null }, { assignee: "mona" }]);
  expect(sent.map(({ url }) => url.searchParams.get("status") ?? url.searchParams.get("assignee"))).toEqual([
    "eq.new",
    "is.null",
  ]);
  expect(page.getByRole("option", { name: "guest@example.com" }).elements()).toHaveLength(0);
});

test("a change that conflicts with one by somebody else is reported", async () => {
  answer([]);
  await open();
  await page.getByLabelText("Status", { exact: true }).selectOptions("Closed");
  await expect
    .element(page.getByText("Somebody else has changed this meanwhile", { exact: false }))
    .toBeInTheDocument();
  await expect.element(page.getByLabelText("Status", { exact: true })).toHaveValue("new");
});

test("a note needs a text, and stays typed until it is stored", async () => {
  const sent = answer();
  await open();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect.element(page.getByText("Write the note first")).toBeVisible();
  await page.getByLabelText("New note").fill("Ask for the voltage.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect.element(page.getByLabelText("New note")).toHaveValue("");
  expect(sent.map(({ body }) => body)).toEqual([{ enquiry_id: "e1", body: "Ask for the voltage." }]);
});

test("a loss is stored with its reason, and not without one", async () => {
  const sent = answer();
  await open();
  await page.getByLabelText("Status", { exact: true }).selectOptions("Lost");
  await page.getByRole("button", { name: "Save as lost" }).click();
  await expect.element(page.getByText("Write why it was lost")).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("textbox", { name: "Lost: reason" }).fill(" The price ");
  await page.getByRole("button", { name: "Save as lost" }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: "lost", outcome_reason: "The price" }]);
});
