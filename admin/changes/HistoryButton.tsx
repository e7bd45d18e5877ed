import { Link } from "@tanstack/react-router";
import { History } from "lucide-react";
import { Suspense, useState } from "react";
import { buttonClass } from "#styles/variants/administration.ts";
import { Button } from "../ui/controls.tsx";
import { useEver } from "../ui/dialog-state.ts";
import { lazyPart } from "../update/lazy-part.tsx";

const HistoryDialog = lazyPart(() => import("./HistoryDialog.tsx"), "HistoryDialog");

type Props = { table: string; record: string; name: string; onRestored: () => unknown };

/** Opens the versions of a record. */
export function HistoryButton(props: Props) {
  const [open, setOpen] = useState(false);
  const used = useEver(open);
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        History
      </Button>
      <Suspense>{used && <HistoryDialog {...props} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Where a form is of many records, or stands in a dialog: leads to what the log has of them. */
export const HistoryLink = (search: { table: string; record?: string }) => (
  <Link to="/admin/changes" search={search} className={buttonClass({ small: true })}>
    <History aria-hidden="true" />
    History
  </Link>
);
