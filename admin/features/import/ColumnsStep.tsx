import { mappingProblems } from "#domain/import/columns/mapping.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { ColumnList } from "./ColumnList.tsx";
import { NewProducts } from "./NewProducts.tsx";
import { PictureFiles } from "./PictureFiles.tsx";
import { Rules } from "./Rules.tsx";
import { SavedMappings } from "./SavedMappings.tsx";
import { StickyBar } from "../../ui/StickyBar.tsx";
import { TableReading } from "./TableReading.tsx";
import { UnknownValues } from "./UnknownValues.tsx";
import type { Import, OpenImport } from "./use-import.ts";

/** How the table is read, what its columns fill, and how its rows are matched with products. */
export function ColumnsStep({ work, open, busy }: { work: Import; open: OpenImport; busy: boolean }) {
  const problems = mappingProblems(open.mapping);
  const parts = { work, open };
  return (
    <>
      <TableReading {...parts} />
      <SavedMappings {...parts} />
      <ColumnList {...parts} />
      <Rules {...parts} />
      <NewProducts {...parts} />
      <UnknownValues {...parts} />
      <PictureFiles {...parts} />
      <StickyBar>
        <Alert className="me-auto">{problems.join(" ")}</Alert>
        <Button intent="primary" disabled={problems.length > 0} busy={busy} onClick={() => void work.compare()}>
          {busy ? "Comparing..." : "Preview the changes"}
        </Button>
      </StickyBar>
    </>
  );
}
