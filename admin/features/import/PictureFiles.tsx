import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { uploadPicture } from "#db/content/media.ts";
import { picturesInZip } from "#domain/import/picture-files.ts";
import { fileName } from "#domain/import/read-row.ts";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { counted } from "#domain/text/text.ts";
import { Alert } from "../../ui/controls.tsx";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { PictureDrop } from "../../ui/pictures/FileDrop.tsx";
import { PictureError, preparePicture } from "../../ui/pictures/prepare-picture.ts";
import type { Import, OpenImport } from "./use-import.ts";

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
    const upload = async (name: string, file: File) => {
      try {
        found.set(name, await uploadPicture(client, await preparePicture(file, PRODUCT_IMAGE_MAX_MB)));
      } catch (error) {
        console.error("A picture was not uploaded", error);
        reasons.push(`${name}: ${error instanceof PictureError ? error.message : "Error uploading file"}`);
      }
      work.setPictures([...found]);
    };
    for (const file of files) {
      if (/\.zip$/i.test(file.name)) {
        try {
          for await (const { name, bytes } of picturesInZip(file.stream(), names))
            await upload(name, new File([bytes], name));
        } catch (error) {
          console.error("The ZIP could not be read", error);
          reasons.push(`${file.name}: this ZIP is damaged`);
        }
      } else if (names.has(fileName(file.name))) await upload(fileName(file.name), file);
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
