import { CircleAlert } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { PanelMessage, panelText, panelTitle } from "./PanelMessage.tsx";

/** Something could not be loaded: what, and a way to try again. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  screen = false,
}: {
  title: string;
  text?: string;
  onRetry?: () => void;
  /** It stands in place of the whole screen. */ screen?: boolean;
}) {
  return (
    <PanelMessage role="alert">
      <CircleAlert aria-hidden="true" className="size-7 stroke-[1.5] text-bad" />
      {screen ? <h1 className={panelTitle}>{title}</h1> : <p className={panelTitle}>{title}</p>}
      <p className={panelText}>{text ?? "Please check your connection and try again."}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </PanelMessage>
  );
}
