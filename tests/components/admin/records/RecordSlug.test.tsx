import { FormProvider, useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { KindWithSlug } from "#domain/content/content-kinds.ts";
import { RecordSlug } from "../../../../admin/records/SlugField.tsx";

const markEdited = vi.fn();

function Example({ kind }: { kind: KindWithSlug }) {
  const form = useForm({ defaultValues: { slug: "carrier" } });
  const slug = { offer: null, markEdited, accept: () => undefined, check: async () => true };
  return (
    <FormProvider {...form}>
      <RecordSlug kind={kind} slug={slug} />
    </FormProvider>
  );
}

test.each([
  ["brand", "/brands/"],
  ["product", "/products/"],
  ["category", "/products/category/"],
  ["page", "/"],
] as const)("the slug of a %s stands behind %s, and typing keeps the name from changing it", async (kind, before) => {
  markEdited.mockClear();
  await render(<Example kind={kind} />);
  await expect.element(page.getByText(before, { exact: true })).toBeVisible();
  const slug = page.getByRole("textbox", { name: /^URL slug/ });
  await expect.element(slug).toHaveValue("carrier");
  await slug.fill("trane");
  expect(markEdited).toHaveBeenCalled();
});
