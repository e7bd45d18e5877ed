import { Check, CircleAlert, Clock, History, LoaderCircle, Redo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Deploy } from "#db/publishing/deploys.ts";
import { deployProblems } from "#domain/publishing/deploy-problems.ts";
import { releaseWay, deploySeconds } from "#domain/publishing/releases.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { link } from "#styles/variants/basics.ts";
import { Alert, Button } from "../../ui/controls.tsx";
import { ProblemList } from "../../publish/PublishProblems.tsx";
import { useAccountName } from "../../queries/accounts.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowActions, RowDetail, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { spokenSeconds } from "#domain/publishing/publish.ts";

type Props = { deploy: Deploy; deploys: readonly Deploy[]; onShow: () => void };

/** One publication: why and by whom, what it changed, what went wrong, and whether its release can be shown again. */
export function DeployRow({ deploy, deploys, onShow }: Props) {
  const nameOf = useAccountName();
  const way = releaseWay(deploy, deploys);
  const problems = deployProblems(deploy.problems);
  const title = deployTitle(deploy, deploys);
  return (
    <Row>
      <RowMain>
        <RowName name={title}>
          <Status deploy={deploy} />
          {way !== null && way !== "live" && <span className={badge()}>Kept</span>}
        </RowName>
        <RowDetail>
          <time dateTime={deploy.requested_at}>{moment(deploy.requested_at)}</time>
          {deployFacts(deploy, nameOf(deploy.requested_by)).map((fact) => ` · ${fact}`)}
        </RowDetail>
        {deploy.changed_count > 0 && (
          <More title={changedText(deploy)}>
            <ul className="columns-[18rem] gap-x-6">
              {deploy.changed_pages.map((address) => (
                <li key={address} className="break-inside-avoid">
                  <a
                    href={address}
                    target="_blank"
                    rel="noopener"
                    className={link({ class: "inline-block py-0.5 wrap-anywhere" })}
                  >
                    {address}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </More>
        )}
        {problems.length > 0 && (
          <More title={counted(problems.length, "warning")}>
            <ProblemList problems={problems} />
          </More>
        )}
        <Alert className="mbs-1 wrap-anywhere">{deploy.error ?? ""}</Alert>
      </RowMain>
      {way !== null && way !== "live" && (
        <RowActions>
          <Button small onClick={onShow}>
            {way === "back" ? <History aria-hidden="true" /> : <Redo2 aria-hidden="true" />}
            {way === "back" ? "Roll back" : "Go forward"}
            <span className="sr-only"> to {title}</span>
          </Button>
        </RowActions>
      )}
    </Row>
  );
}

const UNDER_WAY = { queued: [Clock, "Waiting"], building: [LoaderCircle, "Under way"] } as const;

function Status({ deploy: { status, is_live } }: { deploy: Deploy }) {
  if (is_live)
    return (
      <span className={badge({ tone: "good" })}>
        <Check aria-hidden="true" />
        Live now
      </span>
    );
  if (status === "live") return null;
  if (status === "failed")
    return (
      <span className={badge({ tone: "bad" })}>
        <CircleAlert aria-hidden="true" />
        Failed
      </span>
    );
  const [Icon, word] = UNDER_WAY[status];
  return (
    <span className={badge({ tone: "copper" })}>
      <Icon aria-hidden="true" />
      {word}
    </span>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-0.5 text-ink-soft inline-fit hover:text-petrol">{title}</summary>
      <div className="pbs-1 pbe-2">{children}</div>
    </details>
  );
}

/** Why it was published; for a release that was shown again, which one. `deploys` are those of the list. */
function deployTitle({ reason, requests, release_of }: Deploy, deploys: readonly Deploy[]): string {
  if (release_of !== null) {
    const shown = deploys.find(({ id }) => id === release_of);
    return shown ? `Back to the release of ${moment(releaseTime(shown))}` : `Back to the release “${reason}”`;
  }
  return requests > 1 ? `${reason} and ${requests - 1} more` : reason;
}

/** When a release was published. */
export const releaseTime = ({ finished_at, requested_at }: Deploy): string => finished_at ?? requested_at;

/** Facts beside the time: who asked for it, how long it took, whether no page has changed. */
function deployFacts(deploy: Deploy, account: string | null): string[] {
  const seconds = deploySeconds(deploy);
  return [
    ...(account ? [`asked for by ${account}`] : []),
    ...(seconds === null ? [] : [`took ${spokenSeconds(seconds)}`]),
    ...(deploy.status === "live" && deploy.release_of === null && deploy.changed_count === 0
      ? ["no page changed"]
      : []),
    ...(deploy.release_of === null ? [] : ["no build"]),
  ];
}

/** '3 pages changed', '2,613 pages changed, of which the first 100' */
function changedText({ changed_count, changed_pages }: Deploy): string {
  const all = `${counted(changed_count, "page")} changed`;
  return changed_pages.length < changed_count ? `${all}, of which the first ${changed_pages.length}` : all;
}
