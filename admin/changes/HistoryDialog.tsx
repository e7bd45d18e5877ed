import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArchiveRestore, History } from "lucide-react";
import { useState } from "react";
import { listVersions, type Version } from "#db/changes/changes.ts";
import { restoreVersion } from "#db/changes/undo.ts";
import { isOvertaken } from "#db/errors.ts";
import { CHANGE_KINDS } from "#domain/content/change.ts";
import { authorText, changeName, drafterText, kindOfTable } from "#domain/content/change-text.ts";
import { siteAddress } from "#domain/content/content-kinds.ts";
import { fieldChanges } from "#domain/content/field-changes.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { useAccountName } from "../queries/accounts.ts";
import { queryClient, queryKeys } from "../query-client.ts";
import { useMay } from "../session/rights.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { EmptyPanel, QueryState } from "../ui/panels.tsx";
import { moment } from "../ui/moment.ts";
import { toast } from "../ui/toast.ts";
import { useRefusal } from "../ui/use-one-at-a-time.ts";
import { Differences } from "./Differences.tsx";
import { refreshContent } from "./use-undo-change.tsx";
import { useRecordNames } from "./use-record-names.ts";

type Props = {
  table: string;
  record: string;
  name: string;
  open: boolean;
  onClose: () => void;
  /** Called after a version or a field was restored. */
  onRestored: () => unknown;
};

const AT_ONCE = 25;
const FAILED = "This version could not be restored. Please try again.";

/** The versions of a record: who changed what, when and why, and each of them or a single field restored. */
export function HistoryDialog({ table, record, name, open, onClose, onRestored }: Props) {
  const [limit, setLimit] = useState(AT_ONCE);
  const { busy, refusal, attempt } = useRefusal(
    (error) => (isOvertaken(error) ? error.message : FAILED),
    "The version was not restored",
  );
  const { publish } = usePublishing();
  const query = useQuery({
    queryKey: [...queryKeys.versions(table, record), limit],
    queryFn: () => listVersions(client, table, record, { limit }),
    enabled: open,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const versions = query.data ?? [];

  const restore = (revision: number, label: string, fields?: string[]) =>
    attempt(async () => {
      await restoreVersion(client, { table, record, revision, ...(fields && { fields }) });
      toast.success(`${label} restored`);
      const kind = kindOfTable(table);
      publish({ label: name, href: kind ? siteAddress(kind, "") : null }, `Restored ${label} of ${name}`);
      await Promise.all([refreshContent(), queryClient.invalidateQueries({ queryKey: queryKeys.lastSave() })]);
      onRestored();
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={`History of ${name}`}
      footer={
        <>
          <Link to="/admin/changes" search={{ table, record }} className={buttonClass()}>
            Show in the log
          </Link>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Alert boxed>{refusal}</Alert>
      <QueryState list query={query} loading="Loading history..." failed="The history could not be loaded" />
      {query.data?.length === 0 && (
        <EmptyPanel icon={History} title="No History Yet" text="What is saved from now on is kept here." />
      )}
      <ol className="*:border-line *:py-4 *:not-first:border-bs" aria-label="Versions">
        {versions.map((version, index) => (
          <VersionRow
            key={version.revision}
            table={table}
            version={version}
            isPresent={index === 0}
            busy={busy}
            onRestore={(fields, label) => {
              // A field comes back as it was before this change.
              return restore(fields ? version.revision - 1 : version.revision, label, fields);
            }}
          />
        ))}
      </ol>
      {versions.length === limit && <Button onClick={() => setLimit(limit + AT_ONCE)}>Show older versions</Button>}
    </Dialog>
  );
}

type RowProps = {
  table: string;
  version: Version;
  isPresent: boolean;
  busy: boolean;
  onRestore: (fields: string[] | undefined, label: string) => Promise<void>;
};

function VersionRow({ table, version, isPresent, busy, onRestore }: RowProps) {
  const names = useRecordNames();
  const publishes = useMay()("content.publish");
  const { before, after, follows, change } = version;
  const nameOf = useAccountName();
  const by = authorText(nameOf(change.made_by), change.made_by);
  const drafter = drafterText(nameOf(change.drafted_by), change.drafted_by, change.made_by);
  const changes = fieldChanges(table, before, after, names);
  const created = before === null;
  const why = change.reason ?? change.title;
  // Copies of what is in other records say nothing; the newest version is shown in any case.
  if (follows && changes.length === 0 && !isPresent) return null;
  return (
    <li className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <time dateTime={change.made_at} className="font-[570]">
            {moment(change.made_at)}
          </time>
          <span className="text-ink-soft">
            by {by}
            {drafter}
          </span>
          <span className={badge()}>{created ? "Created" : CHANGE_KINDS[change.kind]}</span>
          {isPresent && <span className={badge({ tone: "copper" })}>Present version</span>}
        </p>
        {!isPresent && publishes && (
          <Button
            small
            disabled={busy}
            aria-label={`Restore the version of ${moment(change.made_at)}`}
            onClick={() => void onRestore(undefined, `Version of ${moment(change.made_at)}`)}
          >
            <ArchiveRestore aria-hidden="true" />
            Restore
          </Button>
        )}
        {(why ?? follows) && (
          <p className="flex-[1_1_100%] text-sm text-ink-soft">
            {follows ? `Followed from the change of ${changeName(change)}.` : why}
          </p>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="text-sm text-ink-soft">No field of the form changed.</p>
      ) : (
        <Differences
          changes={changes}
          action={
            created || !publishes
              ? undefined
              : ({ field, label }) => (
                  <Button
                    small
                    intent="quiet"
                    disabled={busy}
                    aria-label={`${label}: as before ${moment(change.made_at)}`}
                    onClick={() => void onRestore([field], label)}
                  >
                    As before
                  </Button>
                )
          }
        />
      )}
    </li>
  );
}
