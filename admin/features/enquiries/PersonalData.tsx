import { useQuery } from "@tanstack/react-query";
import { Download, SearchX, Trash2, UserSearch } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { exportPerson } from "#db/enquiries/people.ts";
import { isRole, ROLES } from "#domain/accounts/roles.ts";
import { deletableRecords, personFileName, type Person } from "#domain/enquiries/person.ts";
import { counted, excerpt } from "#domain/text/text.ts";
import { downloadFile } from "#client/page/download-file.ts";
import { sheet, heading } from "#styles/variants/administration.ts";
import { Button } from "../../ui/controls.tsx";
import { TextField } from "../../ui/Field.tsx";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { EmptyPanel, ErrorPanel, Loading } from "../../ui/panels.tsx";
import { ListActions } from "../../ui/lists/Toolbar.tsx";
import { DeletePerson } from "./DeleteDialogs.tsx";
import { Link } from "@tanstack/react-router";
import { enquirySummary } from "#domain/enquiries/enquiry-work.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowDescription, RowDetail, rowLink, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";

type Props = { email: string; onLookUp: (email: string) => void };

/** What is stored of one person, to be handed out or deleted when they ask for it. */
export function PersonalData({ email, onLookUp }: Props) {
  const [missing, setMissing] = useState(false);
  const person = useQuery({
    queryKey: queryKeys.person(email),
    queryFn: () => exportPerson(client, email),
    enabled: email !== "",
    staleTime: 0,
    gcTime: 0,
  });
  const lookUp = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget as HTMLFormElement).get("email")).trim();
    setMissing(typed === "");
    if (typed === "") return;
    if (typed === email) void person.refetch();
    else onLookUp(typed);
  };
  return (
    <div className={sheet}>
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={lookUp}>
        <TextField
          // Fills the field again when an enquiry links here.
          key={email}
          label="Email address of the person"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          className="flex-[1_1_16rem] max-inline-120"
          error={missing ? "Enter an email address" : undefined}
        />
        <Button type="submit" intent="primary" className="mbs-6.25 max-md:mbs-0 max-md:flex-[1_1_100%]">
          <UserSearch aria-hidden="true" />
          Look up
        </Button>
      </form>
      {email === "" && (
        <EmptyPanel
          icon={UserSearch}
          title="Personal data of one person"
          text="Whoever asks may know what you store of them, get a copy, and have it deleted. Enter the address they used."
        />
      )}
      {email !== "" && person.isPending && <Loading place="list" label="Looking up..." />}
      {person.isError && (
        <ErrorPanel title="The personal data could not be loaded" onRetry={() => void person.refetch()} />
      )}
      {person.data && !person.isError && <Found person={person.data} />}
    </div>
  );
}

function Found({ person }: { person: Person }) {
  const [deleting, setDeleting] = useState(false);
  const total = person.enquiries.length + person.subscriptions.length + person.accounts.length;
  const deletable = deletableRecords(person);
  return (
    <section aria-labelledby="stored-of-person" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3" aria-live="polite">
        <h2 id="stored-of-person" className={heading({ level: "section" })}>
          {total === 0 ? "Nothing is stored" : `${counted(total, "record")} of ${person.email}`}
        </h2>
        {total > 0 && (
          <ListActions>
            <Button
              small
              onClick={() =>
                downloadFile(personFileName(person.email), JSON.stringify(person, null, 2), "application/json")
              }
            >
              <Download aria-hidden="true" />
              Download
            </Button>
            {deletable > 0 && (
              <Button small intent="danger" onClick={() => setDeleting(true)}>
                <Trash2 aria-hidden="true" />
                Delete everything
              </Button>
            )}
          </ListActions>
        )}
      </div>
      {total === 0 ? (
        <EmptyPanel
          icon={SearchX}
          title={`Nothing of ${person.email}`}
          text="No enquiry, newsletter address or account has this address. Ask the person for other addresses they may have used."
        />
      ) : (
        <PersonRecords person={person} />
      )}
      <DeletePerson person={person} open={deleting} onClose={() => setDeleting(false)} />
    </section>
  );
}

const SUMMARY = 220;
/** One address may have sent thousands; the file has all of them. */
const SHOWN = 50;

/** The records of one person: the newest enquiries, subscriptions, accounts. */
function PersonRecords({ person }: { person: Person }) {
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
      {person.accounts.map(({ created_at, role }) => (
        <Row key={created_at}>
          <RowMain>
            <RowName name="Account">
              {role !== null && <span className={badge()}>{isRole(role) ? ROLES[role].label : role}</span>}
            </RowName>
            <RowDetail>
              Created {moment(created_at)}
              {role !== null && ". It stays: remove its access under Administrators first."}
            </RowDetail>
          </RowMain>
        </Row>
      ))}
    </Rows>
  );
}
