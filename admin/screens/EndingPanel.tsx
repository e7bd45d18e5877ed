import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { listEnding } from "#db/content/expiry.ts";
import { dayInCairo, dayAfter, EXPIRY_NOTICE_DAYS, isExpired } from "#domain/documents/expiry.ts";
import { counted } from "#domain/text/text.ts";
import { link, notice } from "#styles/variants/basics.ts";
import { editRoute } from "../addresses.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

const SHOWN = 8;

/** What has ended today, or ends within the notice. */
const endingQuery = (today: string) =>
  queryOptions({
    queryKey: [...queryKeys.lists("document"), "ending", today],
    queryFn: () => listEnding(client, dayAfter(today, EXPIRY_NOTICE_DAYS)),
    refetchOnMount: "always",
  });

/** On the dashboard: the documents and certificates that have ended or end soon, folded; nothing if there are none. */
export function EndingPanel() {
  const [today] = useState(() => dayInCairo(new Date()));
  const { data = [] } = useQuery(endingQuery(today));
  if (data.length === 0) return null;
  const ended = data.filter(({ valid_until }) => isExpired(valid_until, today)).length;
  const soon = data.length - ended;
  return (
    <details className={notice({ tone: "warn", class: "group mbe-6 text-sm" })}>
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3">
        <span>
          {[
            ended > 0 && `${counted(ended, "document or certificate", "documents or certificates")} ended`,
            soon > 0 &&
              `${counted(soon, "document or certificate", "documents or certificates")} ending within ${EXPIRY_NOTICE_DAYS} days`,
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
        <ChevronDown aria-hidden="true" className="flex-none group-open:rotate-180" />
      </summary>
      <ul className="mbs-2 grid gap-1">
        {data.slice(0, SHOWN).map(({ kind, id, title, valid_until }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <Link to={editRoute(kind)} params={{ id }} className={link({ class: "wrap-anywhere" })}>
              {title}
            </Link>
            <span className="tabular-nums">
              {isExpired(valid_until, today) ? "ended" : "ends"} {valid_until}
            </span>
          </li>
        ))}
      </ul>
      {data.length > SHOWN && (
        <p className="mbs-2">
          <Link to="/admin/documents" search={{ state: "ending" }} className={link()}>
            All documents that end
          </Link>
        </p>
      )}
    </details>
  );
}
