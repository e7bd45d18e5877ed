import { ErrorPanel } from "./ErrorPanel.tsx";
import { reloadForUpdate } from "../update/version.ts";

/** In the place of a part of the screen whose code could not be loaded. */
export function MissingPart() {
  return (
    <ErrorPanel
      title="This part could not be loaded"
      text="The administration may have been updated, or the connection is lost. Reload it to go on."
      onRetry={reloadForUpdate}
    />
  );
}
