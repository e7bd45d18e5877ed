import { afterAll, expect, test } from "vitest";
import { loneDatabase } from "../../support/database/lone-database.ts";

const lone = await loneDatabase({ empty: true });
afterAll(() => lone.remove());

async function entered(): Promise<number[]> {
  const counts = (["brands", "products", "settings"] as const).map((table) =>
    lone.secret.from(table).select("*", { count: "exact", head: true }).throwOnError(),
  );
  return (await Promise.all(counts)).map(({ count }) => count ?? Number.NaN);
}

test("a database that began without the sample content does not get it when it is started without the variable", async () => {
  await lone.start(undefined, { PLANTROOM_SEED: "off" });
  expect(await entered()).toEqual([0, 0, 0]);
  await lone.child.stop();
  await lone.start(undefined, { PLANTROOM_SEED: "" });
  expect(await entered()).toEqual([0, 0, 0]);
}, 120_000);
