import { useState, type SubmitEvent } from "react";
import { isDuplicate } from "#db/errors.ts";
import { addAnswer, type SubmittalEntry } from "#db/submittals/submittals.ts";
import { sizeText } from "#domain/submittals/documents.ts";
import { itemTitle } from "#domain/submittals/parts.ts";
import { REVIEW_LIMITS, type IssuedItem } from "#domain/submittals/review/record.ts";
import { itemStatus } from "#domain/submittals/review/status.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { client } from "../../environment.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert, Button } from "../../ui/controls.tsx";
import { failureText } from "../../ui/failure-text.ts";
import { TextArea } from "../../ui/Field.tsx";
import { moment } from "../../ui/moment.ts";
import { toast } from "../../ui/toast.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { FileButton } from "./FileButton.tsx";
import { refreshSubmittals, useSpeakers } from "./submittal-queries.ts";
import { STATUS_TONES, STATUS_WORDS } from "./submittal-words.ts";

type Props = {
  submittal: string;
  revision: number;
  number: number;
  item: IssuedItem;
  entries: readonly SubmittalEntry[];
};

/** An item with what was decided, its documents, what was said of it, and a field to answer. */
export function ItemCard({ submittal, revision, number, item, entries }: Props) {
  const speaker = useSpeakers(submittal);
  const title = itemTitle(item);
  const status = itemStatus(item, entries);
  const said = entries.filter((entry) => entry.item === item.key);
  return (
    <Card
      title={`${number} · ${title}`}
      note={
        <span className="flex flex-wrap gap-2">
          {item.since > 0 && <span className={badge({ tone: "copper" })}>Changed in Rev {item.since}</span>}
          <span className={badge({ tone: STATUS_TONES[status] })}>{STATUS_WORDS[status]}</span>
        </span>
      }
    >
      <p className="text-sm wrap-anywhere text-ink-soft">
        {[item.brand, `Quantity ${item.quantity}`, item.note].filter(Boolean).join(" · ")}
      </p>
      {item.documents.length > 0 && (
        <ul className="grid gap-2" aria-label={`Documents of ${title}`}>
          {item.documents.map((document) => (
            <li key={document.sha256} className="flex flex-wrap items-center justify-between gap-3">
              <span className="wrap-anywhere">
                {document.title}{" "}
                <span className="text-sm text-ink-soft">
                  {counted(document.pages, "page")} · {sizeText(document.bytes)}
                </span>
              </span>
              <FileButton submittal={submittal} sha256={document.sha256} name={`${document.title}.pdf`} />
            </li>
          ))}
        </ul>
      )}
      {said.length > 0 && (
        <ol className="grid gap-3" aria-label={`Said of ${title}`}>
          {said.map(({ id, mark, body, page, line, made_at, revision: of, ...entry }) => (
            <li
              key={id}
              className={`border-s-2 ps-3 ${entry.reviewer === null ? "border-petrol" : "border-line-strong"}`}
            >
              <p className="text-sm text-ink-soft">
                <b className="text-ink">{speaker(entry)}</b>
                {mark && (
                  <>
                    {" "}
                    <span className={badge({ tone: STATUS_TONES[mark] })}>{STATUS_WORDS[mark]}</span>
                  </>
                )}{" "}
                Rev {of}
                {page !== null && ` · page ${page}`}
                {line !== null && ` · row ${line}`} · <time dateTime={made_at}>{moment(made_at)}</time>
              </p>
              {body && (
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap max-inline-[65ch]">
                  {body}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {said.length > 0 && <AnswerForm submittal={submittal} revision={revision} item={item.key} title={title} />}
    </Card>
  );
}

type AnswerProps = { submittal: string; revision: number; item: string; title: string };

/** Answers the reviewers of an item; what was typed stays until it is stored. */
function AnswerForm({ submittal, revision, item, title }: AnswerProps) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState("");
  const [id, setId] = useState(() => crypto.randomUUID());
  const { busy, run } = useOneAtATime();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = typed.trim();
    setFault(body === "" ? "Enter an answer." : undefined);
    setFailure("");
    if (body === "") return;
    void run(async () => {
      try {
        // One that was stored although its answer was lost is there already.
        await addAnswer(client, { id, submittal_id: submittal, revision, item, body }).catch((error: unknown) => {
          if (!isDuplicate(error)) throw error;
        });
        setTyped("");
        setId(crypto.randomUUID());
        toast.success("Answer added");
        await refreshSubmittals();
      } catch (error) {
        console.error("Answering a reviewer failed", error);
        setFailure(failureText(error, "The answer could not be stored. Please try again."));
      }
    });
  };
  return (
    <form noValidate className="grid justify-items-start gap-3" onSubmit={submit}>
      <TextArea
        label={`Answer about ${title}`}
        hint="Reviewers read it beside their marks. It cannot be changed afterwards."
        rows={2}
        maxLength={REVIEW_LIMITS.body}
        className="inline-full"
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Alert boxed>{failure}</Alert>
      <Button type="submit" busy={busy}>
        {busy ? "Adding..." : "Answer"}
      </Button>
    </form>
  );
}
