import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { counted } from "#domain/text/text.ts";
import { Alert } from "../../ui/controls.tsx";
import { queryKeys } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { PictureDrop } from "../../ui/pictures/FileDrop.tsx";
import type { Import, OpenImport } from "./use-import.ts";
import { picturesAmong, uploaded } from "./workbook/picture-uploads.ts";

/** Takes the picture files that the rows name: pictures, folders of pictures, or a ZIP. They are uploaded as they come. */
export function PictureFiles({ work, open: { mapping, pictures, reading } }: { work: Import; open: OpenImport }) {
  const [busy, setBusy] = useState("");
  const [refusals, setRefusals] = useState<string[]>([]);
  const columns = mapping.targets.flatMap(({ kind }, at) => (kind === "picture" ? [at] : []));
  const { data: wanted = [] } = useQuery({
    queryKey: queryKeys.importPictures(reading, columns),
    queryFn: () => work.session().pictureFiles(mapping),
    gcTime: 0,
  });
  if (wanted.length === 0) return null;

  const there = new Set(pictures.map(([name]) => name));
  const missing = wanted.filter((name) => !there.has(name));
  const take = async (files: readonly File[]) => {
    setBusy("Uploading...");
    const found = new Map(pictures);
    const reasons: string[] = [];
    const names = new Set(wanted);
    for await (const picture of picturesAmong(files, names)) {
      const stored = "file" in picture ? await uploaded(picture.name, picture.file) : picture;
      if ("refusal" in stored) reasons.push(stored.refusal);
      else if ("name" in picture) found.set(picture.name, stored.address);
      work.setPictures([...found]);
    }
    setRefusals(reasons);
    setBusy("");
  };
  return (
    <Card
      title="Picture files"
      note={
        <span role="status" className="text-sm text-ink-soft">
          {wanted.length - missing.length} of {counted(wanted.length, "file")} there
        </span>
      }
    >
      <p className="text-sm text-ink-soft max-inline-[65ch]">
        The rows name pictures by their files. Drop the files, a folder or a ZIP of them; files that no row names are
        left aside.
      </p>
      <PictureDrop
        multiple
        archives
        label="Pictures"
        maxMB={PRODUCT_IMAGE_MAX_MB}
        busy={busy}
        onFiles={(files) => void take(files)}
      />
      {missing.length > 0 && (
        <p className="text-sm wrap-anywhere">
          Missing: {missing.slice(0, 8).join(", ")}
          {missing.length > 8 && ` and ${missing.length - 8} more`}
        </p>
      )}
      <Alert>{refusals.join(" ")}</Alert>
    </Card>
  );
}
