import type { VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { buttonClass, type DenseLook, iconButton } from "#styles/variants/administration.ts";

type ButtonProps = ComponentProps<"button"> &
  DenseLook & {
    /** Its action is under way: presses are ignored. It is not disabled, because a disabled button loses the focus. */
    busy?: boolean;
  };

/** A button that does not submit unless told to. */
export function Button({ intent, small, busy = false, className, type = "button", onClick, ...rest }: ButtonProps) {
  const look: DenseLook = { ...(intent ? { intent } : {}), ...(small ? { small } : {}) };
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? ignorePress : onClick}
      {...rest}
    />
  );
}

/** Also prevents a form from being submitted. */
const ignorePress = (event: MouseEvent): void => event.preventDefault();

/** A square button with an icon only; `label` is what it is called. */
export function IconButton({
  label,
  tone,
  narrow,
  raised,
  handle,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & VariantProps<typeof iconButton> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={iconButton({ tone, narrow, raised, handle, class: className })}
      {...rest}
    />
  );
}
