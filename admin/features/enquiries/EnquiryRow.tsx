import { Link } from "@tanstack/react-router";
import type { Enquiry } from "#db/enquiries.ts";
import { excerpt } from "#domain/text.ts";
import { moment } from "../../ui/moment.ts";

type Props = { enquiry: Enquiry; selected: boolean; onSelect: (on: boolean) => void };

export function EnquiryRow({ enquiry, selected, onSelect }: Props) {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const unread = enquiry.read_at === null;
  return (
    <li className={`row ${selected ? "row-selected" : ""}`}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={`Select the enquiry of ${name}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div className="row-main">
        <p className={`row-name ${unread ? "row-unread" : "row-read"}`}>
          <Link to="/admin/enquiries/$id" params={{ id: enquiry.id }} className="row-link">
            {name}
          </Link>
          {unread && <span className="badge badge-copper">Unread</span>}
          {enquiry.product_name && <span className="badge">{enquiry.product_name}</span>}
        </p>
        <p className="row-detail">{[enquiry.company, enquiry.email].filter(Boolean).join(" · ")}</p>
        <p className="row-description">{excerpt(enquiry.message.replace(/\s+/g, " "), 220)}</p>
      </div>
      <time dateTime={enquiry.created_at} className="row-time">
        {moment(enquiry.created_at)}
      </time>
    </li>
  );
}
