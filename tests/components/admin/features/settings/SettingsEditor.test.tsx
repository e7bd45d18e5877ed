import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Setting } from "#db/content/settings.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { SettingsEditor } from "../../../../../admin/features/settings/SettingsEditor.tsx";
import { brandsQuery } from "../../../../../admin/queries/brands.ts";
import { queryClient } from "../../../../../admin/query-client.ts";
import type { Auth } from "../../../../../admin/session/auth-context.ts";
import { answerRequests, bodies, refused, type Sent } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";

const setting = (key: string, value: Setting["value"], updated_at = "first"): Setting => ({
  id: key,
  key,
  value,
  description: null,
  updated_at,
});
const PHONES = [
  { label: "Office", number: "+20 2 5550 0100" },
  { label: "Service", number: "+20 2 5550 0200" },
];
const BANNER = setting("banner", { text: "We moved" });

type Answers = Parameters<typeof answerRequests>[0];

/** The screen of all settings, with one that has no field of its own. */
async function open(answers: Answers = {}) {
  const { founding_year, ...site } = siteSettings([
    { key: "phones", value: PHONES },
    { key: "navigation_brands", value: ["carrier", "daikin"] },
  ]);
  queryClient.setQueryData(
    brandsQuery.queryKey,
    ["Carrier", "Daikin", "Trane"].map((name) => ({ id: name, name, slug: name.toLowerCase() })) as never,
  );
  const record = {
    id: "settings",
    updated_at: JSON.stringify({ phones: "first" }),
    values: { ...site, founding_year: String(founding_year ?? "") },
    columns: site,
    stored: { phones: PHONES },
    others: [BANNER],
  };
  const publish = vi.fn();
  const sent = answerRequests({
    save_settings: () => [],
    change_rows: () => [],
    changes: () => [],
    settings: () => [setting("phones", PHONES, "second")],
    ...answers,
  });
  const auth = { user: { id: "mona" } } as Partial<Auth>;
  await renderInAdministration(() => <SettingsEditor record={record}>{null}</SettingsEditor>, {
    publishing: { publish },
    auth,
  });
  return { sent, publish };
}

const button = (name: string) => page.getByRole("button", { name });
const stay = button("Save and keep editing");
const stored = (sent: readonly Sent[]) =>
  bodies(sent, "save_settings").map((body) => (body as { changes: object }).changes);

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("a value that cannot be is named at its field, which gets the focus; everything typed stays and nothing is stored", async () => {
  const { sent } = await open();
  const [name, year] = [page.getByLabelText("Company Name"), page.getByLabelText("Founding Year")];
  await name.fill("Nile Cooling");
  await year.fill("1066");
  await stay.click();
  await expect.element(page.getByText("Please check the marked fields.")).toBeVisible();
  await expect.element(year).toHaveAccessibleDescription(/Enter a year from/);
  await expect.element(year).toHaveFocus();
  await expect.element(name).toHaveValue("Nile Cooling");
  expect(stored(sent)).toEqual([]);
});

test("only what was changed is stored, against the version that was read; unsaved changes are announced before", async () => {
  const { sent, publish } = await open();
  await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
  await button("Move Service up").click();
  await button("Add telephone number").click();
  await page.getByLabelText("Label of telephone number 3").fill("Night");
  await page.getByLabelText("Telephone number 3", { exact: true }).fill("12");
  await expect.element(page.getByText("Unsaved changes")).toBeVisible();
  await stay.click();
  const number = page.getByLabelText("Telephone number 3", { exact: true });
  await expect.element(number).toHaveAccessibleDescription(/^Enter a telephone number with its country code/);
  await number.fill("+20 2 5550 0300");
  await stay.click();
  const night = { label: "Night", number: "+20 2 5550 0300" };
  await expect
    .poll(() => stored(sent))
    .toEqual([{ phones: { value: [PHONES[1], PHONES[0], night], seen: { value: PHONES } } }]);
  await expect.poll(() => publish.mock.calls).toHaveLength(1);
});

test("a removed entry of a list is gone, and the others keep their places", async () => {
  await open();
  await button("Remove Office").click();
  await expect.element(page.getByLabelText("Telephone number 1", { exact: true })).toHaveValue("+20 2 5550 0200");
  await expect.element(button("Remove Office")).not.toBeInTheDocument();
});

