import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export type MailStub = {
  port: number;
  /** The mails it has taken, as they were sent. */
  mails: string[];
  /** Refuses mails from now on, or takes them again. */
  refuse(on: boolean): void;
  /** Refuses mails with this word, as a filter of unwanted mail does; an empty one refuses none. */
  refuseWord(word: string): void;
  stop(): Promise<void>;
};

/** A mail server without encryption that keeps what it is sent. */
export async function startMailServer(): Promise<MailStub> {
  const mails: string[] = [];
  let refusing = false;
  let unwanted = "";
  const serve = (socket: Socket): void => {
    let text = "";
    let inMail = false;
    socket.write("220 ready\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      text += bytes.toString();
      for (;;) {
        const end = text.indexOf(inMail ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          const isUnwanted = unwanted !== "" && part.includes(unwanted);
          if (!isUnwanted) mails.push(part);
          socket.write(isUnwanted ? "554 unwanted\r\n" : "250 taken\r\n");
        } else if (part.startsWith("DATA")) {
          inMail = true;
          socket.write("354 go on\r\n");
        } else if (part.startsWith("QUIT")) socket.end("221 bye\r\n");
        else socket.write(refusing && part.startsWith("RCPT") ? "550 refused\r\n" : "250 good\r\n");
      }
    });
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    refuse: (on) => (refusing = on),
    refuseWord: (word) => (unwanted = word),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
