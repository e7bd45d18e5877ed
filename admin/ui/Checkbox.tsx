import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "ref"> & {
  /** Neither on nor off, as for a list of which only some entries are chosen. */
  indeterminate?: boolean;
};

export function Checkbox({ indeterminate = false, className = "", ...rest }: Props) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      className={`size-4.5 flex-none cursor-pointer accent-petrol ${className}`}
      {...rest}
    />
  );
}
