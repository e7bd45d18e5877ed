import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { listFromFragment } from "#domain/enquiries/quote-list.ts";
import { QuoteList } from "#client/quotes/quote-list.tsx";
import { quoteList } from "#client/lists/lists-store.ts";
import { $sentRequest } from "#client/quotes/sent-request.ts";

const line = (slug: string, quantity = 1, note = "") => ({ slug, name: `The ${slug}`, quantity, note });

beforeEach(() => {
  vi.restoreAllMocks();
  // Without the catalogue the list shows the names it has kept.
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  history.replaceState(null, "", location.pathname);
  $sentRequest.set(null);
  quoteList.$entries.set([line("chiller", 2), line("fan", 12, "Cassette"), line("pump")]);
});

const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });

test("an invalid quantity is reported and not stored, and is discarded when the field is left", async () => {
  await render(<QuoteList />);
  const quantity = page.getByLabelText("Quantity: The chiller");
  for (const wrong of ["0", "2.5", "10000", ""]) {
    await quantity.fill(wrong);
    await expect.element(item("The chiller").getByText("Enter a whole number from 1 to 9,999")).toBeVisible();
    await expect.element(quantity).toHaveAttribute("aria-invalid", "true");
    expect(quoteList.$entries.get()[0]?.quantity).toBe(2);
  }
  await userEvent.tab();
  await expect.element(quantity).toHaveValue("2");
  await quantity.fill("١٢");
  expect(quoteList.$entries.get()[0]?.quantity).toBe(12);
});

test("a removed line comes back at its place with quantity and note, and the focus follows", async () => {
  await render(<QuoteList />);
  await page.getByRole("button", { name: "Remove: The fan" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.element(undo).toHaveFocus();
  await expect.element(page.getByText("The fan removed from the list.")).toBeVisible();
  await undo.click();
  expect(quoteList.$entries.get()).toEqual([line("chiller", 2), line("fan", 12, "Cassette"), line("pump")]);
  await expect.element(page.getByRole("region", { name: "Quote list" })).toHaveFocus();
});

test("a shared list replaces the visitor's own only on request, and that can be undone", async () => {
  const own = quoteList.$entries.get();
  location.hash = "item=valve.3.Brass";
  await render(<QuoteList />);
  const offer = page.getByRole("region", { name: "Somebody shared a quote list with you" });
  await expect.element(offer.getByText(/valve \(Brass\)/)).toBeVisible();
  expect(quoteList.$entries.get()).toEqual(own);
  await offer.getByRole("button", { name: "Replace my list" }).click();
  expect(quoteList.$entries.get()).toMatchObject([{ slug: "valve", quantity: 3, note: "Brass" }]);
  expect(location.hash).toBe("");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(quoteList.$entries.get()).toEqual(own);
});

test("no offer is made if the address has the visitor's own list", async () => {
  location.hash = "item=chiller.2&item=fan.12.Cassette&item=pump.1";
  await render(<QuoteList />);
  await expect.element(page.getByLabelText("Quantity: The fan")).toBeVisible();
  await expect.element(page.getByText("Somebody shared")).not.toBeInTheDocument();
});

test("a sent request shows its number, takes the focus, and its list can be put back", async () => {
  await render(<QuoteList />);
  const lines = quoteList.$entries.get();
  $sentRequest.set({ reference: "Q-2026-0147", sentAt: "2026-11-22T12:00:00Z", lines });
  quoteList.$entries.set([]);
  await expect.element(page.getByRole("heading", { name: "Request sent: Q-2026-0147" })).toHaveFocus();
  await page.getByRole("button", { name: "Put the list back" }).click();
  expect(quoteList.$entries.get()).toEqual(lines);
  await expect.element(page.getByText("Your last request: Q-2026-0147")).toBeVisible();
});

test("a PDF that cannot be made says why, and offers to print", async () => {
  await render(<QuoteList />);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ error: "There is no PDF." }, { status: 404 }));
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("There is no PDF.");
  await expect.element(page.getByRole("button", { name: "Print instead" })).toBeVisible();
});

test("the list is exported as CSV, with quantities and notes", async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await render(<QuoteList />);
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(names).toEqual([expect.stringMatching(/^quote-list-\d{4}-\d\d-\d\d\.csv$/)]);
  expect((await files[0]?.text())?.split("\r\n").slice(0, 3)).toEqual([
    '"Product","Brand","Quantity","Note","Page"',
    '"The chiller","","2","",""',
    '"The fan","","12","Cassette",""',
  ]);
});

test("the list is shared as an address that holds it, by the device, else by the clipboard, else to be copied, and by WhatsApp", async () => {
  const shared = vi.fn<Navigator["share"]>().mockResolvedValue();
  const copied = vi.fn<Clipboard["writeText"]>().mockResolvedValue();
  const device = (share: unknown) => Object.defineProperty(navigator, "share", { value: share, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: copied }, configurable: true });
  await render(<QuoteList />);
  const share = page.getByRole("button", { name: "Share list" });
  device(shared);
  await share.click();
  const { url = "" } = shared.mock.calls[0]?.[0] ?? {};
  expect(new URL(url).pathname).toBe("/quote-list");
  expect(listFromFragment(new URL(url).hash)).toMatchObject([
    { slug: "chiller", quantity: 2 },
    { slug: "fan", quantity: 12, note: "Cassette" },
    { slug: "pump", quantity: 1 },
  ]);
  device(undefined);
  await share.click();
  await expect.element(page.getByText("Link copied")).toBeVisible();
  expect(copied).toHaveBeenCalledWith(url);
  copied.mockRejectedValue(new Error("Not allowed."));
  await share.click();
  await expect.element(page.getByLabelText("The address of this list")).toHaveValue(url);
  const whatsapp =
    page
      .getByRole("link", { name: /^WhatsApp/ })
      .element()
      .getAttribute("href") ?? "";
  expect(new URL(whatsapp).searchParams.get("text")?.split("\n")).toContain(url);
});
