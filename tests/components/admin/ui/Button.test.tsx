import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { buttonClass } from "#styles/variants/administration.ts";
import { Button, IconButton, Spinner } from "../../../../admin/ui/controls.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a button in a form submits it only when told to, also by Enter", async () => {
  const onSubmit = vi.fn<() => void>();
  const onClick = vi.fn<() => void>();
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button onClick={onClick}>Add a row</Button>
      <IconButton label="Remove row 1" onClick={onClick}>
        <svg aria-hidden="true" />
      </IconButton>
      <input aria-label="Name" />
      <Button type="submit">Save</Button>
    </form>,
  );
  await button("Add a row").click();
  await button("Remove row 1").click();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 0]);
  await button("Save").click();
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("a busy button says so, and a second press or Enter does nothing", async () => {
  const onClick = vi.fn<() => void>();
  function Example() {
    const [busy, setBusy] = useState(false);
    const save = () => {
      onClick();
      setBusy(true);
    };
    return (
      <Button busy={busy} onClick={save}>
        {busy ? "Saving..." : "Save"}
      </Button>
    );
  }
  await render(<Example />);
  await button("Save").click();
  await expect.element(button("Saving...")).toBeDisabled();
  await expect.element(button("Saving...")).toHaveFocus();
  await button("Saving...").click({ force: true });
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
  // It looks as if it could not be pressed, too.
  expect(getComputedStyle(button("Saving...").element()).cursor).toBe("not-allowed");
});

test("a link that looks like a button stays a link, of the same height and colours", async () => {
  await render(
    <>
      <Button intent="primary">Add Brand</Button>
      <a href="#new" className={buttonClass({ intent: "primary" })}>
        Add Product
      </a>
    </>,
  );
  const [one, other] = [button("Add Brand").element(), page.getByRole("link", { name: "Add Product" }).element()];
  const look = (element: Element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color, element.getBoundingClientRect().height];
  };
  // Under the pointer, which stands somewhere since the test before, it looks another way.
  await userEvent.hover(one);
  const [hovered, plain] = [look(one), look(other)];
  await userEvent.hover(other);
  await expect.poll(() => [look(other), look(one)]).toEqual([hovered, plain]);
});

test("a button that is only an icon is called by its label, and a hint says the same", async () => {
  await render(
    <IconButton label="Delete Carrier">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  await expect.element(button("Delete Carrier")).toHaveAttribute("title", "Delete Carrier");
});

test("what is going on is announced as text; the turning circle is not read out", async () => {
  await render(<Spinner label="Loading brands..." />);
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent("Loading brands...");
  expect(status.getByRole("img").elements()).toEqual([]);
});

test("for whoever wants less motion, a turning circle stands still", async () => {
  expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
  const { container } = await render(<Spinner label="Loading..." />);
  const ends = () =>
    container.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().iterations);
  // An animation that has ended is not among them any more.
  await expect.poll(ends).toEqual([]);
});
