import { useQuery } from "@tanstack/react-query";
import { Rocket } from "lucide-react";
import { useState } from "react";
import type { Deploy } from "#db/deploys.ts";
import { KEPT_RELEASES, releaseWay } from "#domain/releases.ts";
import { panel } from "#styles/variants/panel.ts";
import { latestDeploysQuery } from "../../queries/deploys.ts";
import { EmptyPanel } from "../../ui/EmptyPanel.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { frame } from "../../ui/frame.ts";
import { Loading } from "../../ui/Loading.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Rows } from "../../ui/Row.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { DeployRow } from "./DeployRow.tsx";
import { ShowReleaseDialog } from "./ShowReleaseDialog.tsx";

/** The last publications; the releases that are kept can be shown again. */
export function ReleasesScreen() {
  useTitle("Releases");
  const { data: deploys, ...query } = useQuery(latestDeploysQuery);
  const [chosen, setChosen] = useState<Deploy | null>(null);
  const kept = deploys?.some(({ release_kept }) => release_kept) ?? false;
  return (
    <div className={frame()}>
      <PageHead title="Releases" />
      <p className="text-ink-soft max-inline-[65ch]">
        {deploys && !kept
          ? "The last publications of the website. No earlier releases are kept where it is built, so that none can be shown again."
          : `The last publications of the website. The newest ${KEPT_RELEASES} releases are kept: each of them can be shown again at once, without a build.`}
      </p>
      <section aria-label="Publications" className={panel()} aria-busy={query.isFetching}>
        {query.isPending && <Loading place="list" label="Loading releases..." />}
        {query.isError && !deploys && (
          <ErrorPanel title="The releases could not be loaded" onRetry={() => void query.refetch()} />
        )}
        {deploys?.length === 0 && (
          <EmptyPanel
            icon={Rocket}
            title="Nothing Published Yet"
            text="Each publication of the website is listed here."
          />
        )}
        {deploys && deploys.length > 0 && (
          <Rows aria-label="Publications">
            {deploys.map((deploy) => (
              <DeployRow key={deploy.id} deploy={deploy} deploys={deploys} onShow={() => setChosen(deploy)} />
            ))}
          </Rows>
        )}
      </section>
      {deploys && (
        <ShowReleaseDialog
          deploy={chosen}
          way={chosen && releaseWay(chosen, deploys)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
