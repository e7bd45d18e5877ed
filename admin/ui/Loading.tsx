import { Spinner } from "#ui/Spinner.tsx";
import { Centre } from "./Centre.tsx";
import { PanelMessage } from "./PanelMessage.tsx";

/** In the middle of the screen (`main`: outside the frame), or in the place of a list. */
export function Loading({
  label = "Loading...",
  place = "screen",
}: {
  label?: string;
  place?: "screen" | "main" | "list";
}) {
  const spinner = <Spinner label={label} />;
  if (place === "list") return <PanelMessage>{spinner}</PanelMessage>;
  return <Centre main={place === "main"}>{spinner}</Centre>;
}
