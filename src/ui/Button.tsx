import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { button, type ButtonLook } from "#styles/variants/button.ts";
import { iconButton } from "#styles/variants/administration/icon-button.ts";

type Look = { intent?: NonNullable<ButtonLook["intent"]>; small?: boolean };

/** The classes of a button, for links that look like one. */
export function buttonClass({ intent = "plain", small = false }: Look = {}, extra = ""): string {
  return button({ intent, size: small ? "denseSmall" : "dense", class: extra });
}

/** A button that does not submit unless told to. */
export function Button({ intent, small, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  const look: Look = { ...(intent ? { intent } : {}), ...(small ? { small } : {}) };
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
