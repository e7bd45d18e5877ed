import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listVersions } from "#db/changes/changes.ts";
import { earlierWording } from "#domain/languages/earlier-wording.ts";
import { FIRST_LANGUAGE, LANGUAGE } from "#domain/languages/languages.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { moment } from "../../ui/moment.ts";

/** The record whose words are translated, once it is stored. */
export type TranslatedRecord = { table: TranslatedTable; id: string };

type Props = {
  /** The fingerprint of the wording that was translated. */
  source: string;
  column: string;
  /** The wording, if it is that from before the form was edited. */
  saved: string | undefined;
  record: TranslatedRecord | undefined;
};

/** So many versions of a record are looked through. */
const VERSIONS = 100;

/** What a word said when it was translated: a translation has only the fingerprint of that, the history of the record its text. */
export function EarlierWording({ source, column, saved, record }: Props) {
  const [open, setOpen] = useState(false);
  const { table = "products", id = "" } = record ?? {};
  const query = useQuery({
    queryKey: [...queryKeys.versions(table, id), VERSIONS],
    queryFn: () => listVersions(client, table, id, { limit: VERSIONS }),
    enabled: open && saved === undefined && record !== undefined,
  });
  const found =
    saved === undefined && query.data ? earlierWording(WORD_FIELDS[table], column, source, query.data) : null;
  const text = saved ?? found?.text;
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-ink-soft">Earlier {LANGUAGE[FIRST_LANGUAGE].english}</summary>
      {text === undefined ? (
        <p role="status" className="mbs-1 text-ink-soft">
          {query.isError
            ? "The history could not be loaded. Close this and open it again."
            : query.isLoading
              ? "Loading history..."
              : "It is not in the history any more."}
        </p>
      ) : (
        <>
          {found && <p className="mbs-1 text-ink-soft">Outdated since {moment(found.until)}</p>}
          <p lang={FIRST_LANGUAGE} dir="auto" className="mbs-1 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </>
      )}
    </details>
  );
}
