import { notice } from "#styles/variants/basics.ts";

type Props = {
  /** Without a text the element stays in the page, hidden, so that screen readers announce the text when it appears. */
  children: string | undefined;
  tone?: "bad" | "good";
  /** Whether it has a frame. */
  boxed?: boolean;
  className?: string;
};

/** The outcome of an action beside its button: an error, or with `good` a success. */
export function Alert({ children, tone = "bad", boxed = false, className = "" }: Props) {
  const look = boxed ? notice({ tone }) : "text-sm text-bad";
  return (
    <p role={tone === "bad" ? "alert" : "status"} className={children ? `${look} ${className}` : "sr-only"}>
      {children}
    </p>
  );
}
