import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Archive, ArchiveRestore, Mail, Reply, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { type Enquiry, getEnquiry } from "#db/enquiries/enquiries.ts";
import { safeHref, telHref } from "#domain/addresses/link-address.ts";
import { enquiryReplyHref } from "#domain/enquiries/enquiry-work.ts";
import { BUDGETS, PROJECT_TYPES, TIMELINES } from "#domain/enquiries/enquiry.ts";
import { routes } from "#domain/addresses/routes.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { link } from "#styles/variants/basics.ts";
import { buttonClass, frame } from "#styles/variants/administration.ts";
import { Button } from "../../ui/controls.tsx";
import { settingsQuery } from "../../queries/settings.ts";
import { Card } from "../../ui/Card.tsx";
import { dashboardSearch } from "../../addresses.ts";
import { day, moment } from "../../ui/moment.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { DeleteEnquiries } from "./DeleteDialogs.tsx";
import { chosen, readLanguage } from "./enquiry-rows.ts";
import { FilesCard } from "./FilesCard.tsx";
import { NotesCard } from "./NotesCard.tsx";
import { ProductLink, RequestCard } from "./RequestCard.tsx";
import { useMarking } from "./MarkingBar.tsx";
import { WorkCard } from "./WorkCard.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { Permitted } from "../../session/rights.ts";
import { RecordGate } from "../../records/record-screens.tsx";

/** One enquiry with everything that was sent. Opening it marks it as read. */
export function EnquiryView({ enquiry }: { enquiry: Enquiry }) {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const { data: site } = useQuery(settingsQuery);
  const { mark, marking } = useMarking();
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<readonly Enquiry[]>([]);
  const { id, read_at, archived_at } = enquiry;
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (read_at === null) mark({ ids: [id], mark: { read: true }, silent: true });
  }, [id, read_at, mark]);
  const company = (site ?? siteSettings([])).company_name;

  return (
    <div className={frame()}>
      <PageHead
        title={name}
        tabTitle={`Enquiry of ${name}`}
        tab="enquiries"
        note={
          <>
            <span className={badge({ class: "tabular-nums" })}>{enquiry.reference}</span>{" "}
            {archived_at && <span className={badge()}>Archived</span>}
          </>
        }
      />
      <div className="flex flex-wrap gap-2">
        <a href={enquiryReplyHref(enquiry, company)} className={buttonClass({ intent: "primary" })}>
          <Reply aria-hidden="true" />
          Reply by email
        </a>
        <Button disabled={marking} onClick={() => mark({ ids: [id], mark: { archived: archived_at === null } })}>
          {archived_at === null ? (
            <>
              <Archive aria-hidden="true" />
              Archive
            </>
          ) : (
            <>
              <ArchiveRestore aria-hidden="true" />
              Move to inbox
            </>
          )}
        </Button>
        <Button disabled={marking} onClick={() => mark({ ids: [id], mark: { read: read_at === null } })}>
          <Mail aria-hidden="true" />
          {read_at === null ? "Mark as read" : "Mark as unread"}
        </Button>
        <Button intent="danger" disabled={marking} onClick={() => setToDelete([enquiry])}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
      {enquiry.lines.length > 0 && <RequestCard enquiry={enquiry} />}
      <Card
        title="Message"
        note={
          <time dateTime={enquiry.created_at} className="text-ink-soft">
            {moment(enquiry.created_at)}
          </time>
        }
      >
        <p className="wrap-break-word whitespace-pre-wrap max-inline-[65ch]">
          {enquiry.message ?? <span className="text-ink-soft">No message</span>}
        </p>
      </Card>
      {enquiry.files.length > 0 && <FilesCard enquiry={enquiry} />}
      <WorkCard enquiry={enquiry} />
      <NotesCard enquiry={id} />
      <Card title="Details">
        <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
          <Fact name="Email">
            <a href={safeHref(`mailto:${enquiry.email}`)} className={link({ class: "break-all" })}>
              {enquiry.email}
            </a>
            <Permitted permission="office.manage">
              <br />
              <Link to="/admin" search={{ tab: "enquiries", show: "person", search: enquiry.email }} className={link()}>
                Everything of this person
              </Link>
            </Permitted>
          </Fact>
          <Fact name="Phone">
            {enquiry.phone && (
              <a href={telHref(enquiry.phone)} className={link()}>
                {enquiry.phone}
              </a>
            )}
          </Fact>
          <Fact name="Company">{enquiry.company}</Fact>
          {enquiry.lines.length > 0 ? (
            <>
              <Fact name="Project">{enquiry.project_name}</Fact>
              <Fact name="Quotation needed by">{enquiry.deadline && day(enquiry.deadline)}</Fact>
            </>
          ) : (
            <Fact name="Product">
              {enquiry.product_name &&
                (enquiry.product && enquiry.product_id ? (
                  <>
                    <ProductLink id={enquiry.product_id} name={enquiry.product_name} />
                    <br />
                    <NewTabLink className="break-all" href={routes.product(enquiry.product.slug)}>
                      View on the website
                    </NewTabLink>
                  </>
                ) : (
                  `${enquiry.product_name} (not in the catalogue any more)`
                ))}
            </Fact>
          )}
          <Fact name="Project type">{chosen(PROJECT_TYPES, enquiry.project_type)}</Fact>
          <Fact name="Budget">{chosen(BUDGETS, enquiry.budget)}</Fact>
          <Fact name="Timeline">{chosen(TIMELINES, enquiry.timeline)}</Fact>
          <Fact name="Language">{readLanguage(enquiry.page)}</Fact>
          <Fact name="Sent from">
            {enquiry.page && (
              <NewTabLink className="break-all" href={safeHref(enquiry.page)}>
                {enquiry.page}
              </NewTabLink>
            )}
          </Fact>
        </dl>
      </Card>
      <DeleteEnquiries
        enquiries={toDelete}
        onClose={() => setToDelete([])}
        onDeleted={() => void navigate({ to: "/admin", search: dashboardSearch("enquiries") })}
      />
    </div>
  );
}

/** A line of the details, or 'Not given'. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd>{children || <span className="text-ink-soft">Not given</span>}</dd>
    </div>
  );
}

export function EnquiryScreen() {
  const { id } = useParams({ from: "/protected/admin/enquiries/$id" });
  const query = useQuery({
    queryKey: queryKeys.enquiry(id),
    queryFn: () => getEnquiry(client, id),
    staleTime: 0,
  });
  return (
    <RecordGate query={query} noun="enquiry" tab="enquiries" inTrash={false}>
      {(enquiry) => <EnquiryView key={enquiry.id} enquiry={enquiry} />}
    </RecordGate>
  );
}
