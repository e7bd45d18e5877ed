import { notice } from "#styles/variants/notice.ts";

type Props = {
  /** Without a text the element stays, unseen, so that the text is read out when it comes. */
  children: string | undefined;
  tone?: "bad" | "good";
  /** In a frame. */
  boxed?: boolean;
  className?: string;
};

/** The outcome of what was just pressed, where it was pressed: what went wrong, or that it went well. */
export function Alert({ children, tone = "bad", boxed = false, className = "" }: Props) {
  const look = boxed ? notice({ tone }) : "text-sm text-bad";
  return (
    <p role={tone === "bad" ? "alert" : "status"} className={children ? `${look} ${className}` : "sr-only"}>
      {children}
    </p>
  );
}
