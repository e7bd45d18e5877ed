import { deleteEnquiries, type Enquiry } from "#db/enquiries.ts";
import { ConflictError } from "#db/errors.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { DeleteChosen } from "./DeleteChosen.tsx";

type Props = {
  /** None while the dialog is closed. */
  enquiries: readonly Pick<Enquiry, "id" | "first_name" | "last_name" | "email">[];
  onClose: () => void;
  onDeleted: () => void;
};

const GONE =
  "Nothing was deleted, because some of these enquiries are gone already. Close this, and choose from the list again.";

/** Asks before enquiries are deleted; all of them or none. */
export const DeleteEnquiries = ({ enquiries, ...dialog }: Props) => (
  <DeleteChosen
    records={enquiries}
    noun="enquiry"
    nouns="enquiries"
    remove={(ids) => deleteEnquiries(client, ids)}
    queryKey={queryKeys.enquiries}
    failure={(error) => (error instanceof ConflictError ? GONE : null)}
    facts={({ first_name, last_name, email }) => (
      <>
        <strong className="wrap-break-word">{`${first_name} ${last_name}`}</strong>
        <span className="wrap-anywhere">{email}</span>
      </>
    )}
    {...dialog}
  />
);
