import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFile } from "#ui/download-file.ts";
import { Button } from "#ui/Button.tsx";
import { toast } from "#ui/toast.ts";
import { toolbarButton } from "../../ui/Toolbar.tsx";

/** Reads everything, then saves it as a file. */
export function ExportButton({
  name,
  disabled,
  load,
}: {
  name: string;
  disabled: boolean;
  load: () => Promise<string>;
}) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      downloadFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, await load(), "text/csv");
    } catch (error) {
      console.error("Exporting failed", error);
      toast.error("Error exporting. Please try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={disabled || busy} className={toolbarButton} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {busy ? "Exporting..." : "Export CSV"}
    </Button>
  );
}
