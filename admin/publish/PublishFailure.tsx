import { Button } from "../ui/Button.tsx";
import { screenEdges } from "#styles/variants/administration.ts";
import { usePublishing } from "./publish-context.ts";

/** The reason of a failed build, below the header until a newer build starts. */
export function PublishFailure() {
  const { state, publishAnyway, asking } = usePublishing();
  if (state?.stage !== "failed") return null;
  return (
    <section
      aria-label="Publishing failed"
      className={[
        "sticky inset-bs-13 z-29 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-be border-bad",
        "bg-bad-wash py-2.5 text-bad",
        screenEdges,
      ].join(" ")}
    >
      <p className="flex-[1_1_20rem]">
        <strong>The website was not updated.</strong> {state.reason} What visitors see is unchanged.
      </p>
      {state.pageDrop && (
        <Button small disabled={asking} onClick={publishAnyway}>
          Publish anyway
        </Button>
      )}
    </section>
  );
}
