import { useState, type SubmitEvent } from "react";
import { mailPasswordLink } from "#db/accounts/passwords.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { client } from "../environment.ts";
import { heading } from "#styles/variants/administration.ts";
import { authMessage, useAttempt } from "./use-attempt.ts";
import { EmailField } from "./AccountFields.tsx";

const FAILED = "The email could not be sent. Please try again in a moment.";

/** Asks for an email with a link, and explains the alternative, because not every installation can send email. */
export function ForgottenForm() {
  const [email, setEmail] = useState("");
  const { busy, notice, attempt, refuse } = useAttempt();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!address) return refuse("Please enter your email address");
    await attempt("send a link", FAILED, async () => {
      const { error } = await mailPasswordLink(client, address, `${window.location.origin}/admin/password`);
      return error
        ? { bad: true, text: authMessage(error, FAILED) }
        : { bad: false, text: `If ${address} has an account and this site can send mail, a link is on its way.` };
    });
  };

  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <EmailField value={email} onChange={setEmail} />
        <Alert boxed tone={notice?.bad ? "bad" : "good"}>
          {notice?.text}
        </Alert>
        <Button type="submit" intent="primary" busy={busy !== null} className="inline-full">
          {busy ? "Sending..." : "Send me a link"}
        </Button>
      </form>
      <section className="grid gap-2 text-sm text-ink-soft">
        <h2 className={heading({ level: "section" })}>No email arrives?</h2>
        <p>Ask another administrator for a one-time link: they make it under Settings → Administrators.</p>
        <p>
          On the machine that runs this site,{" "}
          <code className="wrap-break-word">npm run password -- you@example.com</code> prints such a link.
        </p>
      </section>
    </>
  );
}
