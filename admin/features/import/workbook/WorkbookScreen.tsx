import { Download } from "lucide-react";
import { useState } from "react";
import { downloadWorkbook } from "#client/page/download-file.ts";
import { readSiteContent } from "#db/import/workbook.ts";
import { tabsFile } from "#domain/export/workbook-file.ts";
import { workbookTabs } from "#domain/workbook/write-workbook.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { frame } from "#styles/variants/administration.ts";
import { client } from "../../../environment.ts";
import { LeaveGuard } from "../../../records/LeaveGuard.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Alert, Button } from "../../../ui/controls.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { useWorkbook } from "./use-workbook.ts";
import { WorkbookImport } from "./WorkbookImport.tsx";

/** The whole site as one workbook: its template, its content of now, and the way back. */
export function WorkbookScreen() {
  const work = useWorkbook();
  const isPlanned = work.plan !== null && work.stored === null;
  return (
    <div className={frame({ width: isPlanned ? "full" : "editor" })}>
      <LeaveGuard dirty={isPlanned} onLeave={work.begin} />
      <PageHead title="Workbook of the site" tab="settings" />
      {work.plan === null ? (
        <>
          <Downloads />
          <Card title="Import">
            <WorkbookImport work={work} />
          </Card>
        </>
      ) : (
        <WorkbookImport work={work} />
      )}
    </div>
  );
}

/** The template, and the site as it is. */
export function Downloads() {
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState("");
  const save = async (what: "template" | "content") => {
    setBusy(what);
    setRefusal("");
    try {
      const content =
        what === "template"
          ? {}
          : await readSiteContent(client, (read) => setBusy(`Reading ${writtenNumber(read)}...`));
      const bytes = await tabsFile(workbookTabs(content));
      downloadWorkbook(`site-${what}-${new Date().toISOString().slice(0, 10)}.xlsx`, bytes);
    } catch (error) {
      console.error("The workbook was not made", error);
      setRefusal("The workbook could not be made. Please check your connection and try again.");
    } finally {
      setBusy("");
    }
  };
  return (
    <Card title="Download">
      <p className="text-ink-soft max-inline-[65ch]">
        One XLSX with a tab for the company and one for each kind: brands, products, projects, pages and the others,
        with a column in Arabic beside every text. The tab How to explains how cells are written. Pictures are named by
        their addresses.
      </p>
      <div className="mbs-4 flex flex-wrap gap-2">
        <Button disabled={busy !== ""} onClick={() => void save("template")}>
          <Download aria-hidden="true" />
          Empty template
        </Button>
        <Button disabled={busy !== ""} onClick={() => void save("content")}>
          <Download aria-hidden="true" />
          {busy && busy !== "template" ? busy : "This site as it is"}
        </Button>
      </div>
      <Alert boxed>{refusal}</Alert>
    </Card>
  );
}
