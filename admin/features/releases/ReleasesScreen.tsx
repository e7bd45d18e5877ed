import { useQuery } from "@tanstack/react-query";
import { Rocket } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Deploy } from "#db/publishing/deploys.ts";
import { RETAINED_RELEASES, releaseWay, type ReleaseWay } from "#domain/publishing/releases.ts";
import { panel } from "#styles/variants/basics.ts";
import { Button } from "../../ui/controls.tsx";
import { DEPLOYS_SHOWN, deploysQuery } from "../../queries/deploys.ts";
import { EmptyPanel, QueryState } from "../../ui/panels.tsx";
import { frame } from "#styles/variants/administration.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { DeployRow } from "./DeployRow.tsx";
import { ShowReleaseDialog } from "./ShowReleaseDialog.tsx";

/** The last publications; the releases that are kept can be shown again. */
export function ReleasesScreen() {
  const [shown, setShown] = useState(DEPLOYS_SHOWN);
  // One more than is shown, which tells whether there are more.
  const query = useQuery(deploysQuery(shown + 1));
  const deploys = query.data?.slice(0, shown);
  const hasMore = (query.data?.length ?? 0) > shown;
  const [chosen, setChosen] = useState<{ deploy: Deploy; way: ReleaseWay } | null>(null);
  const [open, setOpen] = useState(false);
  const list = useFocusAfterChange(deploys?.find(({ is_live }) => is_live)?.id);
  const hasEarlier = deploys?.some(({ release_kept }) => release_kept) ?? false;
  return (
    <div className={frame()}>
      <PageHead title="Releases" />
      <p className="text-ink-soft max-inline-[65ch]">
        {deploys && !hasEarlier
          ? "The last publications of the website. No earlier releases are kept where it is built, so that none can be shown again."
          : `The last publications of the website. The newest ${RETAINED_RELEASES} releases are kept: each of them can be shown again at once, without a build.`}
      </p>
      <section
        aria-label="Publications"
        ref={list}
        tabIndex={-1}
        className={panel({ class: "outline-none" })}
        aria-busy={query.isPending}
      >
        <QueryState list query={query} loading="Loading releases..." failed="The releases could not be loaded" />
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
              <DeployRow
                key={deploy.id}
                deploy={deploy}
                deploys={deploys}
                onShow={() => {
                  setChosen({ deploy, way: releaseWay(deploy, deploys) });
                  setOpen(true);
                }}
              />
            ))}
          </Rows>
        )}
      </section>
      {hasMore && (
        <Button
          className="justify-self-center"
          busy={query.isPlaceholderData}
          onClick={() => setShown(shown + DEPLOYS_SHOWN)}
        >
          Show earlier ones
        </Button>
      )}
      {chosen && <ShowReleaseDialog {...chosen} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Moves the focus to the list when a release has gone live, because the button that was pressed disappears then. */
function useFocusAfterChange(live: number | undefined): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const before = useRef(live);
  useEffect(() => {
    if (before.current !== undefined && before.current !== live && document.activeElement === document.body)
      list.current?.focus();
    before.current = live;
  }, [live]);
  return list;
}
