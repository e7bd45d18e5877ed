import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { uploadPicture } from "#db/media.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { TabPanel, Tabs } from "#ui/Tabs.tsx";
import { client } from "../environment.ts";
import { DropZone } from "./DropZone.tsx";
import { PictureError, preparePicture } from "./prepare-picture.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  label: string;
  value: string;
  maxMB: number;
  error?: string | undefined;
  /** The tab shown first. */
  start?: "url" | "upload";
  /** Every change of the address while it is typed. */
  onChange: (address: string) => void;
  /** For a list of pictures: adds what is typed, by the button beside the field or by Enter. */
  onAdd?: () => void;
  /** For a list of pictures: takes an uploaded one, or says why not. Without it the upload becomes the value. */
  onUploaded?: (address: string) => string | null;
};

const TABS = [
  { value: "url", label: "URL" },
  { value: "upload", label: "Upload" },
];

/** A picture by its address or as a file, which goes to storage and becomes an address. */
export function ImageInput({ label, value, maxMB, error, start = "url", onChange, onAdd, onUploaded }: Props) {
  const id = useId();
  const [tab, setTab] = useState<string>(start);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  const upload = async (file: File) => {
    setRefusal("");
    setBusy(true);
    try {
      const bytes = await preparePicture(file, maxMB);
      const address = await uploadPicture(client, bytes);
      if (onUploaded) setRefusal(onUploaded(address) ?? "");
      else onChange(address);
    } catch (failure) {
      console.error("The picture was not uploaded", failure);
      setRefusal(failure instanceof PictureError ? failure.message : "Error uploading file");
    } finally {
      setBusy(false);
    }
  };

  return (
    <div role="group" aria-labelledby={id} className="image-input">
      <span id={id} className="field-label">
        {label}
      </span>
      {value && (
        <div className="image-preview">
          <Thumbnail src={value} className="thumbnail-preview" />
          <IconButton
            label={`Clear ${label.toLowerCase()}`}
            onClick={(event) => {
              event.currentTarget.closest("[role=group]")?.querySelector("input")?.focus();
              onChange("");
              setRefusal("");
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <Tabs small label={`${label}: source`} tabs={TABS} value={tab} onChange={setTab}>
        <TabPanel value="url">
          <div className="line">
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
              <Button onClick={onAdd} className="add-button">
                <Plus aria-hidden="true" />
                Add URL
              </Button>
            )}
          </div>
        </TabPanel>
        <TabPanel value="upload">
          <DropZone busy={busy} maxMB={maxMB} label={label} onFile={(file) => void upload(file)} />
          <p role="alert" className={refusal || error ? "field-error" : "sr-only"}>
            {refusal || error}
          </p>
        </TabPanel>
      </Tabs>
    </div>
  );
}
