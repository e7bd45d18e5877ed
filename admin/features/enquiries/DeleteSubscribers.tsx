import { deleteSubscribers, type Subscriber } from "#db/subscribers.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { DeleteChosen } from "./DeleteChosen.tsx";

type Props = {
  /** None while the dialog is closed. */
  subscribers: readonly Subscriber[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before addresses are taken off the newsletter list. */
export const DeleteSubscribers = ({ subscribers, ...dialog }: Props) => (
  <DeleteChosen
    records={subscribers}
    noun="address"
    nouns="addresses"
    from=" from the newsletter list"
    remove={(ids) => deleteSubscribers(client, ids)}
    queryKey={queryKeys.subscribers}
    labelOf={({ email }) => email}
    facts={({ email }) => <strong className="wrap-anywhere">{email}</strong>}
    {...dialog}
  />
);
