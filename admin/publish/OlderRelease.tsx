import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../ui/controls.tsx";
import { link } from "#styles/variants/basics.ts";
import { screenEdges } from "#styles/variants/administration.ts";
import { timeOrMoment } from "../ui/moment.ts";
import { useMay } from "../session/rights.ts";
import { usePublishing } from "./publish-context.ts";

/**
 * Says below the header that visitors see an older release. When something was saved since, it asks whether that is to be
 * published: a save never undoes the decision of a publisher silently.
 */
export function OlderRelease({ released, waiting }: { released: string; waiting: number | null }) {
  const { retry, requesting } = usePublishing();
  const publishes = useMay()("content.publish");
  // The answer holds until something else is saved.
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const pending = waiting !== null && waiting !== dismissedAt;
  return (
    <section
      aria-label="Older release"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-be border-warn bg-warn-wash py-2.5 text-warn ${screenEdges}`}
    >
      <p className="flex-[1_1_20rem]">
        <strong>The site shows the release of {timeOrMoment(released)}.</strong>{" "}
        {waiting === null
          ? publishes
            ? "What is saved now is stored, and published when you say so."
            : "What is saved now is stored, and published when a publisher says so."
          : "What was saved since then is stored, but visitors do not see it."}
      </p>
      {publishes && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!pending && (
            <Link to="/admin/releases" className={link({ class: "py-1" })}>
              Releases
            </Link>
          )}
          <Button small intent={pending ? "primary" : "plain"} disabled={requesting} onClick={retry}>
            Publish the newest content
          </Button>
          {pending && (
            <Button small onClick={() => setDismissedAt(waiting)}>
              Keep the older release
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
