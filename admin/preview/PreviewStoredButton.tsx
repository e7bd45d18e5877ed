import { Eye } from "lucide-react";
import { toast } from "../ui/toast.ts";
import { Button } from "../ui/controls.tsx";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import { usePreviewPlace } from "./preview-place.ts";
import { openingAddress, openInTab, sendPreview } from "./send-preview.ts";

type Props = {
  /** What to show: draftSubject or planSubject. */
  subject: string;
  /** Within a sentence: 'draft', 'plan'. */
  noun: string;
};

/** Shows the site with a stored draft or plan in it, in a new tab. */
export function PreviewStoredButton({ subject, noun }: Props) {
  const { place, why } = usePreviewPlace();
  const { busy, run } = useOneAtATime();
  const open = () =>
    run(async () => {
      const failure = await openInTab(async () =>
        openingAddress(place ?? "", await sendPreview(place ?? "", { subject })),
      );
      if (failure) toast.error(failure);
    });
  return (
    <Button busy={place === null || busy} title={why ?? undefined} onClick={() => void open()}>
      <Eye aria-hidden="true" />
      Preview {noun}
      <span className="sr-only"> (opens in a new tab) {why}</span>
    </Button>
  );
}
