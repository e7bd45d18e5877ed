import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SelectField, TextArea, TextField } from "../../../../admin/ui/Field.tsx";

test("a field is found by its label and says what to enter", async () => {
  await render(<TextField label="Email" hint="We answer within a day." />);
  const field = page.getByRole("textbox", { name: "Email" });
  await expect.element(field).toHaveAccessibleDescription("We answer within a day.");
  await expect.element(field).not.toBeInvalid();
});

test("an error is visible, marks the field and is read after the hint", async () => {
  await render(<TextField label="Email" hint="We answer within a day." error="Enter an email address." />);
  const field = page.getByRole("textbox", { name: "Email" });
  await expect.element(page.getByText("Enter an email address.")).toBeVisible();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("We answer within a day. Enter an email address.");
});

test("a required field says so to assistive technology, too", async () => {
  await render(<TextArea label="Message" required />);
  await expect.element(page.getByRole("textbox", { name: /^Message/ })).toHaveAttribute("aria-required", "true");
});

test("a press on the label focuses the control", async () => {
  await render(<TextField label="Company" />);
  await page.getByText("Company").click();
  await expect.element(page.getByRole("textbox", { name: "Company" })).toHaveFocus();
});

test("two fields of one label do not share their messages", async () => {
  await render(
    <>
      <TextField label="Value" error="Enter a number." />
      <TextField label="Value" />
    </>,
  );
  const [first, second] = page.getByRole("textbox", { name: "Value" }).elements();
  expect(first).toHaveAccessibleDescription("Enter a number.");
  expect(second).not.toHaveAccessibleDescription();
});

test("a choice is made by its label and text", async () => {
  await render(
    <SelectField label="Sector">
      <option>Hospitals</option>
      <option>Offices</option>
    </SelectField>,
  );
  const sector = page.getByRole("combobox", { name: "Sector" });
  await userEvent.selectOptions(sector, "Offices");
  await expect.element(sector).toHaveDisplayValue("Offices");
});

test("what is typed stands in the direction of its language", async () => {
  await render(
    <>
      <TextField label="Name" defaultValue="Carrier" />
      <TextArea label="Text" defaultValue="مبردات مياه" />
    </>,
  );
  const direction = (label: string) => getComputedStyle(page.getByRole("textbox", { name: label }).element()).direction;
  expect([direction("Name"), direction("Text")]).toEqual(["ltr", "rtl"]);
});
