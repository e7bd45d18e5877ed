import { Link } from "@tanstack/react-router";
import { enquirySummary } from "#domain/enquiries/enquiry-work.ts";
import type { Person } from "#domain/enquiries/person.ts";
import { counted, excerpt } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowDescription, RowDetail, rowLink, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";

const SUMMARY = 220;
/** One address may have sent thousands; the file has all of them. */
const SHOWN = 50;

/** The records of one person: the newest enquiries, subscriptions, accounts. */
export function PersonRecords({ person }: { person: Person }) {
  const enquiries = person.enquiries.slice(-SHOWN).reverse();
  const hidden = person.enquiries.length - enquiries.length;
  return (
    <Rows className="rounded-control border border-line" aria-label={`Records of ${person.email}`}>
      {enquiries.map(({ id, created_at, message, product_name, reference, lines }) => (
        <Row key={id}>
          <RowMain>
            <RowName
              name={
                <Link to="/admin/enquiries/$id" params={{ id }} className={rowLink}>
                  {reference ? `Request ${reference}` : "Enquiry"}
                </Link>
              }
            >
              {product_name && <span className={badge()}>{product_name}</span>}
            </RowName>
            <RowDetail>{moment(created_at)}</RowDetail>
            <RowDescription>{excerpt(enquirySummary({ lines, message }), SUMMARY)}</RowDescription>
          </RowMain>
        </Row>
      ))}
      {hidden > 0 && (
        <Row>
          <RowDetail>and {counted(hidden, "older enquiry", "older enquiries")}, all in the download</RowDetail>
        </Row>
      )}
      {person.subscriptions.map(({ id, created_at, confirmed_at }) => (
        <Row key={id}>
          <RowMain>
            <RowName name="Newsletter address">
              {confirmed_at === null && <span className={badge({ tone: "copper" })}>Unconfirmed</span>}
            </RowName>
            <RowDetail>Since {moment(created_at)}</RowDetail>
          </RowMain>
        </Row>
      ))}
      {person.accounts.map(({ created_at, is_admin }) => (
        <Row key={created_at}>
          <RowMain>
            <RowName name="Account">{is_admin && <span className={badge()}>Administrator</span>}</RowName>
            <RowDetail>
              Created {moment(created_at)}
              {is_admin && ". It stays: remove its access under Administrators first."}
            </RowDetail>
          </RowMain>
        </Row>
      ))}
    </Rows>
  );
}
