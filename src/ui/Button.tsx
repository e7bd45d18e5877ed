import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { buttonClass, type DenseLook } from "#styles/variants/administration/button.ts";
import { iconButton } from "#styles/variants/administration/icon-button.ts";

/** A button that does not submit unless told to. */
export function Button({ intent, small, className, type = "button", ...rest }: ComponentProps<"button"> & DenseLook) {
  const look: DenseLook = { ...(intent ? { intent } : {}), ...(small ? { small } : {}) };
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

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
