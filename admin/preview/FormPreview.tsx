import { Eye } from "lucide-react";
import { Suspense, useCallback, useId, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { ContentKind } from "#domain/content/content-kinds.ts";
import { useMay } from "../session/rights.ts";
import { useIsWide } from "../shell/side-bar.ts";
import { Button, Spinner } from "../ui/controls.tsx";
import { MissingPart } from "../ui/panels.tsx";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import { lazyPart } from "../update/lazy-part.tsx";
import { usePreviewPlace } from "./preview-place.ts";
import { openingAddress, openInTab, PreviewFailed, sendPreview } from "./send-preview.ts";
import { usePreviewedRow, type PreviewedForm } from "./use-form-preview.ts";

const PreviewPane = lazyPart(() => import("./PreviewPane.tsx"), "PreviewPane", MissingPart);

type Props<Values extends FieldValues, Input> = {
  editor: PreviewedForm<Values, Input>;
  kind: ContentKind;
  /** The record that the form changes; of a new one the id of its draft, or null. */
  record: string | null;
};

/** Shows the real page with what is in the form: beside it where there is room, otherwise in a new tab. */
export function FormPreview<Values extends FieldValues, Input>({ editor, kind, record }: Props<Values, Input>) {
  const may = useMay();
  const { place, why } = usePreviewPlace();
  const current = usePreviewedRow(editor, kind, record);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { busy, run } = useOneAtATime();
  const { form } = editor;
  const onTyped = useCallback(
    (callback: () => void) => form.subscribe({ formState: { values: true }, callback: () => callback() }),
    [form],
  );
  const reason = useId();
  if (!may("content.draft")) return null;

  const inTab = () =>
    run(async () => {
      setMessage(
        await openInTab(async () => {
          const { row, missing, name, page } = await current();
          if (!row) throw new PreviewFailed(`Before there is a preview, please check: ${missing.join(", ")}.`);
          return openingAddress(place ?? "", await sendPreview(place ?? "", { name, row }), page);
        }),
      );
    });
  const shows = isOpen && isWide && place !== null;
  return (
    <>
      <Button
        small
        className="aria-pressed:border-petrol aria-pressed:bg-petrol-wash"
        aria-pressed={isWide ? shows : undefined}
        aria-describedby={why ? reason : undefined}
        busy={place === null || busy}
        onClick={() => (isWide ? setOpen(!isOpen) : void inTab())}
      >
        <Eye aria-hidden="true" />
        Preview
        {!isWide && <span className="sr-only"> (opens in a new tab)</span>}
      </Button>
      {(why ?? message) && (
        // Below the buttons, not wider than they are.
        <p
          id={reason}
          role="status"
          className={`text-xs inline-0 min-inline-[max(100%,15rem)] ${why ? "text-ink-soft" : "text-warn"}`}
        >
          {why ?? message}
        </p>
      )}
      {shows && (
        <Suspense fallback={<Spinner label="Loading preview..." className="sr-only" />}>
          <PreviewPane of={{ current, onTyped }} place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
