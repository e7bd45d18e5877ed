import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Options, Select } from "../../../../admin/ui/controls.tsx";

test("a select without a visible label has a name, and its children stand indented", async () => {
  const onChange = vi.fn();
  await render(
    <Select label="Category" defaultValue="" onChange={(event) => onChange(event.target.value)}>
      <option value="">All categories</option>
      <Options
        options={[
          { value: "chillers", label: "Chillers" },
          { value: "screw", label: "Screw chillers", depth: 1 },
        ]}
      />
    </Select>,
  );
  const select = page.getByRole("combobox", { name: "Category" });
  await expect.element(select).toHaveDisplayValue("All categories");
  const texts = page
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);
  expect(texts).toEqual(["All categories", "Chillers", "\u00a0\u00a0\u00a0Screw chillers"]);
  await userEvent.selectOptions(select, "screw");
  expect(onChange).toHaveBeenCalledWith("screw");
});
