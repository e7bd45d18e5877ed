import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { link } from "#styles/variants/basics.ts";
import { screenEdges } from "#styles/variants/administration.ts";
import { timeOrMoment } from "../ui/moment.ts";
import { usePublishing } from "./publish-context.ts";

/**
 * Says below the header that visitors see an older release. When something was saved since, it asks whether that is to be
 * published: a save never undoes the decision of an administrator silently.
 */
export function OlderRelease({ released, waiting }: { released: string; waiting: number | null }) {
  const { retry, asking } = usePublishing();
  // The answer holds until something else is saved.
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const asks = waiting !== null && waiting !== keptAt;
  return (
    <section
      aria-label="Older release"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-be border-warn bg-warn-wash py-2.5 text-warn ${screenEdges}`}
    >
      <p className="flex-[1_1_20rem]">
        <strong>The site shows the release of {timeOrMoment(released)}.</strong>{" "}
        {waiting === null
          ? "What is saved now is stored, and published when you say so."
          : "What was saved since then is stored, but visitors do not see it."}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!asks && (
          <Link to="/admin/releases" className={link({ class: "py-1" })}>
            Releases
          </Link>
        )}
        <Button small intent={asks ? "primary" : "plain"} disabled={asking} onClick={retry}>
          Publish the newest content
        </Button>
        {asks && (
          <Button small onClick={() => setKeptAt(waiting)}>
            Keep the older release
          </Button>
        )}
      </div>
    </section>
  );
}
