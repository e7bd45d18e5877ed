import type { ComponentProps } from "react";

type Look = { variant?: "plain" | "primary" | "danger" | "quiet"; small?: boolean };

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = "plain", small = false }: Look = {}, extra = ""): string {
  return ["button", variant === "plain" ? "" : `button-${variant}`, small ? "button-small" : "", extra]
    .filter(Boolean)
    .join(" ");
}

/** A button that does not submit unless told to. */
export function Button({ variant, small, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  const look: Look = { ...(variant ? { variant } : {}), ...(small ? { small } : {}) };
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/** A square button with a picture only; `label` is what it is called. */
export function IconButton({
  label,
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return <button type={type} aria-label={label} title={label} className={`icon-button ${className}`} {...rest} />;
}
