import { Link } from "@tanstack/react-router";
import { link, notice } from "#styles/variants/basics.ts";
import { useMay } from "../session/rights.ts";
import { moment } from "../ui/moment.ts";

type Props = { since: string; failure: string | null };

/** That mails about enquiries cannot be sent, and why; the enquiries themselves are all here. */
export function MailFault({ since, failure }: Props) {
  const manages = useMay()("office.manage");
  return (
    <p role="alert" className={notice({ tone: "warn", class: "mbe-6 wrap-break-word" })}>
      No mail about enquiries could be sent since {moment(since)} ({failure}). The enquiries themselves are stored.{" "}
      {manages && (
        <Link to="/admin/settings" hash="enquiry-mail" className={link()}>
          Enquiries by mail
        </Link>
      )}
    </p>
  );
}
