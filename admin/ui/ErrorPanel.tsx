import { CircleAlert } from "lucide-react";
import { Button } from "#ui/Button.tsx";

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
    <div role="alert" className="panel-message">
      <CircleAlert aria-hidden="true" className="panel-icon text-bad" />
      {screen ? <h1 className="panel-title">{title}</h1> : <p className="panel-title">{title}</p>}
      <p className="panel-text">{text ?? "Please check your connection and try again."}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </div>
  );
}
