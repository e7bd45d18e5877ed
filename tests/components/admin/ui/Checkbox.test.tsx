import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from "../../../../admin/ui/controls.tsx";

function SelectAll() {
  const [chosen, setChosen] = useState(1);
  return (
    <Checkbox
      aria-label="Select all"
      checked={chosen === 3}
      indeterminate={chosen > 0 && chosen < 3}
      onChange={(event) => setChosen(event.target.checked ? 3 : 0)}
    />
  );
}

test("of a list that is selected in part it is neither on nor off; Space makes it on, then off", async () => {
  await render(<SelectAll />);
  const all = page.getByRole("checkbox", { name: "Select all" });
  await expect.element(all).toBePartiallyChecked();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(all).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(all).not.toBeChecked();
  await expect.element(all).not.toBePartiallyChecked();
});
