import { Copy, KeyRound } from "lucide-react";
import { useState } from "react";
import type { Account } from "#db/accounts/accounts.ts";
import { createPasswordLink, PasswordRefused } from "#db/accounts/passwords.ts";
import { passwordLinkAddress } from "#domain/accounts/password-arrival.ts";
import { Button } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/Field.tsx";
import { client } from "../../environment.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { copyText } from "../../ui/copy-text.ts";

type Props = { account: Account; onRefused: (message: string) => void };

/** Makes a one-time link for somebody who forgot their password, and shows it once. */
export function PasswordLink({ account, onRefused }: Props) {
  const { busy, run } = useOneAtATime();
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState("");

  const make = async () => {
    onRefused("");
    try {
      setLink(passwordLinkAddress(window.location.origin, await createPasswordLink(client, account.email)));
      setOpen(true);
    } catch (error) {
      console.error("Making the password link failed", error);
      onRefused(
        error instanceof PasswordRefused ? error.message : "Error creating the password link. Please try again.",
      );
    }
  };
  return (
    <>
      <Button small busy={busy} aria-label={`Password link for ${account.email}`} onClick={() => void run(make)}>
        <KeyRound aria-hidden="true" />
        {busy ? "Creating..." : "Password link"}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Password link"
        description={
          <>
            With this link <strong className="wrap-break-word">{account.email}</strong> sets a new password. It works
            once, for 24 hours, and an earlier link stops working. Send it only to its owner: whoever opens it first
            gets in.
          </>
        }
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Done</Button>
            <Button
              intent="primary"
              onClick={() => void copyText(link, "Link", "The link could not be copied. Please select and copy it.")}
            >
              <Copy aria-hidden="true" />
              Copy link
            </Button>
          </>
        }
      >
        <TextField label="Link" readOnly value={link} onFocus={(event) => event.target.select()} />
      </Dialog>
    </>
  );
}
