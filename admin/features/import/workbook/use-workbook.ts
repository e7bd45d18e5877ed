import { useState } from "react";
import { readSiteContent, storeWorkbook } from "#db/import/workbook.ts";
import { routes } from "#domain/addresses/routes.ts";
import { fileName } from "#domain/import/read-row.ts";
import { slugMaker } from "#domain/import/slug-registry.ts";
import { refuseSize, TABLE_ROWS_MAX } from "#domain/import/table/read-table.ts";
import { cellText, type Table } from "#domain/import/table/table-cells.ts";
import { readSheets } from "#domain/import/table/workbook.ts";
import { changesOfWorkbook, planWorkbook } from "#domain/workbook/plan-workbook.ts";
import type { WorkbookPlan } from "#domain/workbook/plan-types.ts";
import type { SiteContent } from "#domain/workbook/site-content.ts";
import { recordsText } from "#domain/content/change-text.ts";
import { counted } from "#domain/text/text.ts";
import { refreshContent } from "../../../changes/use-undo-change.tsx";
import { client } from "../../../environment.ts";
import { usePublishing } from "../../../publish/publish-context.ts";
import { useFileWork, whyNotStored, whyUnread } from "../../../changes/use-file-work.ts";
import { picturesAmong, uploaded } from "./picture-uploads.ts";
import { samplePicture, sampleTables, type Sample } from "./samples.ts";

type Open = { title: string; tabs: readonly Table[]; content: SiteContent; pictures: ReadonlyMap<string, string> };
/** What was stored, or waits in a plan. */
export type StoredResult = { id: string; title: string; text: string; plan?: string };

const isWorkbook = ({ name }: File): boolean => /\.(?:xlsx|xlsm)$/i.test(name);

/** The import of a workbook: read, compared with the site, stored as one change. */
export function useWorkbook(onStored?: (result: StoredResult) => void) {
  const { publish } = usePublishing();
  const { busy, refusal, setRefusal, run, leave } = useFileWork();
  const [open, setOpen] = useState<Open | null>(null);
  const [plan, setPlan] = useState<WorkbookPlan | null>(null);
  const [stored, setStored] = useState<StoredResult | null>(null);
  const planned = async ({ tabs, content, pictures }: Open): Promise<WorkbookPlan> => {
    const names = tabs.flatMap(({ rows }) => rows.flatMap((row) => row.map(cellText)));
    return planWorkbook({ tabs, content, pictures, slugFromName: await slugMaker(names) });
  };
  const show = (next: Open, of: WorkbookPlan) => {
    setOpen(next);
    setPlan(of);
  };

  /** Uploads the pictures that cells name and that came along, and plans with them. */
  const withPictures = async (
    begun: Open,
    find: (wanted: ReadonlySet<string>) => AsyncIterable<{ name: string; file: File } | { refusal: string }>,
    say: (label: string) => void,
    isCurrent: () => boolean,
  ): Promise<void> => {
    const first = await planned(begun);
    const missing = new Set(first.pictures.filter((name) => !begun.pictures.has(name)));
    const pictures = new Map(begun.pictures);
    const refusals: string[] = [];
    for await (const picture of find(missing)) {
      if (!isCurrent()) return;
      say(`Uploading pictures, ${pictures.size} of ${first.pictures.length}...`);
      const result = "file" in picture ? await uploaded(picture.name, picture.file) : picture;
      if ("refusal" in result) refusals.push(result.refusal);
      else if ("name" in picture) pictures.set(picture.name, result.address);
    }
    if (!isCurrent()) return;
    const next = { ...begun, pictures };
    show(next, pictures.size === begun.pictures.size ? first : await planned(next));
    setRefusal(refusals.join(" "));
  };

  /** Takes a workbook with its pictures; of further files later only the pictures. */
  const take = (files: readonly File[]) => {
    const [workbook, second] = files.filter(isWorkbook);
    if (second) return setRefusal("Choose one workbook, with its pictures or a ZIP of them.");
    if (!workbook && !open) return setRefusal("There is no workbook among these files: choose an XLSX file.");
    return void run(
      "Reading the workbook...",
      async ({ say, isCurrent }) => {
        let begun = open;
        if (workbook) {
          refuseSize(workbook.size);
          const tabs = await readSheets(new Uint8Array(await workbook.arrayBuffer()), TABLE_ROWS_MAX);
          begun = { title: workbook.name, tabs, content: await readSiteContent(client), pictures: new Map() };
        }
        if (begun) await withPictures(begun, (wanted) => picturesAmong(files, wanted), say, isCurrent);
      },
      whyUnread,
    );
  };

  const takeSample = (sample: Sample) =>
    void run(
      "Loading the sample...",
      async ({ say, isCurrent }) => {
        const [tabs, content] = await Promise.all([sampleTables(sample), readSiteContent(client)]);
        const begun: Open = { title: sample.name, tabs, content, pictures: new Map() };
        async function* find(wanted: ReadonlySet<string>) {
          for (const name of wanted) {
            const file = await samplePicture(sample, fileName(name));
            if (file) yield { name, file };
          }
        }
        await withPictures(begun, find, say, isCurrent);
      },
      () => "The sample could not be loaded. Please check your connection and try again.",
    );

  const store = (into?: string) =>
    run(
      "Storing...",
      async ({ say, isCurrent }) => {
        if (!open || !plan) return;
        const rows = changesOfWorkbook(plan);
        const { id, counts, edited, used } = await storeWorkbook(client, open.title, rows, {
          plan: into,
          onProgress: (sent, all) => say(`Storing, ${sent} of ${all}...`),
        });
        if (edited.length + used.length > 0) {
          const content = await readSiteContent(client);
          if (!isCurrent()) return;
          const next = { ...open, content };
          show(next, await planned(next));
          setRefusal(
            `Nothing was stored: ${counted(edited.length + used.length, "record")} changed meanwhile. The changes below are compared with what is there now.`,
          );
          return;
        }
        if (into === undefined) {
          publish({ label: "Home page", href: routes.home() }, `Imported "${open.title.slice(0, 80)}"`);
          void refreshContent();
        }
        const result = { id, title: open.title, text: recordsText(counts), ...(into !== undefined && { plan: into }) };
        if (!isCurrent()) return;
        setStored(result);
        onStored?.(result);
      },
      whyNotStored,
    );

  const begin = () => {
    leave();
    setOpen(null);
    setPlan(null);
    setStored(null);
  };
  return { open, plan, stored, busy, refusal, take, takeSample, store, begin };
}
export type WorkbookWork = ReturnType<typeof useWorkbook>;
