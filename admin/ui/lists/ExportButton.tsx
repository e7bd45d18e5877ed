import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../controls.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";
import type { Exported } from "./ExportDialog.tsx";
import { useEver } from "../dialog-state.ts";

const ExportDialog = lazyPart(() => import("./ExportDialog.tsx"), "ExportDialog");

type Props = Exported & { small?: boolean; className?: string };

/** Saves a list as a file for a spreadsheet. */
export function ExportButton({ small = false, className = "", ...exported }: Props) {
  const [open, setOpen] = useState(false);
  const used = useEver(open);
  return (
    <>
      <Button small={small} disabled={exported.count === 0} className={className} onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        Export
      </Button>
      <Suspense>{used && <ExportDialog open={open} onClose={() => setOpen(false)} {...exported} />}</Suspense>
    </>
  );
}
