import type { ComponentProps } from "react";
import { field } from "#styles/variants/basics.ts";

export type SelectOption = { value: string; label: string; depth?: number };

/** The options of a select; a child stands indented below its parent. */
export function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, depth = 0 }) => (
    <option key={value} value={value}>
      {"\u00a0\u00a0\u00a0".repeat(depth) + label}
    </option>
  ));
}

/** A select without a visible label; `label` names it. */
export function Select({ label, className, children, ...rest }: ComponentProps<"select"> & { label: string }) {
  return (
    <select aria-label={label} className={field({ size: "dense", kind: "select", class: className })} {...rest}>
      {children}
    </select>
  );
}
