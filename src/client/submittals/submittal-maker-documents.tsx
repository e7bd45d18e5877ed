import type { PackageDocument } from "#domain/documents/package-document.ts";
import { isExpired } from "#domain/documents/expiry.ts";
import { isTaken, type TakenDocuments } from "#domain/submittals/maker-documents.ts";
import { sizeText } from "#domain/submittals/documents.ts";
import { dayText } from "#texts/language/day-text.ts";
import { langOf } from "#texts/language/page-language.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { takeDocument } from "./submittal-store.ts";

type Props = {
  slug: string;
  /** The name of the item. */
  item: string;
  documents: readonly PackageDocument[] | null;
  chosen: TakenDocuments | undefined;
  today: string;
};

/** The documents that the catalogue has for an item. Those that have ended say so, and are left out unless they are wanted. */
export function MakerDocuments({ slug, item, documents, chosen, today }: Props) {
  if (documents === null) return <p className="text-sm text-warn">{T.makerDocumentsFailed}</p>;
  if (documents.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mbe-1 text-sm font-medium">
        {T.makerDocuments}
        <span className="sr-only">
          : <bdi>{item}</bdi>
        </span>
      </legend>
      {documents.map((document) => (
        <label key={document.href} className="flex cursor-pointer items-start gap-3 py-1">
          <input
            type="checkbox"
            className="mbs-1 size-4.5 flex-none accent-petrol"
            checked={isTaken(document, chosen, today)}
            onChange={({ target }) => takeDocument(slug, document.href, target.checked)}
          />
          <span className="min-inline-0">
            <bdi className="wrap-anywhere" {...langOf(document.title)}>
              {document.title}
            </bdi>
            <span className="block text-xs text-ink-soft">
              <bdi {...langOf(document.about)}>{document.about}</bdi> · {T.pages(document.pages)} ·{" "}
              <bdi>{sizeText(document.bytes)}</bdi>
            </span>
            {document.until !== null && isExpired(document.until, today) && (
              <span className="block text-xs text-warn">{T.ended(dayText(document.until))}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
