import type { Table } from "#domain/import/table/table-cells.ts";
import { tablesOfSample, type SampleTabs } from "#domain/workbook/sample-tabs.ts";
import { fileName } from "#domain/import/read-row.ts";

/** The samples of the folder `samples/`: each is loaded when it is chosen. */

type About = { name: string; about: string };
const ABOUT = import.meta.glob<About>("../../../../samples/*/sample.json", { eager: true, import: "default" });
const TABS = import.meta.glob<SampleTabs>("../../../../samples/*/workbook.json", { import: "default" });
const PICTURES = import.meta.glob<string>("../../../../samples/*/pictures/*", {
  query: "?url&no-inline",
  import: "default",
});

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

export type Sample = About & { folder: string };
export const SAMPLES: readonly Sample[] = Object.entries(ABOUT).map(([path, about]) => ({
  ...about,
  folder: folderOf(path),
}));

/** The tabs of a sample. */
export async function sampleTables({ folder }: Sample): Promise<Table[]> {
  const load = TABS[`${folder}/workbook.json`];
  if (!load) throw new Error(`The sample ${folder} has no workbook.`);
  return tablesOfSample(await load());
}

/** A picture of a sample, by the name of its file in lower case; null where there is none. */
export async function samplePicture({ folder }: Sample, name: string): Promise<File | null> {
  const path = Object.keys(PICTURES).find((one) => one.startsWith(`${folder}/`) && fileName(one) === name);
  const load = path ? PICTURES[path] : undefined;
  if (!load) return null;
  const answer = await fetch(await load());
  if (!answer.ok) throw new Error(`The picture ${name} could not be loaded: ${answer.status}.`);
  return new File([await answer.blob()], name);
}
