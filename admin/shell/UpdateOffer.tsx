import { useEffect, useState } from "react";
import { Button } from "../ui/controls.tsx";
import { usePublishing } from "../publish/publish-context.ts";
import { screenEdges } from "#styles/variants/administration.ts";
import { reloadForUpdate } from "../update/version.ts";

/** Sent by Vite when code that is loaded later cannot be loaded. */
const LOADING_FAILED = "vite:preloadError";

/** Offers to reload when the site has another version of the administration, or when a part of it could not be loaded. */
export function UpdateOffer() {
  const { outdated } = usePublishing();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const onFailure = () => setFailed(true);
    window.addEventListener(LOADING_FAILED, onFailure);
    return () => window.removeEventListener(LOADING_FAILED, onFailure);
  }, []);
  const offered = outdated || failed;
  return (
    // Always there, so that its text is read out when it appears.
    <div
      role="status"
      className={
        offered
          ? `sticky inset-bs-13 z-29 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-be border-petrol bg-petrol-wash py-2.5 ${screenEdges}`
          : "sr-only"
      }
    >
      {offered && (
        <>
          <p className="flex-[1_1_20rem]">
            <strong>
              {outdated
                ? "There is a new version of the administration."
                : "A part of this screen could not be loaded."}
            </strong>{" "}
            Reload it to go on. What you have typed in a form is kept.
          </p>
          <Button small intent="primary" onClick={reloadForUpdate}>
            Reload
          </Button>
        </>
      )}
    </div>
  );
}
