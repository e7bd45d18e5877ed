import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { button, type ButtonLook } from "#styles/variants/button.ts";

type Look = { variant?: NonNullable<ButtonLook["intent"]>; small?: boolean };

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = "plain", small = false }: Look = {}, extra = ""): string {
  return button({ intent: variant, size: small ? "denseSmall" : "dense", class: extra });
}

/** A button that does not submit unless told to. */
export function Button({ variant, small, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  const look: Look = { ...(variant ? { variant } : {}), ...(small ? { small } : {}) };
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/** Classes of a square button with an icon only. */
export const iconButton = cva(
  [
    "inline-grid flex-none place-items-center rounded-control border text-ink-soft min-block-9",
    "disabled:cursor-default disabled:bg-transparent disabled:opacity-35",
    "aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-35",
    "pointer-coarse:min-block-11 pointer-coarse:min-inline-11",
  ],
  {
    variants: {
      tone: {
        plain: "hover:bg-petrol-wash hover:text-petrol",
        /** It removes something. */
        danger: "hover:bg-bad-wash hover:text-bad",
      },
      narrow: { true: "inline-7", false: "inline-9" },
      /** On top of a picture. */
      raised: { true: "border-line bg-sheet", false: "border-transparent" },
      /** Dragged instead of pressed. */
      handle: { true: "cursor-grab touch-none", false: "cursor-pointer" },
    },
    defaultVariants: { tone: "plain", narrow: false, raised: false, handle: false },
  },
);

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
