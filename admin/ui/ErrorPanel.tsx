import { CircleAlert } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { PanelMessage, panelText, panelTitle } from "./PanelMessage.tsx";

/** In place of something that could not be loaded: what it is, and a button to try again. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  screen = false,
}: {
  title: string;
  text?: string;
  onRetry?: () => void;
  /** It replaces the whole screen, so its title is the main heading. */ screen?: boolean;
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
