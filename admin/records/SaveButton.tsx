import type { ComponentProps } from "react";
import { Button } from "#ui/Button.tsx";

type Props = Omit<ComponentProps<typeof Button>, "type" | "intent" | "disabled" | "children"> & {
  label: string;
  /** It is being saved. */
  busy: boolean;
};

/**
 * The button that submits a form, with another label while it is saved. It is not disabled meanwhile, because a disabled button
 * loses the focus: the form must ignore a second press (useOneAtATime).
 */
export function SaveButton({ label, busy, ...rest }: Props) {
  return (
    <Button type="submit" intent="primary" aria-disabled={busy || undefined} {...rest}>
      {busy ? "Saving..." : label}
    </Button>
  );
}
