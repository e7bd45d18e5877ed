import type { Deploy } from "#db/deploys.ts";
import { median } from "#domain/numbers.ts";
import { publishingTimes, spokenSeconds } from "#domain/publishing/publish.ts";
import { moment } from "../ui/moment.ts";

/** One bar per publication, whose height is its duration; the same figures as text. */
export function PublishingTimes({ deploys }: { deploys: readonly Deploy[] }) {
  const times = publishingTimes(deploys);
  const middle = median(times.map(({ seconds }) => seconds));
  if (middle === null) return <p className="text-ink-soft">Nothing has been published yet.</p>;
  const longest = Math.max(...times.map(({ seconds }) => seconds));
  return (
    <figure className="grid gap-2 text-xs text-ink-soft inline-full">
      <figcaption>
        From save to website, lately: usually {spokenSeconds(middle)}, at most {spokenSeconds(longest)}.
      </figcaption>
      <ol
        className="flex items-end gap-0.5 border-be border-line-strong block-12"
        aria-label="How long publishing took lately"
      >
        {times.map(({ deploy, seconds }) => {
          const text = `${moment(deploy.requested_at)}: ${spokenSeconds(seconds)}`;
          return (
            <li
              key={deploy.id}
              title={text}
              className="flex-1 bg-petrol max-inline-4"
              style={{ blockSize: `${Math.max(6, (seconds / longest) * 100)}%` }}
            >
              <span className="sr-only">{text}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
