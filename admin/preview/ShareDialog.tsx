import { useQuery } from "@tanstack/react-query";
import { Copy, Link2 } from "lucide-react";
import { useState } from "react";
import { listPreviewLinks, makePreviewLink, withdrawPreviewLink, type PreviewLink } from "#db/publishing/previews.ts";
import { DatabaseError } from "#db/errors.ts";
import { authorText } from "#domain/content/change-text.ts";
import { LINK_DAYS, type LinkDays } from "#domain/publishing/preview.ts";
import { notice } from "#styles/variants/basics.ts";
import { client } from "../environment.ts";
import { useAccountName } from "../queries/accounts.ts";
import { queryClient, queryKeys } from "../query-client.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { copyText } from "../ui/copy-text.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { failureText } from "../ui/failure-text.ts";
import { SelectField, TextField } from "../ui/Field.tsx";
import { moment } from "../ui/moment.ts";
import { QueryState } from "../ui/panels.tsx";
import { toast } from "../ui/toast.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import { PreviewStoredButton } from "./PreviewStoredButton.tsx";
import { usePreviewPlace } from "./preview-place.ts";
import { openingAddress } from "./send-preview.ts";

type Props = { subject: string; noun: string; open: boolean; onClose: () => void };

const spoken = (days: LinkDays): string => (days === 1 ? "1 day" : `${days} days`);
/** The messages of the database about links are written for people. */
const isSaid = (error: unknown): error is DatabaseError => error instanceof DatabaseError && /^PT4/.test(error.code);

/** Makes, copies and withdraws links that show a draft or a plan to people without an account. */
export function ShareDialog({ subject, noun, open, onClose }: Props) {
  const { shared, onlyHere, why } = usePreviewPlace();
  const { busy, run } = useOneAtATime();
  const [days, setDays] = useState<LinkDays>(7);
  const [link, setLink] = useState("");
  const [message, setMessage] = useState("");
  const links = useQuery({
    queryKey: queryKeys.preview(subject),
    queryFn: () => listPreviewLinks(client, subject),
    staleTime: 0,
    enabled: open,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.preview(subject) });
  const attempt = (action: () => Promise<void>, failure: string) =>
    run(async () => {
      setMessage("");
      try {
        await action();
        await refresh();
      } catch (error) {
        console.error(failure, error);
        setMessage(isSaid(error) ? error.message : failureText(error, failure));
      }
    });
  const make = () =>
    attempt(async () => {
      setLink(openingAddress(shared ?? "", await makePreviewLink(client, subject, days)));
    }, "The link could not be made. Please try again.");
  const withdraw = ({ id }: PreviewLink) =>
    attempt(async () => {
      await withdrawPreviewLink(client, id);
      // It may be the one that is shown.
      setLink("");
      toast.success("Link withdrawn. It shows nothing from now on.");
    }, "The link could not be withdrawn. Please try again.");

  return (
    <Dialog
      open={open}
      onClose={() => {
        setLink("");
        onClose();
      }}
      title="Share preview"
      footer={<PreviewStoredButton subject={subject} noun={noun} />}
      description={
        <p className="text-ink-soft">
          Whoever has the link sees the site with this {noun} in it, without an account, in its newest version. It ends
          at its time, when you withdraw it, or when the {noun} is published or discarded.
        </p>
      }
    >
      <div className="grid gap-5">
        {why && <p className={notice({ tone: "warn" })}>{why}</p>}
        {onlyHere && !why && (
          <p className={notice({ tone: "warn" })}>
            Previews of this site can only be reached on this machine. For links that others can open, set PREVIEW_URL
            (docs/operations.md).
          </p>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="The link works for"
            value={days}
            onChange={(event) => setDays(Number(event.target.value) as LinkDays)}
          >
            {LINK_DAYS.map((some) => (
              <option key={some} value={some}>
                {spoken(some)}
              </option>
            ))}
          </SelectField>
          <Button intent="primary" busy={busy || shared === null} onClick={() => void make()}>
            <Link2 aria-hidden="true" />
            Make link
          </Button>
        </div>
        {link && (
          <div className="grid gap-2" role="status">
            <TextField
              label="New link"
              hint="It is shown only now. Copy it before you close this."
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <Button
              className="justify-self-start"
              onClick={() => void copyText(link, "Link", "The link could not be copied. Please select and copy it.")}
            >
              <Copy aria-hidden="true" />
              Copy link
            </Button>
          </div>
        )}
        <Alert>{message}</Alert>
        <section aria-labelledby="preview-links" className="grid gap-2">
          <h3 id="preview-links" className="text-sm font-semibold">
            Links that work
          </h3>
          <QueryState query={links} loading="Loading links..." failed="The links could not be loaded" />
          {links.data?.length === 0 && <p className="text-sm text-ink-soft">There is none.</p>}
          <ul aria-label="Links that work" className="grid gap-px">
            {links.data?.map((one) => (
              <LinkEntry key={one.id} link={one} busy={busy} onWithdraw={() => void withdraw(one)} />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

function LinkEntry({ link, busy, onWithdraw }: { link: PreviewLink; busy: boolean; onWithdraw: () => void }) {
  const made = authorText(useAccountName()(link.made_by), link.made_by);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-bs border-line py-2">
      <p className="text-sm">
        Ends on <time dateTime={link.ends_at}>{moment(link.ends_at)}</time>
        <span className="block text-xs text-ink-soft">
          Made by {made} on <time dateTime={link.made_at}>{moment(link.made_at)}</time>
        </span>
      </p>
      <Button small intent="danger" busy={busy} onClick={onWithdraw}>
        Withdraw
        <span className="sr-only"> the link that ends on {moment(link.ends_at)}</span>
      </Button>
    </li>
  );
}
