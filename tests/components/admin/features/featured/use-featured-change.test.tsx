import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FeaturedItem } from "#db/products/featured.ts";
import { useFeaturedChange } from "../../../../../admin/features/featured/use-featured-change.ts";
import { PublishContext, type Publishing } from "../../../../../admin/publish/publish-context.ts";
import { queryClient } from "../../../../../admin/query-client.ts";

const BRAND = { id: "carrier", name: "Carrier", slug: "carrier" } as Parameters<typeof useFeaturedChange>[0];
const items = (...ids: string[]) => ids.map((id) => ({ id }) as FeaturedItem);

type Example = { read: () => Promise<FeaturedItem[]>; store: () => Promise<undefined> };

/** The list of a brand, with a button that puts it in the other order. */
function List({ read, store }: Example) {
  const { data = [] } = useQuery({ queryKey: ["featured", BRAND.id], queryFn: read, staleTime: 0 });
  const change = useFeaturedChange(BRAND);
  return (
    <>
      <p role="status">{data.map(({ id }) => id).join(", ")}</p>
      <button onClick={() => void change(store, "Error reordering.", (before) => before.toReversed())}>Reverse</button>
    </>
  );
}

async function renderList(example: Example) {
  const publishing = { publish: () => undefined } as unknown as Publishing;
  await render(
    <QueryClientProvider client={queryClient}>
      <PublishContext value={publishing}>
        <List {...example} />
      </PublishContext>
    </QueryClientProvider>,
  );
}

const shown = page.getByRole("status");
const reverse = page.getByRole("button", { name: "Reverse" });

beforeEach(() => queryClient.clear());

test("a read that began before a change does not bring back the old list", async () => {
  const overtaken = Promise.withResolvers<FeaturedItem[]>();
  const stored = Promise.withResolvers<undefined>();
  const read = vi
    .fn<Example["read"]>()
    .mockResolvedValueOnce(items("pump", "valve"))
    .mockReturnValueOnce(overtaken.promise)
    .mockResolvedValue(items("valve", "pump", "coil"));
  await renderList({ read, store: () => stored.promise });
  await expect.element(shown).toHaveTextContent("pump, valve");

  void queryClient.invalidateQueries({ queryKey: ["featured", BRAND.id] });
  await expect.poll(() => read.mock.calls.length).toBe(2);
  await reverse.click();
  await expect.element(shown).toHaveTextContent("valve, pump");
  overtaken.resolve(items("pump", "valve"));
  await overtaken.promise;
  await new Promise(requestAnimationFrame);
  expect(shown.element()).toHaveTextContent("valve, pump");

  stored.resolve(undefined);
  await expect.element(shown).toHaveTextContent("valve, pump, coil");
});

test("a change that fails is taken back", async () => {
  const read = vi.fn<Example["read"]>().mockResolvedValue(items("pump", "valve"));
  const stored = Promise.withResolvers<undefined>();
  await renderList({ read, store: () => stored.promise });
  await expect.element(shown).toHaveTextContent("pump, valve");
  await reverse.click();
  await expect.element(shown).toHaveTextContent("valve, pump");
  stored.reject(new Error("Out of order"));
  await expect.element(shown).toHaveTextContent("pump, valve");
});