test("brands are put into the menu and taken out of it; one that is there is not offered again", async () => {
  const { sent } = await open();
  const add = page.getByLabelText("Add a brand to the menu");
  const offered = () =>
    add
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(["Add a brand to the menu", "Trane"]);
  await add.selectOptions("Trane");
  await expect.element(add).not.toBeInTheDocument();
  await button("Remove Carrier").click();
  await expect.poll(offered).toEqual(["Add a brand to the menu", "Carrier"]);
  await stay.click();
  await expect.poll(() => stored(sent)).toMatchObject([{ navigation_brands: { value: ["daikin", "trane"] } }]);
});

test("the sections lead to their cards without leaving the form", async () => {
  await open();
  await page.getByLabelText("Company Name").fill("Nile Cooling");
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Search engines" }).click();
  await expect.element(page.getByRole("region", { name: "Search engines" })).toHaveFocus();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

test("a new setting needs a key of its own; what is typed stays until it is stored, and then the card is empty", async () => {
  const { sent, publish } = await open();
  const card = page.getByRole("region", { name: "Add New Setting" });
  const [key, value, add] = [
    card.getByLabelText("Key"),
    card.getByLabelText("Value (JSON or string)"),
    card.getByRole("button", { name: "Add Setting" }),
  ];
  await value.fill('{"text": ');
  await add.click();
  await expect.element(key).toHaveAccessibleDescription("Setting key is required");
  await expect.element(value).toHaveAccessibleDescription(/^This begins like JSON but cannot be read as such/);
  await key.fill("company_name");
  await value.fill('{"text": "Closed"}');
  await add.click();
  await expect.element(key).toHaveAccessibleDescription("This setting has a field of its own above.");
  await key.fill("notice");
  await add.click();
  await expect.element(key).toHaveValue("");
  expect(stored(sent)).toEqual([{ notice: { value: { text: "Closed" }, description: null, seen: null } }]);
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), "New setting notice");
});

test("a key that exists already is named at its field, which gets the focus; another failure is an alert", async () => {
  const save = vi.fn<() => unknown>().mockReturnValueOnce(["banner"]).mockReturnValueOnce(refused("no"));
  await open({ save_settings: save });
  const card = page.getByRole("region", { name: "Add New Setting" });
  const key = card.getByLabelText("Key");
  await key.fill("banner");
  await userEvent.keyboard("{Enter}");
  await expect.element(key).toHaveAccessibleDescription("This key exists already. Change it in the list below.");
  await expect.element(key).toHaveFocus();
  await key.fill("notice");
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("alert")).toHaveTextContent("Error adding setting. Please try again.");
  await expect.element(key).toHaveValue("notice");
});

test("a raw setting is stored by its own button, without the rest of the form", async () => {
  const { sent } = await open({
    settings: ({ search }) =>
      search.get("key") === "eq.banner" ? setting("banner", "Open again", "second") : [BANNER],
  });
  await page.getByLabelText("Company Name").fill("Nile Cooling");
  const value = page.getByLabelText("Value of banner");
  await value.fill("{");
  await button("Save banner").click();
  await expect.element(value).toHaveAccessibleDescription(/^This begins like JSON/);
  await value.fill("Open again");
  await button("Save banner").click();
  await expect
    .poll(() => stored(sent))
    .toEqual([
      {
        banner: {
          value: "Open again",
          description: null,
          seen: { value: BANNER.value, description: BANNER.description },
        },
      },
    ]);
  await expect.element(page.getByLabelText("Company Name")).toHaveValue("Nile Cooling");
});

test("a raw setting that somebody else changed is not overwritten: both values are shown", async () => {
  const theirs = setting("banner", "Their text", "theirs");
  await open({ save_settings: () => ["banner"], settings: () => theirs });
  await page.getByLabelText("Value of banner").fill("My text");
  await button("Save banner").click();
  const conflict = page.getByRole("dialog", { name: "This setting was changed by somebody else" });
  await expect.element(conflict.getByText("My text")).toBeVisible();
  await expect.element(conflict.getByText("Their text")).toBeVisible();
});

test("deleting a raw setting asks first and names it; Cancel returns the focus", async () => {
  const { sent } = await open();
  await button("Delete banner").click();
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByText('Are you sure you want to delete the setting "banner"?')).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button("Delete banner")).toHaveFocus();
  expect(bodies(sent, "delete_records")).toEqual([]);
});

test("a raw setting that could not be stored says so, and keeps what was typed", async () => {
  await open({ save_settings: () => refused("no") });
  const value = page.getByLabelText("Value of banner");
  await value.fill("My text");
  await button("Save banner").click();
  await expect.element(page.getByText("Error saving setting. Please try again.")).toBeVisible();
  await expect.element(value).toHaveValue("My text");
});
