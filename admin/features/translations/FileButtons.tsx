import { Download, Upload } from "lucide-react";
import { Suspense, useState } from "react";
import type { Language } from "#domain/languages/languages.ts";
import type { TranslatedTable } from "#domain/languages/word-fields.ts";
import { useMay } from "../../session/rights.ts";
import { Button } from "../../ui/controls.tsx";
import { useEver } from "../../ui/dialog-state.ts";
import { lazyPart } from "../../update/lazy-part.tsx";

const ExportDialog = lazyPart(() => import("./ExportTranslations.tsx"), "ExportTranslations");
const ImportDialog = lazyPart(() => import("./ImportTranslations.tsx"), "ImportTranslations");

type Props = { language: Language; table: TranslatedTable | undefined };

/** The ways to a translator and back. */
export function FileButtons({ language, table }: Props) {
  const [open, setOpen] = useState<"export" | "import" | null>(null);
  const [exporting, importing] = [useEver(open === "export"), useEver(open === "import")];
  const publishes = useMay()("content.publish");
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen("export")}>
        <Download aria-hidden="true" />
        Export XLSX
      </Button>
      <Button disabled={!publishes} onClick={() => setOpen("import")}>
        <Upload aria-hidden="true" />
        Import
      </Button>
      {!publishes && (
        <p className="flex-[1_1_100%] text-sm text-ink-soft">
          A publisher imports the file of a translator: what it brings is stored at once. You can save translations as a
          draft in the editor of each record.
        </p>
      )}
      <Suspense>
        {exporting && <ExportDialog open={open === "export"} language={language} table={table} onClose={close} />}
        {importing && <ImportDialog open={open === "import"} onClose={close} />}
      </Suspense>
    </>
  );
}
