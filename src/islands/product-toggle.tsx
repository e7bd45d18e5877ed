import type { ReactNode, SVGAttributes } from "react";

type Props = {
  className: string;
  pressed: boolean;
  /** The list and the product, for screen readers. */
  label: string;
  /** The accessible name, if the button has no text of its own. */
  title?: string | undefined;
  /** Attributes by which the scripts of a static page find the button and its product. */
  data: Readonly<Record<`data-${string}`, string>>;
  onToggle: () => void;
  /** Attributes that differ from those of the other symbols. */
  drawing?: SVGAttributes<SVGElement>;
  /** The lines of the symbol, in 24 × 24. */
  sign: ReactNode;
  children?: ReactNode;
};

/** A toggle button that adds a product to one of the visitor's lists, or removes it. */
export function ProductToggle({ className, pressed, label, title, data, onToggle, drawing, sign, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      {...data}
      aria-pressed={pressed}
      aria-label={label}
      title={title}
      onClick={onToggle}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
        {...drawing}
      >
        {sign}
      </svg>
      {children}
    </button>
  );
}
