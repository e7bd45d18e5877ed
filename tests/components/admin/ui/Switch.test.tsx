import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Switch } from "../../../../admin/ui/controls.tsx";

function Example({ hideLabel = false }: { hideLabel?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    <Switch
      label="Published"
      hint="Visitors see the page."
      hideLabel={hideLabel}
      checked={on}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}

const published = page.getByRole("switch", { name: "Published" });

test("a switch has a name and a description, and is off or on", async () => {
  await render(<Example />);
  await expect.element(published).toHaveAccessibleDescription("Visitors see the page.");
  await expect.element(published).not.toBeChecked();
  await published.click();
  await expect.element(published).toBeChecked();
});

test("Space and a press on the label switch it", async () => {
  await render(<Example />);
  await userEvent.tab();
  await expect.element(published).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(published).toBeChecked();
  await page.getByText("Published").click();
  await expect.element(published).not.toBeChecked();
});

test("a switch whose label cannot be seen keeps its name", async () => {
  await render(<Example hideLabel />);
  await expect.element(published).toBeVisible();
});

test("what cannot be changed does not change", async () => {
  await render(<Switch label="Published" disabled defaultChecked />);
  await expect.element(published).toBeDisabled();
  await expect.element(published).toBeChecked();
});

function InForm({ onSave }: { onSave: (values: { published: boolean }) => void }) {
  const { register, reset, handleSubmit } = useForm({ defaultValues: { published: false } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSave(values))(event)}>
      <Switch label="Published" {...register("published")} />
      <button type="button" onClick={() => reset({ published: true })}>
        Restore draft
      </button>
      <button>Save</button>
    </form>
  );
}

test("a form reads it, and shows on it what it sets itself", async () => {
  const onSave = vi.fn();
  await render(<InForm onSave={onSave} />);
  await page.getByRole("button", { name: "Restore draft" }).click();
  await expect.element(published).toBeChecked();
  await published.click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => onSave.mock.calls).toEqual([[{ published: false }]]);
});
