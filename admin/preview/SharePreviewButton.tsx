import { Link2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useMay } from "../session/rights.ts";
import { Button } from "../ui/controls.tsx";
import { useEver } from "../ui/dialog-state.ts";
import { lazyPart } from "../update/lazy-part.tsx";

const ShareDialog = lazyPart(() => import("./ShareDialog.tsx"), "ShareDialog");

type Props = {
  /** What the links show: draftSubject or planSubject. */
  subject: string;
  /** Within a sentence: 'draft', 'plan'. */
  noun: string;
};

/** Opens the dialog that makes links for people without an account. */
export function SharePreviewButton({ subject, noun }: Props) {
  const may = useMay();
  const [open, setOpen] = useState(false);
  const shown = useEver(open);
  if (!may("content.draft")) return null;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        <Link2 aria-hidden="true" />
        Share preview
      </Button>
      <Suspense>
        {shown && <ShareDialog subject={subject} noun={noun} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
