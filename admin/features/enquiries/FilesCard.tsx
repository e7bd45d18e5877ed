import { Download } from "lucide-react";
import { useState } from "react";
import type { Enquiry, EnquiryFile } from "#db/enquiries/enquiries.ts";
import { filePath, findFile } from "#db/enquiries/files.ts";
import { downloadFile } from "#client/page/download-file.ts";
import { fileSize } from "#domain/enquiries/enquiry-files.ts";
import { Card } from "../../ui/Card.tsx";
import { Button } from "../../ui/controls.tsx";
import { client } from "../../environment.ts";

/** The files of an enquiry. They are only ever downloaded: what a stranger has sent is never opened in the page. */
export function FilesCard({ enquiry: { id, files } }: { enquiry: Pick<Enquiry, "id" | "files"> }) {
  const [failed, setFailed] = useState<string | null>(null);
  const download = async ({ name, position }: EnquiryFile) => {
    setFailed(null);
    const bytes = await findFile(client, filePath(id, position)).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (bytes === null) setFailed(`${name} could not be loaded. Please try again.`);
    else downloadFile(name, bytes, "application/octet-stream");
  };
  return (
    <Card title="Files">
      <ul className="grid gap-2">
        {files.map((file) => (
          <li key={file.position} className="flex flex-wrap items-center gap-3">
            <span className="wrap-anywhere">{file.name}</span>
            <span className="text-sm text-ink-soft">{fileSize(file.bytes)}</span>
            <Button aria-label={`Download ${file.name}`} onClick={() => void download(file)}>
              <Download aria-hidden="true" />
              Download
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-bad empty:hidden">
        {failed}
      </p>
    </Card>
  );
}
