import { writtenNumber } from "#domain/text/written-numbers.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { panel } from "#styles/variants/basics.ts";
import { ErrorPanel, PanelMessage, EmptyPanel } from "../../ui/panels.tsx";
import { SearchX } from "lucide-react";

type Props = {
  query: Pick<UseQueryResult, "isError" | "refetch">;
  progress: { read: number; all: number } | null;
};

/** In place of the table while its products are read, or when they could not be. */
export function ReadingPanel({ query, progress }: Props) {
  return (
    <div className={panel()}>
      {query.isError ? (
        <ErrorPanel title="The products could not be loaded" onRetry={() => void query.refetch()} />
      ) : (
        <PanelMessage role="status">
          <p>
            {progress
              ? `Loading products: ${writtenNumber(progress.read)} of ${writtenNumber(progress.all)}`
              : "Loading products..."}
          </p>
          <progress
            aria-label="Loading products"
            className="accent-petrol inline-64 max-inline-full"
            {...(progress ? { value: progress.read, max: progress.all } : {})}
          />
        </PanelMessage>
      )}
    </div>
  );
}

/** In place of the table when it has no rows. */
export function NoRows({ changedOnly }: { changedOnly: boolean }) {
  return (
    <div className={panel()}>
      <EmptyPanel
        icon={SearchX}
        title={changedOnly ? "No Changes" : "No Products Found"}
        text={
          changedOnly
            ? "Changed products are listed here until they are saved."
            : "Try another search, brand or category."
        }
      />
    </div>
  );
}
