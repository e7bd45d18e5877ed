import type { ComponentProps } from "react";
import { Button } from "#ui/Button.tsx";

type Props = Omit<ComponentProps<typeof Button>, "type" | "intent" | "disabled" | "children"> & {
  label: string;
  /** It is being saved. */
  busy: boolean;
};

/** The button that submits a form, with another label while it is saved. */
export function SaveButton({ label, busy, ...rest }: Props) {
  return (
    <Button type="submit" intent="primary" busy={busy} {...rest}>
      {busy ? "Saving..." : label}
    </Button>
  );
}
