import { ImageUp } from "lucide-react";
import { PICTURE_FORMATS } from "#domain/picture.ts";
import { Spinner } from "#ui/Spinner.tsx";
import { FileDrop, FileDropText } from "./FileDrop.tsx";
import { panelIcon } from "./PanelMessage.tsx";
import { ACCEPTED } from "./prepare-picture.ts";

type Props = {
  label: string;
  maxMB: number;
  /** What is being done with the last files; empty when new ones can be taken. */
  busy: string;
  /** Whether several files may be chosen together. */
  multiple: boolean;
  /** Whether ZIP files and folders may be dropped, too. */
  archives?: boolean;
  onFiles: (files: File[]) => void;
};

/** Where pictures are dropped or chosen. */
export function PictureDrop({ label, maxMB, busy, multiple, archives = false, onFiles }: Props) {
  return (
    <FileDrop
      label={`${label} file`}
      accept={archives ? `${ACCEPTED},.zip` : ACCEPTED}
      multiple={multiple}
      folders={archives}
      disabled={busy !== ""}
      onFiles={onFiles}
    >
      {busy ? (
        <Spinner label={busy} />
      ) : (
        <>
          <ImageUp aria-hidden="true" className={panelIcon} />
          <FileDropText multiple={multiple}>
            {PICTURE_FORMATS}, up to {maxMB} MB{archives && ", or a ZIP of them"}
          </FileDropText>
        </>
      )}
    </FileDrop>
  );
}
