import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabPanel, Tabs } from "../../../../admin/ui/Tabs.tsx";

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "specifications", label: "Specifications", count: { value: 12, noun: "values" } },
  { value: "downloads", label: "Downloads", count: { value: 0, noun: "files" } },
];

function Example() {
  const [value, setValue] = useState("overview");
  return (
    <Tabs label="Product" tabs={TABS} value={value} onChange={setValue}>
      {TABS.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          <p>Text of {tab.label}</p>
          <a href="#more">More</a>
        </TabPanel>
      ))}
    </Tabs>
  );
}

const tab = (name: RegExp) => page.getByRole("tab", { name });
const panel = (name: RegExp) => page.getByRole("tabpanel", { name });

test("only the chosen tab's panel is there, and it is called like its tab", async () => {
  await render(<Example />);
  await expect.element(page.getByRole("tablist", { name: "Product" })).toBeVisible();
  await expect.element(tab(/Overview/)).toHaveAttribute("aria-selected", "true");
  await expect.element(panel(/Overview/).getByText("Text of Overview")).toBeVisible();
  await tab(/Specifications/).click();
  await expect.element(panel(/Specifications/).getByText("Text of Specifications")).toBeVisible();
  await expect.element(panel(/Overview/)).not.toBeInTheDocument();
});

test("a number beside the label is read with what it counts; none is not shown", async () => {
  await render(<Example />);
  await expect.element(page.getByRole("tab", { name: "Specifications 12 values" })).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Downloads", exact: true })).toBeVisible();
});

test("arrows, Home and End lead through the tabs, and Tab leads into the panel", async () => {
  await render(<Example />);
  await userEvent.tab();
  await expect.element(tab(/Overview/)).toHaveFocus();
  const steps: [string, RegExp][] = [
    ["{ArrowRight}", /Specifications/],
    ["{End}", /Downloads/],
    ["{ArrowRight}", /Overview/],
    ["{ArrowLeft}", /Downloads/],
    ["{Home}", /Overview/],
  ];
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
  }
  await expect.element(panel(/Overview/)).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "More" })).toHaveFocus();
});

test("a tab that is pressed again stays, and Shift+Tab leads from the panel back to it", async () => {
  await render(<Example />);
  await tab(/Downloads/).click();
  await tab(/Downloads/).click();
  await expect.element(panel(/Downloads/)).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "More" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab(/Downloads/)).toHaveFocus();
});
