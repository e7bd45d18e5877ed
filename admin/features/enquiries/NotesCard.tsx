import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { addNote, deleteNote, listNotes, type EnquiryNote } from "#db/enquiries/enquiry-work.ts";
import { noteProblem } from "#domain/enquiries/enquiry-work.ts";
import { Alert, Button } from "../../ui/controls.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { useAccountName } from "../../queries/accounts.ts";
import { queryKeys, queryClient } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { DeleteForGood } from "../../records/DeletionDialog.tsx";
import { moment } from "../../ui/moment.ts";
import { DeleteButton } from "../../ui/lists/Row.tsx";
import { QueryState } from "../../ui/panels.tsx";
import { failureText } from "../../ui/failure-text.ts";

/** What the office notes about an enquiry; the visitor never sees it. */
export function NotesCard({ enquiry }: { enquiry: string }) {
  const queryKey = queryKeys.enquiryNotes(enquiry);
  const notes = useQuery({ queryKey, queryFn: () => listNotes(client, enquiry), staleTime: 0 });
  const nameOf = useAccountName();
  const [toDelete, setToDelete] = useState<EnquiryNote | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  return (
    <Card title="Internal notes">
      <QueryState query={notes} loading="Loading the notes..." failed="The notes could not be loaded" />
      {notes.data && notes.data.length > 0 && (
        <ol className="grid gap-3" aria-label="Internal notes">
          {notes.data.map((note) => (
            <li key={note.id} className="flex items-start justify-between gap-3 border-be border-line pbe-3">
              <div>
                <p className="text-xs text-ink-soft">
                  {nameOf(note.author) ?? "A former account"}, {moment(note.created_at)}
                </p>
                <p className="wrap-anywhere whitespace-pre-wrap max-inline-[65ch]">{note.body}</p>
              </div>
              <DeleteButton name={`the note of ${moment(note.created_at)}`} onDelete={() => setToDelete(note)} />
            </li>
          ))}
        </ol>
      )}
      <NoteForm enquiry={enquiry} onAdded={refresh} />
      <DeleteForGood
        open={toDelete !== null}
        title="Delete note"
        confirmLabel="Delete"
        failure={(error) => failureText(error, "Error deleting the note. Please try again.")}
        onDelete={async () => {
          if (toDelete) await deleteNote(client, toDelete.id);
          await refresh();
        }}
        onClose={() => setToDelete(null)}
      >
        <p>Are you sure you want to delete this note?</p>
      </DeleteForGood>
    </Card>
  );
}

/** Adds a note; what was typed stays until it is stored. */
function NoteForm({ enquiry, onAdded }: { enquiry: string; onAdded: () => Promise<void> }) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addNote(client, enquiry, typed.trim()),
    onSuccess: async () => {
      setTyped("");
      toast.success("Note added");
      await onAdded();
    },
    onError: (reason) => console.error("Adding a note failed", reason),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = noteProblem(typed);
    setFault(found);
    if (found === null && !isPending) mutate();
  };
  return (
    <form noValidate className="grid justify-items-start gap-3" onSubmit={submit}>
      <TextArea
        label="New note"
        hint="Only colleagues who work on enquiries see it."
        rows={3}
        className="inline-full"
        value={typed}
        error={fault ?? undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Alert boxed>{error ? failureText(error, "Error adding the note. Please try again.") : ""}</Alert>
      <Button type="submit" busy={isPending}>
        {isPending ? "Adding..." : "Add note"}
      </Button>
    </form>
  );
}
