import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { readStoredRecords } from "#db/import/stored-records.ts";
import { listImportMappings, type ImportMapping } from "#db/import/import-mappings.ts";
import type { HeaderRows } from "#domain/import/table/header.ts";
import type { Mapping } from "#domain/import/columns/mapping.ts";
import { refuseSize, type ReadingChoices } from "#domain/import/table/read-table.ts";
import type { ColumnSample, PlanSummary, Reading } from "#domain/import/session.ts";
import { TableError } from "#domain/import/table/table-cells.ts";
import { withLikely } from "#domain/import/unknown-values.ts";
import { client } from "../../environment.ts";
import { useAuth } from "../../session/auth-context.ts";
import { forgetImport, persistImport, readPersistedImport, type PersistedImport } from "./persisted-import.ts";
import { openSession, type RemoteSession } from "./worker/open-session.ts";

export type Source = { title: string; source: Uint8Array | string };
/** A file that was read, with what was recognised and chosen. */
export type OpenImport = {
  title: string;
  reading: Reading;
  columns: ColumnSample[];
  mapping: Mapping;
  /** The name of the saved mapping in use, or null. */
  savedAs: string | null;
  /** The addresses of the pictures that were dropped, by the names of their files. */
  pictures: (readonly [string, string])[];
};
export type Step = "file" | "columns" | "preview" | "done";

const UNREADABLE = "This file could not be read. Please try again.";

/** An import from the file to the preview: the work is done by a session in a worker, the screen shows its answers. */
export function useImport(step: Step, show: (step: Step) => void) {
  const account = useAuth().user?.id ?? "";
  const session = useRef<RemoteSession>(null);
  const persisted = useRef<PersistedImport>(null);
  const [open, setOpen] = useState<OpenImport | null>(null);
  const [saved, setSaved] = useState<ImportMapping[]>([]);
  const [summary, setSummary] = useState<PlanSummary | null>(null);
  const [busy, setBusy] = useState<"" | "reading" | "comparing">(step === "file" || step === "done" ? "" : "reading");
  const [refusal, setRefusal] = useState("");

  const remote = useCallback(() => (session.current ??= openSession()), []);
  useEffect(
    () => () => {
      session.current?.close();
      session.current = null;
    },
    [],
  );

  const attempt = async (what: "reading" | "comparing", act: () => Promise<void>): Promise<boolean> => {
    setRefusal("");
    setBusy(what);
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof TableError)) console.error("The import failed", error);
      setRefusal(error instanceof TableError ? error.message : UNREADABLE);
      return false;
    } finally {
      setBusy("");
    }
  };

  const remember = (change: Partial<PersistedImport>) => {
    if (!persisted.current) return;
    persisted.current = { ...persisted.current, ...change };
    void persistImport(account, persisted.current);
  };

  /** Shows what was read, with the mapping that was chosen before, or a proposed one. */
  const describe = async (
    title: string,
    reading: Reading,
    mappings: readonly ImportMapping[],
    before: Partial<PersistedImport> = {},
  ) => {
    const [columns, proposal] = await Promise.all([remote().columns(), remote().propose(mappings)]);
    const chosen = before.mapping?.targets.length === columns.length ? before.mapping : null;
    const mapping = chosen ?? proposal.mapping;
    const savedAs = chosen ? null : proposal.savedAs;
    setOpen({ title, reading, columns, mapping, savedAs, pictures: before.pictures ?? [] });
    remember({ choices: reading.chosen, header: reading.header, mapping });
  };

  /** Reads a file or a pasted text, and the catalogue with which it will be compared. */
  const begin = async ({ title, source }: Source, before: Partial<PersistedImport> = {}) => {
    refuseSize(source.length);
    const [stored, mappings] = await Promise.all([readStoredRecords(client), listImportMappings(client)]);
    await remote().setStored(stored);
    // After the catalogue, whose names of specifications show whether each product is a row or a column.
    const read = await remote().read(source, before.choices ?? {});
    setSaved(mappings);
    persisted.current = { title, source, choices: {}, header: null, mapping: null, pictures: [], ...before };
    const reading = before.header ? await remote().setHeader(before.header) : read;
    await describe(title, reading, mappings, before);
  };

  const take = (source: Source) =>
    void attempt("reading", () => begin(source)).then((done) => {
      if (done) show("columns");
    });

  /** Resumes the import after the page was reloaded. */
  const resume = useEffectEvent(async () => {
    const before = await readPersistedImport(account);
    if (!before) {
      setBusy("");
      show("file");
      return;
    }
    const done = await attempt("reading", () => begin(before, before));
    show(done ? "columns" : "file");
  });
  // Only the step with which the screen was opened: later ones are set by the screen itself.
  const [openedAt] = useState(step);
  useEffect(() => {
    if (openedAt === "file") return;
    const timer = setTimeout(() => void (openedAt === "done" ? show("file") : resume()));
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [openedAt]);

  const reread = (choices: ReadingChoices) => {
    const source = persisted.current?.source;
    if (!open || source === undefined) return;
    void attempt("reading", async () => describe(open.title, await remote().read(source, choices), saved));
  };
  const setHeader = (header: HeaderRows) => {
    if (!open) return;
    void attempt("reading", async () => describe(open.title, await remote().setHeader(header), saved));
  };
  const setMapping = (mapping: Mapping, savedAs: string | null = null) => {
    setOpen((before) => before && { ...before, mapping, savedAs });
    // The comparison was made with the mapping before.
    setSummary(null);
    remember({ mapping });
  };
  const setPictures = (pictures: OpenImport["pictures"]) => {
    setOpen((before) => before && { ...before, pictures });
    remember({ pictures });
  };

  const compare = async (): Promise<void> => {
    if (!open) return;
    let isComplete = false;
    const done = await attempt("comparing", async () => {
      const mapping = withLikely(open.mapping, await remote().unknown(open.mapping));
      setMapping(mapping, open.savedAs);
      const planned = await remote().plan(mapping, open.pictures);
      setSummary(planned);
      isComplete = planned.lacking.rows === 0;
    });
    if (done && isComplete) show("preview");
  };

  return {
    session: remote,
    open,
    saved,
    reloadSaved: async () => setSaved(await listImportMappings(client)),
    summary,
    busy,
    refusal,
    take,
    reread,
    setHeader,
    setMapping,
    setPictures,
    compare,
    /** Compares again with what is stored now. */
    compareAgain: async () => {
      await attempt("comparing", async () => remote().setStored(await readStoredRecords(client)));
      await compare();
    },
    /** Stops the current work; the file has to be chosen again. */
    stop: () => {
      session.current?.close();
      session.current = null;
      setBusy("");
      setOpen(null);
      show("file");
    },
    /** Forgets the file, which is not needed any more. */
    finish: () => {
      persisted.current = null;
      void forgetImport(account);
    },
  };
}
export type Import = ReturnType<typeof useImport>;
