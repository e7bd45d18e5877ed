import { useState, type DragEvent, type Ref } from "react";
import { link } from "#styles/variants/basics.ts";

type Props = {
  /** What screen readers call the field. */
  name: string;
  accept: string;
  multiple?: boolean;
  /** Looks like a link, and what may be done instead stands after it. */
  choose: string;
  drop: string;
  hint: string;
  size?: "normal" | "small";
  describedBy?: string;
  input?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
};

/** Takes files: chosen with the browser's own dialog, or dropped. */
export function FileDrop({ name, accept, multiple = false, choose, drop, hint, size = "normal", ...props }: Props) {
  const { describedBy, input, onFiles } = props;
  const [over, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={[
        "grid cursor-pointer content-center justify-items-center gap-1 border border-dashed text-center",
        size === "normal" ? "p-4 min-block-28" : "px-3 py-2.5",
        "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-copper hover:border-petrol hover:bg-petrol-wash",
        over ? "border-petrol bg-petrol-wash" : "border-line-strong",
      ].join(" ")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={name}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again after it was changed.
          target.value = "";
          onFiles(files);
        }}
      />
      <span>
        <span className={link()}>{choose}</span> {drop}
      </span>
      <span className="text-xs text-ink-soft">{hint}</span>
    </label>
  );
}
