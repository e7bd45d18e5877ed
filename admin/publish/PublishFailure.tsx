import { Button } from "#ui/Button.tsx";
import { usePublishing } from "./publish-context.ts";

/** The reason of a failed build, below the header until something newer is on its way. */
export function PublishFailure() {
  const { state, publishAnyway, asking } = usePublishing();
  if (state?.stage !== "failed") return null;
  return (
    <section aria-label="Publishing failed" className="publish-failure">
      <p>
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
