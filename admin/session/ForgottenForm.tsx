import { useState, type SubmitEvent } from "react";
import { mailPasswordLink } from "#db/passwords.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { client } from "../environment.ts";
import { heading } from "#styles/variants/administration/heading.ts";
import { authMessage } from "./auth-errors.ts";

const FAILED = "The email could not be sent. Please try again in a moment.";

/** Asks for an email with a link, and says what else helps, since not every installation can send email. */
export function ForgottenForm() {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ bad: boolean; text: string } | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!email.trim()) return setNotice({ bad: true, text: "Please enter your email address" });
    setBusy(true);
    try {
      const { error } = await mailPasswordLink(client, email.trim(), `${window.location.origin}/admin/password`);
      setNotice(
        error
          ? { bad: true, text: authMessage(error, FAILED) }
          : {
              bad: false,
              text: `If ${email.trim()} has an account and this site can send mail, a link is on its way.`,
            },
      );
    } catch (error) {
      console.error("Asking for the mail failed", error);
      setNotice({ bad: true, text: FAILED });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Alert boxed tone={notice?.bad ? "bad" : "good"}>
          {notice?.text}
        </Alert>
        <Button type="submit" intent="primary" disabled={busy} className="inline-full">
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
