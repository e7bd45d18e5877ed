import { useNavigate, useSearch } from "@tanstack/react-router";
import { FileStack, SearchX } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import type { StoredDocument } from "#db/content/documents.ts";
import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from "#domain/documents/document-kinds.ts";
import { dayInCairo, endsSoon, isExpired } from "#domain/documents/expiry.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { panel } from "#styles/variants/basics.ts";
import { badge } from "#styles/variants/product-lists.ts";
import {
  DOCUMENT_STATE_NAMES,
  DOCUMENT_STATES,
  documentsSearchSchema,
  type DocumentsSearch,
} from "../../documents/documents-search.ts";
import { fileFacts } from "../../documents/DocumentFileField.tsx";
import { AddLink, DraftBadge, EditLink, RecordLink } from "../../records/record-links.tsx";
import { useDeletion } from "../../records/use-deletion.ts";
import { useMay } from "../../session/rights.ts";
import { FilterSelect, ListBar, SearchBox, SelectionActions, Toolbar, toolbarButton } from "../../ui/lists/Toolbar.tsx";
import { DeleteButton, Row, RowActions, RowCheckbox, RowDetail, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { Button } from "../../ui/controls.tsx";
import { EmptyPanel } from "../../ui/panels.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";
import { filteredDocuments, ownerIds, ownersOf } from "./document-list-filter.ts";
import type { Known } from "./use-dropped.ts";

const DeleteRecords = lazyPart(() => import("../../records/DeleteRecords.tsx"), "DeleteRecords");
/** A list of thousands is shown in parts. */
const SHOWN_AT_FIRST = 100;
const OWNERS_SHOWN = 3;

/** The documents that are there, with filters, selection and deletion. */
export function DocumentList({ known }: { known: Known }) {
  const search = documentsSearchSchema.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const publishes = useMay()("content.publish");
  const selection = useSelection<StoredDocument>();
  const deletion = useDeletion(selection);
  const [words, setWords] = useState("");
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const [today] = useState(() => dayInCairo(new Date()));
  const owners = useMemo(() => ownersOf(known), [known]);
  const found = filteredDocuments(known.documents, search, words, owners, today);
  const filter = (next: DocumentsSearch) =>
    void navigate({ to: "/admin/documents", search: { ...search, ...next }, replace: true });
  const add = (
    <AddLink kind="document" className={toolbarButton}>
      Add Document
    </AddLink>
  );
  if (known.documents.length === 0)
    return (
      <div className={panel()}>
        <EmptyPanel
          icon={FileStack}
          title="No Documents Yet"
          text="Datasheets, catalogues, certificates and drawings of makers appear in the downloads of their products."
        >
          {add}
        </EmptyPanel>
      </div>
    );
  return (
    <section aria-label="Documents">
      <Toolbar>
        <SearchBox label="Search documents" value={words} onSearch={setWords} />
        <FilterSelect
          label="Kind"
          all="All kinds"
          value={search.kind ?? ""}
          options={DOCUMENT_KIND_NAMES.map((value) => ({ value, label: DOCUMENT_KINDS[value] }))}
          onChange={(kind) => filter({ kind: kind || undefined })}
        />
        <FilterSelect
          label="Brand"
          all="All brands"
          value={search.brand ?? ""}
          options={known.brands.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(brand) => filter({ brand: brand || undefined })}
        />
        <FilterSelect
          label="State"
          all="All states"
          value={search.state ?? ""}
          options={DOCUMENT_STATE_NAMES.map((value) => ({ value, label: DOCUMENT_STATES[value] }))}
          onChange={(state) => filter({ state: state || undefined })}
        />
        {add}
      </Toolbar>
      <ListBar>
        <p role="status" className="text-ink-soft">
          {found.length < known.documents.length
            ? `${writtenNumber(found.length)} of ${counted(known.documents.length, "document")}`
            : counted(found.length, "document")}
        </p>
        <SelectionActions selection={selection} clears onDelete={() => deletion.request(selection.items)} />
      </ListBar>
      <div className={panel()}>
        {found.length === 0 ? (
          <EmptyPanel icon={SearchX} title="No Documents Found" text="Try other words or another filter." />
        ) : (
          <Rows aria-label="Documents">
            {found.slice(0, most).map((document) => (
              <Row key={document.id} selected={selection.has(document.id)}>
                {publishes && (
                  <RowCheckbox
                    aria-label={`Select ${document.title}`}
                    checked={selection.has(document.id)}
                    onSelect={(on) => selection.toggle([document], on)}
                  />
                )}
                <RowMain>
                  <RowName name={<RecordLink kind="document" id={document.id} name={document.title} />}>
                    <EndBadge until={document.valid_until} today={today} />
                    <DraftBadge kind="document" id={document.id} />
                  </RowName>
                  <RowDetail>{detailsOf(document)}</RowDetail>
                  <RowDetail className="wrap-anywhere">{ownersText(document, owners.names)}</RowDetail>
                </RowMain>
                <RowActions>
                  <EditLink kind="document" id={document.id} name={document.title} />
                  {publishes && <DeleteButton name={document.title} onDelete={() => deletion.request([document])} />}
                </RowActions>
              </Row>
            ))}
          </Rows>
        )}
      </div>
      {found.length > most && (
        <div className="mbs-3 flex justify-center">
          <Button onClick={() => setMost(most + SHOWN_AT_FIRST)}>
            Show more ({writtenNumber(found.length - most)} left)
          </Button>
        </div>
      )}
      <Suspense>
        {deletion.isNeeded && (
          <DeleteRecords kind="document" {...(deletion.dialog as unknown as { records: []; onClose: () => void })} />
        )}
      </Suspense>
    </section>
  );
}

function EndBadge({ until, today }: { until: string | null; today: string }) {
  if (until === null || !endsSoon(until, today)) return null;
  const ended = isExpired(until, today);
  return (
    <span className={badge({ tone: ended ? "bad" : "copper" })}>
      {ended ? "Ended" : "Ends"} {until}
    </span>
  );
}

const detailsOf = ({ kind, language, revision, issued_on, file }: StoredDocument): string =>
  [
    DOCUMENT_KINDS[kind as keyof typeof DOCUMENT_KINDS],
    DOCUMENT_LANGUAGES[language as keyof typeof DOCUMENT_LANGUAGES],
    fileFacts(file),
    revision && `Rev. ${revision}`,
    issued_on,
  ]
    .filter(Boolean)
    .join(" • ");

function ownersText(document: StoredDocument, names: ReadonlyMap<string, string>): string {
  const known = ownerIds(document).flatMap((id) => names.get(id) ?? []);
  if (known.length === 0) return "Belongs to nothing that is there";
  const more = known.length - OWNERS_SHOWN;
  return known.slice(0, OWNERS_SHOWN).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
