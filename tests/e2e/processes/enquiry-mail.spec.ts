import { ensureDone } from "#db/errors.ts";
import { startMailServer, type MailStub } from "../../support/processes/mail-server.ts";
import { expect, test, type Stack } from "../../support/stories/plantroom.ts";

test.use({ publishes: false });

/** Starts the web server again, with this mail server or none. */
async function restartWith(stack: Stack, server: MailStub | null): Promise<void> {
  const variables = server
    ? { SMTP_HOST: "127.0.0.1", SMTP_PORT: server.port, SMTP_FROM: "site@plantroom.example" }
    : { SMTP_HOST: undefined };
  Object.assign(stack.env, variables);
  await stack.edge.stop();
  await stack.restartEdge();
}

async function write({ site }: Stack, message: string): Promise<void> {
  const body = new FormData();
  const fields = { firstName: "Salma", lastName: "Nabil", email: "salma@example.com", message, page: "/contact" };
  for (const [name, value] of Object.entries({ ...fields, openedAt: String(Date.now() - 5000) })) body.set(name, value);
  const answer = await fetch(`${site}/api/enquiry`, { method: "POST", body, headers: { accept: "application/json" } });
  expect(answer.status).toBe(200);
}

test("the office is told of enquiries by mail, sees when that fails, and says how each ended", async ({
  signedIn: page,
  stack,
}) => {
  const server = await startMailServer();
  await restartWith(stack, server);
  try {
    await page.goto("/admin/settings#enquiry-mail");
    const form = page.getByRole("form", { name: "Enquiries by mail" });
    const send = form.getByRole("button", { name: "Send a test mail" });
    await expect(send).toBeDisabled();
    await form.getByLabel("Addresses").fill("office at nile");
    await form.getByRole("button", { name: "Save addresses" }).click();
    await expect(form.getByText("“office” is not an email address, such as sales@example.com")).toBeVisible();
    await form.getByLabel("Addresses").fill("office@nile.example");
    await form.getByRole("button", { name: "Save addresses" }).click();
    await send.click();
    await expect(form.getByText("The mail server has taken the mail: 250 taken")).toBeVisible();
    expect(server.mails).toHaveLength(1);
    server.refuse(true);
    await send.click();
    await expect(form.getByRole("alert").filter({ hasText: "550 refused" })).toBeVisible();

    await write(stack, "Which of them is quiet enough for a roof?");
    const fault = page.getByRole("alert").filter({ hasText: "No mail about enquiries could be sent since" });
    const noted = async () => (await stack.secret.from("enquiry_mail").select("failed_at").single()).data?.failed_at;
    await expect.poll(noted).not.toBeNull();
    await page.goto("/admin");
    await expect(fault).toContainText("The enquiries themselves are stored.");

    server.refuse(false);
    ensureDone(await stack.secret.from("enquiries").update({ office_tried_at: null }).eq("email", "salma@example.com"));
    expect((await fetch(`${stack.site}/api/enquiry-mail`, { method: "POST" })).status).toBe(202);
    await expect.poll(() => server.mails.some((mail) => mail.includes("New enquiry from Salma Nabil"))).toBe(true);
    await expect.poll(noted).toBeNull();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(fault).toHaveCount(0);

    await page.goto("/admin?tab=enquiries");
    await page.getByRole("link", { name: "Salma Nabil" }).first().click();
    await page.getByLabel("Status").selectOption("Lost");
    await page.getByRole("button", { name: "Save as lost" }).click();
    await expect(page.getByText("Write why it was lost")).toBeVisible();
    await page.getByRole("textbox", { name: /reason/ }).fill("The time of delivery");
    await page.getByRole("button", { name: "Save as lost" }).click();
    await expect(page.getByText("Reason: The time of delivery")).toBeVisible();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page.getByRole("list", { name: "Enquiries" }).getByText("Lost")).toBeVisible();
  } finally {
    await stack.secret.from("enquiry_mail").update({ addresses: [] }).eq("only_row", true);
    await stack.secret.from("enquiries").delete().eq("email", "salma@example.com");
    await restartWith(stack, null);
    await server.stop();
  }
});
