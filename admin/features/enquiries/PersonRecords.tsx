import { Link } from "@tanstack/react-router";
import type { Person } from "#domain/person.ts";
import { excerpt } from "#domain/text.ts";
import { badge } from "#styles/variants/badge.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowDescription, RowDetail, rowLink, RowMain, RowName, Rows } from "../../ui/Row.tsx";

const SUMMARY = 220;

/** The records of one person: enquiries, subscriptions, accounts. */
export function PersonRecords({ person }: { person: Person }) {
  return (
    <Rows className="rounded-control border border-line" aria-label={`Records of ${person.email}`}>
      {person.enquiries.map(({ id, created_at, message, product_name }) => (
        <Row key={id}>
          <RowMain>
            <RowName
              name={
                <Link to="/admin/enquiries/$id" params={{ id }} className={rowLink}>
                  Enquiry
                </Link>
              }
            >
              {product_name && <span className={badge()}>{product_name}</span>}
            </RowName>
            <RowDetail>{moment(created_at)}</RowDetail>
            <RowDescription>{excerpt(message.replace(/\s+/g, " "), SUMMARY)}</RowDescription>
          </RowMain>
        </Row>
      ))}
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
