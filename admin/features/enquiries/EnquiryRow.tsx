import { Link } from "@tanstack/react-router";
import type { Enquiry } from "#db/enquiries/enquiries.ts";
import { enquirySummary, ENQUIRY_STATUSES, type EnquiryStatus } from "#domain/enquiries/enquiry-work.ts";
import { excerpt } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { useAccountName } from "../../queries/accounts.ts";
import { day, moment } from "../../ui/moment.ts";
import { Row, RowDescription, RowDetail, rowLink, RowMain, RowName } from "../../ui/lists/Row.tsx";

type Props = { enquiry: Enquiry; selected: boolean; onSelect: (on: boolean) => void };

export function EnquiryRow({ enquiry, selected, onSelect }: Props) {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const unread = enquiry.read_at === null;
  const assignee = useAccountName()(enquiry.assignee);
  return (
    <Row selected={selected}>
      <Checkbox
        className="max-md:mbs-1"
        aria-label={`Select the enquiry of ${name}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <RowMain>
        <RowName
          weight={unread ? "font-[650]" : "font-[450]"}
          name={
            <Link to="/admin/enquiries/$id" params={{ id: enquiry.id }} className={rowLink}>
              {name}
            </Link>
          }
        >
          {unread && <span className={badge({ tone: "copper" })}>Unread</span>}
          {enquiry.status !== "new" && <StatusBadge status={enquiry.status} />}
          {enquiry.reference && <span className={badge({ class: "tabular-nums" })}>{enquiry.reference}</span>}
          {enquiry.product_name && <span className={badge()}>{enquiry.product_name}</span>}
          {assignee && <span className={badge()}>{assignee}</span>}
        </RowName>
        <RowDetail>
          {[enquiry.company, enquiry.email, enquiry.project_name, enquiry.deadline && `due ${day(enquiry.deadline)}`]
            .filter(Boolean)
            .join(" · ")}
        </RowDetail>
        <RowDescription>{excerpt(enquirySummary(enquiry), 220)}</RowDescription>
      </RowMain>
      <time
        dateTime={enquiry.created_at}
        className="text-xs whitespace-nowrap text-ink-soft tabular-nums max-md:ps-7.5 max-md:inline-full"
      >
        {moment(enquiry.created_at)}
      </time>
    </Row>
  );
}

const TONES = { new: "copper", in_work: "copper", quoted: "good", closed: "plain" } as const;

/** How far the answer to an enquiry is. */
function StatusBadge({ status }: { status: EnquiryStatus }) {
  return <span className={badge({ tone: TONES[status] })}>{ENQUIRY_STATUSES[status]}</span>;
}
