import type { Deploy } from "#db/deploys.ts";
import { median } from "#domain/median.ts";
import { publishingTimes, spokenSeconds } from "#domain/publish.ts";
import { moment } from "../ui/moment.ts";

/** A bar for each of the last publications, as long as it took; the same figures as text. */
export function PublishingTimes({ deploys }: { deploys: readonly Deploy[] }) {
  const times = publishingTimes(deploys);
  const middle = median(times.map(({ seconds }) => seconds));
  if (middle === null) return <p className="text-ink-soft">Nothing has been published yet.</p>;
  const longest = Math.max(...times.map(({ seconds }) => seconds));
  return (
    <figure className="times">
      <figcaption>
        From save to website, lately: usually {spokenSeconds(middle)}, at most {spokenSeconds(longest)}.
      </figcaption>
      <ol className="times-bars" aria-label="How long publishing took lately">
        {times.map(({ deploy, seconds }) => {
          const text = `${moment(deploy.requested_at)}: ${spokenSeconds(seconds)}`;
          return (
            <li key={deploy.id} title={text} style={{ blockSize: `${Math.max(6, (seconds / longest) * 100)}%` }}>
              <span className="sr-only">{text}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
