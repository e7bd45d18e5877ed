import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { uploadPicture } from "#db/content/media.ts";
import { Alert, Button, IconButton } from "../controls.tsx";
import { fieldLabel, TextField } from "../Field.tsx";
import { TabPanel, Tabs } from "../Tabs.tsx";
import { client } from "../../environment.ts";
import { PictureDrop } from "./FileDrop.tsx";
import { PictureError, preparePicture } from "./prepare-picture.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  label: string;
  value: string;
  maxMB: number;
  error?: string | undefined;
  /** Called with every change of the address while it is typed. */
  onChange: (address: string) => void;
  /** For a list of pictures: adds the typed address, by the button beside the field or by Enter. */
  onAdd?: () => void;
  /** For a list of pictures: adds an uploaded one, or returns why not. Without it the upload becomes the value. */
  onUploaded?: (address: string) => string | null;
};

const TABS = [
  { value: "url", label: "URL" },
  { value: "upload", label: "Upload" },
];

/** A picture, by its address or as a file, which is uploaded to storage. */
export function ImageInput({ label, value, maxMB, error, onChange, onAdd, onUploaded }: Props) {
  const id = useId();
  const several = onUploaded !== undefined;
  const [tab, setTab] = useState("upload");
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState("");

  /** Uploads a file; returns an empty text, or the reason why it failed. */
  const upload = async (file: File): Promise<string> => {
    try {
      const address = await uploadPicture(client, await preparePicture(file, maxMB));
      if (onUploaded) return onUploaded(address) ?? "";
      onChange(address);
      return "";
    } catch (failure) {
      console.error("The picture was not uploaded", failure);
      return failure instanceof PictureError ? failure.message : "Error uploading file";
    }
  };
  const uploadAll = async (files: readonly File[]) => {
    if (files.length > 1 && !several) {
      setRefusal("Choose one file only.");
      return;
    }
    setRefusal("");
    const refusals: string[] = [];
    // One after another, so that the pictures keep the order of the files.
    for (const [index, file] of files.entries()) {
      setBusy(files.length > 1 ? `Uploading ${index + 1} of ${files.length}...` : "Uploading...");
      const reason = await upload(file);
      if (reason) refusals.push(files.length > 1 ? `${file.name}: ${reason}` : reason);
    }
    setRefusal(refusals.join("\n"));
    setBusy("");
  };

  return (
    <div role="group" aria-labelledby={id} className="grid content-start gap-2 min-inline-0">
      <span id={id} className={fieldLabel}>
        {label}
      </span>
      {value && (
        <div className="flex items-start gap-1">
          <Thumbnail src={value} shape="preview" />
          <IconButton
            icon={X}
            label={`Clear ${label.toLowerCase()}`}
            onClick={(event) => {
              event.currentTarget.closest("[role=group]")?.querySelector("input")?.focus();
              onChange("");
              setRefusal("");
            }}
          />
        </div>
      )}
      <Tabs small label={`${label}: source`} tabs={TABS} value={tab} onChange={setTab}>
        <TabPanel value="url" className="pbs-3">
          <div className="flex items-start gap-2">
            <TextField
              label={`${label} URL`}
              className="grow"
              inputMode="url"
              placeholder="https://"
              value={value}
              error={error}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !onAdd) return;
                event.preventDefault();
                onAdd();
              }}
            />
            {onAdd && (
              <Button onClick={onAdd} className="mbs-6.25">
                <Plus aria-hidden="true" />
                Add URL
              </Button>
            )}
          </div>
        </TabPanel>
        <TabPanel value="upload" className="pbs-3">
          <PictureDrop
            busy={busy}
            maxMB={maxMB}
            label={label}
            multiple={several}
            onFiles={(files) => void uploadAll(files)}
          />
          <Alert className="whitespace-pre-line">{refusal || error}</Alert>
        </TabPanel>
      </Tabs>
    </div>
  );
}
