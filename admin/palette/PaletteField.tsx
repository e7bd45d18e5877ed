import { Search } from "lucide-react";
import type { ComponentProps, ElementType } from "react";

export const PALETTE_LABEL = "Jump to a record or an action";

type Props = { Input?: ElementType<ComponentProps<"input">> } & ComponentProps<"input">;

/** The text field of the palette. */
export function PaletteField({ Input = "input", ...input }: Props) {
  return (
    <div className="flex items-center gap-3 border-be border-line px-5 text-ink-soft focus-within:shadow-[inset_0_-2px_var(--color-copper)]">
      <Search aria-hidden="true" />
      <Input
        className="flex-1 bg-transparent text-base text-ink outline-none min-block-13 min-inline-0"
        aria-label="Search records and actions"
        placeholder="Jump to a product, brand, page, enquiry, setting or action"
        {...input}
      />
    </div>
  );
}
