import { useLayoutEffect, useRef } from "react";
import type { CellValue, Column } from "#domain/products/editor-columns.ts";
import { cellText } from "../rules/edited-cells.ts";
import { Options } from "../../../ui/controls.tsx";

const YES_NO = [
  { value: "Yes", label: "Yes" },
  { value: "No", label: "No" },
];

type Props = {
  column: Column;
  value: CellValue;
  /** Whether typing replaces the text of the cell. */
  over: boolean;
  label: string;
  problem: string | undefined;
  /** What the field holds, as text, at each change. */
  onText: (text: string) => void;
  onBlur: () => void;
};

const look =
  "absolute inset-0 z-10 block-full min-inline-full border-2 border-petrol bg-sheet px-1.5 text-ink outline-none pointer-coarse:text-base";

/** The field in a cell that is edited. */
export function CellEditor({ column, value, over, label, problem, onText, onBlur }: Props) {
  const field = useRef<HTMLTextAreaElement & HTMLSelectElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (field.current instanceof HTMLTextAreaElement)
      field.current.setSelectionRange(value.toString().length, value.toString().length);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when it opens.
  }, []);
  const common = { ref: field, "aria-label": label, "aria-invalid": problem ? true : undefined, onBlur };
  if (column.kind === "text") {
    return (
      <textarea
        {...common}
        rows={1}
        dir="auto"
        spellCheck={false}
        className={`${look} field-sizing-content resize-none overflow-x-hidden py-[calc((var(--row)-1px-1.5rem)/2-2px)] leading-6 whitespace-pre max-inline-96`}
        defaultValue={over ? "" : String(value)}
        onChange={(event) => onText(event.target.value)}
      />
    );
  }
  const empty = column.kind === "choice" && value === "";
  return (
    <select
      {...common}
      className={`${look} select-arrow pe-7 inline-full`}
      defaultValue={column.kind === "choice" ? String(value) : cellText(column, value)}
      onChange={(event) => {
        const { options, selectedIndex } = event.target;
        onText(options[selectedIndex]?.text.trim() ?? "");
      }}
    >
      {empty && <option value="" />}
      <Options options={column.choices ?? YES_NO} />
    </select>
  );
}
