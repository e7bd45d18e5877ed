import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { createTransport } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import type { MailServer } from "./environment.ts";

const TIMEOUT_MS = 15_000;
/** The port on which a mail server encrypts from the first byte; on others it is asked to begin with it (STARTTLS). */
const SECURE_PORT = 465;

type Mail = {
  to: string | readonly string[];
  /** The name beside the address of the sender. */
  from: string;
  subject: string;
  text: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** Where mail programs can end the subscription with one request (RFC 8058). */
  unsubscribe?: string;
  /** Sent by itself because somebody wrote (RFC 3834): automatic answers do not answer it. */
  automatic?: boolean;
};

/** As an object it is one address, whatever characters it has. */
const only = (address: string) => ({ name: "", address });

/** Sends one mail, and returns what the server said. Rejects if the server does not take it. */
export async function sendMail(
  server: MailServer,
  { to, from, replyTo, unsubscribe, automatic, ...content }: Mail,
): Promise<string> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_FROM } = server;
  const secure = port === SECURE_PORT;
  const hasAccount = user !== "" && pass !== "";
  const options: SMTPTransport.Options = {
    host,
    port,
    secure,
    // A password is never sent without encryption.
    requireTLS: hasAccount && !secure,
    ...(hasAccount ? { auth: { user, pass } } : {}),
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Our own connection: the package asks a public name server for the host, which does not know those of an office.
    getSocket(_options, callback) {
      const event = secure ? "secureConnect" : "connect";
      const connection = secure ? connectSecurely({ host, port, servername: host }) : connect({ host, port });
      connection.setTimeout(TIMEOUT_MS, () => connection.destroy(new Error("The mail server does not answer.")));
      connection.once("error", (error) => callback(error, null));
      connection.once(event, () => {
        connection.removeAllListeners("error").removeAllListeners("timeout");
        callback(null, { connection, secured: secure });
      });
    },
  };
  const { response } = await createTransport(options).sendMail({
    ...content,
    from: { name: from, address: SMTP_FROM },
    to: [to].flat().map(only),
    ...(replyTo === undefined ? {} : { replyTo: only(replyTo) }),
    ...(unsubscribe === undefined ? {} : { list: { unsubscribe: { url: unsubscribe, comment: "" } } }),
    headers: {
      ...(unsubscribe === undefined ? {} : { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
      ...(automatic ? { "Auto-Submitted": "auto-replied" } : {}),
    },
  });
  return response;
}
