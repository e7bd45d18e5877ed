import { useForm, FormProvider } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Page } from "#db/content/pages.ts";
import { pageForm, type PageFormValues, type PageInput } from "#domain/pages/page.ts";
import { Toaster } from "../../../../../admin/ui/Toaster.tsx";
import { RecordFields } from "../../../../../admin/records/RecordFields.tsx";
import { PagesTab } from "../../../../../admin/features/pages/PagesTab.tsx";
import { queryClient } from "../../../../../admin/query-client.ts";
import { answerRequests, bodies } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";

const stored = (title: string, published: boolean): Page => ({
  id: title.toLowerCase(),
  title,
  slug: title.toLowerCase(),
  body: "",
  sections: [],
  search_description: null,
  translations: {},
  published,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
});

async function openTab(pages: Page[], answers: Parameters<typeof answerRequests>[0] = {}) {
  const publish = vi.fn();
  const sent = answerRequests(answers);
  await renderInAdministration(
    () => (
      <>
        <PagesTab pages={pages} />
        <Toaster />
      </>
    ),
    { publishing: { publish } },
  );
  return { sent, publish };
}

/** The fields of a page in a form that Save checks, as in the editor. */
async function openFields(onSave: (input: PageInput) => void) {
  function Form() {
    const form = useForm<PageFormValues, unknown, PageInput>({
      resolver: zodResolver(pageForm.schema),
      defaultValues: pageForm.values(null),
    });
    const slug = { offer: null, accept: () => undefined, markEdited: () => undefined };
    return (
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
          <RecordFields kind="page" form={pageForm} slug={slug as never} />
          <button>Save</button>
        </form>
      </FormProvider>
    );
  }
  await renderInAdministration(Form);
}

const button = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("pages say whether visitors see them; without one, the tab says what belongs here", async () => {
  await openTab([stored("Careers", true), stored("Privacy", false)]);
  await expect.element(page.getByRole("status")).toHaveTextContent("2 pages, 1 published");
  const privacy = page.getByRole("list", { name: "Pages" }).getByRole("listitem").filter({ hasText: "Privacy" });
  await expect.element(privacy.getByText("Draft")).toBeVisible();
  await openTab([]);
  await expect.element(page.getByText("No Pages of Your Own Yet")).toBeVisible();
});

test("publishing is busy in its row only, is stored once, and asks for a build with what changed", async () => {
  const answer = Promise.withResolvers<Response>();
  const { sent, publish } = await openTab([stored("Careers", true), stored("Privacy", false)], {
    pages: ({ method }) => (method === "PATCH" ? answer.promise : []),
  });
  await button("Publish Privacy").click();
  await expect.element(button("Publish Privacy")).toBeDisabled();
  await expect.element(button("Unpublish Careers")).toBeEnabled();
  answer.resolve(Response.json([{ id: "privacy" }]));
  await expect.element(page.getByText("Privacy published")).toBeVisible();
  await expect.element(button("Publish Privacy")).toBeEnabled();
  expect(bodies(sent, "pages", "PATCH")).toEqual([{ published: true }]);
  expect(publish).toHaveBeenCalledExactlyOnceWith({ label: "Privacy", href: "/privacy" }, "Published page Privacy");
});

test("a page that somebody else deleted meanwhile is reported, and nothing is published", async () => {
  const { publish } = await openTab([stored("Careers", true)]);
  await button("Unpublish Careers").click();
  await expect.element(page.getByText("Error saving page. Please try again.")).toBeVisible();
  await expect.element(button("Unpublish Careers")).toBeEnabled();
  expect(publish).not.toHaveBeenCalled();
});

test.each([
  ["Careers", true, "/careers will not be found on the website any more."],
  ["Privacy", false, "It is a draft; visitors do not see it."],
])("deleting %s says what visitors lose; Cancel returns the focus", async (title, published, consequence) => {
  const { sent } = await openTab([stored(title, published)]);
  await button(`Delete ${title}`).click();
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByText(consequence)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button(`Delete ${title}`)).toHaveFocus();
  expect(bodies(sent, "delete_records")).toEqual([]);
});

test("the fields of a page name what is missing, and count the description as it is typed", async () => {
  const onSave = vi.fn<(input: PageInput) => void>();
  await openFields(onSave);
  const [title, slug, description] = [
    page.getByLabelText("Title"),
    page.getByLabelText("URL slug"),
    page.getByLabelText("Search Description"),
  ];
  await button("Save").click();
  await expect.element(title).toHaveAccessibleDescription("Page title is required");
  await expect.element(title).toHaveFocus();
  await title.fill("Careers");
  await slug.fill("products");
  await description.fill("We are hiring.");
  await expect.element(page.getByText(/^14 characters\./)).toBeVisible();
  await button("Save").click();
  await expect.element(slug).toBeInvalid();
  await expect.element(title).toHaveValue("Careers");
  expect(onSave).not.toHaveBeenCalled();
  await slug.fill("careers");
  await page.getByRole("switch", { name: "Published" }).click();
  await button("Save").click();
  await expect
    .poll(() => onSave.mock.lastCall?.[0])
    .toMatchObject({ title: "Careers", slug: "careers", published: true });
});
