import { pairOf } from "#domain/languages/translations.ts";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sectorForm } from "#domain/company/company-kinds.ts";
import type { FormInput, FormValues } from "#domain/content/kind-form.ts";
import { RecordFields } from "../../../../admin/records/RecordFields.tsx";
import { renderInAdministration } from "../in-administration.tsx";

type Values = FormValues<typeof sectorForm>;
type Input = FormInput<typeof sectorForm>;

/** The fields of a sector in a form; answers what the form holds. */
async function open(changes: Partial<Values>): Promise<() => Values> {
  let held: () => Values = () => sectorForm.values(null);
  function Form() {
    const form = useForm<Values, unknown, Input>({ defaultValues: { ...sectorForm.values(null), ...changes } });
    held = form.getValues;
    const slug = { offer: null, accept: () => undefined, markEdited: () => undefined };
    return (
      <FormProvider {...form}>
        <RecordFields kind="sector" form={sectorForm} slug={slug as never} />
        <output>{form.formState.isDirty ? "changed" : "unchanged"}</output>
      </FormProvider>
    );
  }
  await renderInAdministration(Form);
  return () => held();
}

const card = () => page.getByRole("region", { name: "Translations: Arabic" });
/** Shows the words; they stay shown in what is opened next. */
async function show() {
  const button = card().getByRole("button", { name: "Translate" });
  if (button.element().getAttribute("aria-expanded") !== "true") await button.click();
}
const field = (label: string) => card().getByRole("textbox", { name: `${label} in Arabic`, exact: true });

test("each word has its source beside it; what is typed is stored with that", async () => {
  const values = await open({
    title: "Hotels",
    features: "Quiet\nCool",
    figures: [{ number: "12 MW", label: "cold" }],
  });
  await expect.element(card().getByText("0 of 4 words translated")).toBeVisible();
  await expect.element(field("Title")).not.toBeInTheDocument();
  await show();
  await expect.element(field("Figures 1: What it says")).toHaveAccessibleDescription("Missing");
  await expect.element(card().getByText("12 MW")).not.toBeInTheDocument();
  const title = field("Title");
  await expect.element(title).toHaveAttribute("dir", "rtl");
  await expect.element(title).toHaveAttribute("lang", "ar");
  await expect.element(title).toHaveAttribute("maxlength", "100");
  await title.fill("فنادق");
  await field("Key points 2").fill("بارد");
  await expect.element(title).toHaveAccessibleDescription("Translated");
  await expect.element(card().getByText("2 of 4 words translated")).toBeVisible();
  await expect.element(page.getByText("unchanged")).not.toBeInTheDocument();
  expect(values().translations).toEqual({
    ar: {
      title: [pairOf("Hotels", "فنادق")],
      features: [pairOf("Quiet", ""), pairOf("Cool", "بارد")],
    },
  });
  await title.fill("");
  await field("Key points 2").fill("");
  expect(values().translations).toEqual({});
  await expect.element(page.getByText("unchanged")).toBeInTheDocument();
});

test("a source that is changed marks its translation as outdated at once; it stays until somebody says what is right", async () => {
  const values = await open({ title: "Hotels", translations: { ar: { title: [pairOf("Hotels", "فنادق")] } } });
  await expect.element(card().getByText("1 of 1 word translated")).toBeVisible();
  await show();
  const title = field("Title");
  await expect.element(title).toHaveAccessibleDescription("Translated");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Large hotels");
  await expect.element(title).toHaveAccessibleDescription("Outdated: the English changed");
  await expect.element(title).toHaveValue("فنادق");
  await expect.element(card().getByText("0 of 1 word translated, 1 outdated")).toBeVisible();
  expect(values().translations).toEqual({ ar: { title: [pairOf("Hotels", "فنادق")] } });
  await card().getByText("Earlier English").click();
  await expect.element(card().getByText("Hotels", { exact: true })).toBeVisible();
  await card().getByRole("button", { name: "Title in Arabic is still right" }).click();
  await expect.element(title).toHaveAccessibleDescription("Translated");
  expect(values().translations).toEqual({ ar: { title: [pairOf("Large hotels", "فنادق")] } });
});

test("the source and its translation stand side by side, on a phone one below the other", async () => {
  await open({ title: "Hotels" });
  await expect.element(card()).toBeVisible();
  await show();
  const place = (text: string) => card().getByText(text, { exact: true }).element().getBoundingClientRect();
  await page.viewport(1200, 900);
  expect(place("Title in Arabic").left).toBeGreaterThan(place("Title").right);
  await page.viewport(390, 800);
  expect(place("Title in Arabic").top).toBeGreaterThan(place("Title").bottom);
});
