import { expect, test } from "vitest";
import { connect } from "#db/client.ts";

test("signing in without an email address is refused before a request is sent", async () => {
  const { auth } = connect("http://127.0.0.1:9", "no-key");
  const answers = [
    await auth.signUp({ password: "secret" } as never),
    await auth.signInWithPassword({ password: "secret" } as never),
  ];
  for (const { error } of answers)
    expect(error?.message).toBe("You must provide either an email or phone number and a password");
});
