import { useMemo, useState } from "react";
import { readWordRecords } from "#db/content/translations.ts";
import { storeTranslations } from "#db/changes/store-translations.ts";
import { routes } from "#domain/addresses/routes.ts";
import { readTable, refuseExtent } from "#domain/import/table/read-table.ts";
import { addressIn } from "#domain/languages/languages.ts";
import { planTranslations, type TranslationPlan } from "#domain/languages/table/plan-translations.ts";
import { readTranslations, type ReadTranslations } from "#domain/languages/table/read-translations.ts";
import { WORDS_MAX, type WordRecord } from "#domain/languages/table/translation-rows.ts";
import { counted } from "#domain/text/text.ts";
import { refreshContent } from "../../changes/use-undo-change.tsx";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { useFileWork, whyNotStored, whyUnread } from "../../changes/use-file-work.ts";

type Open = { title: string; read: ReadTranslations; records: WordRecord[] };
/** What was stored. */
export type StoredFile = { id: string; title: string; words: number; records: number };

/** The records that a file names, as they are now; of specifications all, because their names are compared. */
async function recordsOf({ words }: ReadTranslations): Promise<WordRecord[]> {
  const all: WordRecord[] = [];
  for (const [table, rows] of Map.groupBy(words, (word) => word.table)) {
    const ids = [...new Set(rows.map(({ id }) => id))];
    all.push(...(await readWordRecords(client, table, table === "attributes" ? {} : { ids })));
  }
  return all;
}

/** The import of a translator's file: read, compared, stored as one change. */
export function useTranslationImport() {
  const { publish } = usePublishing();
  const { busy, refusal, setRefusal, run, leave } = useFileWork();
  const [open, setOpen] = useState<Open | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [stored, setStored] = useState<StoredFile | null>(null);
  const plan: TranslationPlan | null = useMemo(
    () => (open ? planTranslations(open.read, open.records, chosen) : null),
    [open, chosen],
  );

  const take = (file: File) =>
    run(
      "Reading the file...",
      async ({ isCurrent }) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const { table } = await readTable(bytes, {}, WORDS_MAX);
        refuseExtent(table.rows.length, 0, WORDS_MAX);
        const read = readTranslations(table);
        const records = await recordsOf(read);
        if (!isCurrent()) return;
        setChosen(new Set());
        setOpen({ title: file.name, read, records });
      },
      whyUnread,
    );

  const store = () =>
    run(
      "Storing...",
      async ({ isCurrent }) => {
        if (!open || !plan) return;
        const { id, changed, edited } = await storeTranslations(client, open.title, plan.changes);
        if (edited.length > 0) {
          const records = await recordsOf(open.read);
          if (!isCurrent()) return;
          setOpen({ ...open, records });
          setRefusal(
            `Nothing was stored: ${counted(edited.length, "record")} changed meanwhile. The changes below are compared with what is there now.`,
          );
          return;
        }
        publish(
          { label: "Translations", href: addressIn(open.read.language, routes.home()) },
          `Imported "${open.title.slice(0, 80)}"`,
        );
        void refreshContent();
        if (isCurrent()) setStored({ id, title: open.title, words: plan.words.length, records: changed });
      },
      whyNotStored,
    );

  const begin = () => {
    leave();
    setOpen(null);
    setStored(null);
  };
  return { open, plan, chosen, setChosen, stored, busy, refusal, setRefusal, take, store, begin };
}

export type TranslationImport = ReturnType<typeof useTranslationImport>;
