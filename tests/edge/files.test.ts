import { describe, expect, test } from "vitest";
import { deleteEnquiries, getEnquiry } from "#db/enquiries/enquiries.ts";
import { filePath, findFile, removeFiles, removeForgottenFiles } from "#db/enquiries/files.ts";
import { deletePerson, exportPerson } from "#db/enquiries/people.ts";
import { onRequestPost as enquire } from "../../functions/api/enquiry.ts";
import { administrator, plain, secret, stranger, unique } from "../support/database/database.ts";
import { call } from "../support/database/edge.ts";

const PDF = "%PDF-1.7\n<script>alert(1)</script>";
const plan = () => new File([PDF], "plan.pdf", { type: "text/html" });

async function send(files: File[], more: Record<string, string> = {}, accept = "application/json") {
  const email = `${unique("mona")}@example.com`;
  const body = new FormData();
  const fields = {
    ...{ firstName: "Mona", lastName: "Fahmy", email, message: "The plan is attached.", page: "/contact" },
    ...{ website: "", openedAt: String(Date.now() - 5000), ...more },
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const file of files) body.append("files", file);
  // Sent as bytes: Node goes on encoding a form after its reader has cancelled, and throws.
  const encoded = new Response(body);
  const headers = {
    ...{ accept, "cf-connecting-ip": unique("sender") },
    "content-type": encoded.headers.get("content-type") ?? "",
  };
  const request = new Request("http://site.test/api/enquiry", {
    method: "POST",
    body: await encoded.arrayBuffer(),
    headers,
  });
  const answer = await call(enquire, request);
  const { data } = await secret.from("enquiries").select("id").eq("email", email);
  return { answer, email, id: data?.[0]?.id ?? null };
}

async function stored(files: File[], more?: Record<string, string>) {
  const { id, email } = await send(files, more);
  if (id === null) throw new Error("Nothing was stored.");
  return { id, email };
}

const readable = async (client: typeof secret, path: string) => {
  const found = await findFile(client, path).catch(() => null);
  return found && new TextDecoder().decode(found);
};

describe("files of an enquiry", () => {
  test("are stored privately and shown to the office with name and size", async () => {
    const { id } = await stored([plan(), new File([PDF], "Schedule of loads.pdf")]);
    expect((await getEnquiry(administrator, id))?.files).toEqual([
      { position: 1, name: "plan.pdf", media_type: "application/pdf", bytes: PDF.length },
      { position: 2, name: "Schedule of loads.pdf", media_type: "application/pdf", bytes: PDF.length },
    ]);
    expect(await readable(administrator, filePath(id, 1))).toBe(PDF);
    for (const other of [plain, stranger]) expect(await readable(other, filePath(id, 1))).toBeNull();
  });

  test("nobody but the function writes or deletes them", async () => {
    const { id } = await stored([plan()]);
    for (const client of [stranger, plain, administrator]) {
      const bucket = (await client.files()).from("enquiry-files");
      const { error } = await bucket.upload(filePath(id, 2), new TextEncoder().encode(PDF), {
        contentType: "application/octet-stream",
      });
      expect(error).not.toBeNull();
      await bucket.remove([filePath(id, 1)]);
    }
    expect(await readable(administrator, filePath(id, 1))).toBe(PDF);
  });

  test.each([
    ["an ending that is not taken", new File([PDF], "plan.html"), "“plan.html” cannot be sent"],
    ["bytes that are not what the name says", new File(["<html>"], "plan.pdf"), "“plan.pdf” cannot be sent"],
  ])("%s: 422 at the field, and nothing is stored", async (_what, file, message) => {
    const { answer, id } = await send([plan(), file]);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: Record<string, string> }).errors["files"]).toContain(message);
    expect(id).toBeNull();
  });

  test("more than 20 MB are refused", async () => {
    const big = new File([PDF, new Uint8Array(21 * 1024 * 1024)], "plan.pdf");
    const { answer, id } = await send([big]);
    expect([413, 422]).toContain(answer.status);
    expect(id).toBeNull();
  });

  test("the same message sent again has its files once", async () => {
    const submission = crypto.randomUUID();
    const first = await stored([plan()], { submission });
    await send([plan()], { submission });
    expect((await getEnquiry(administrator, first.id))?.files).toHaveLength(1);
  });

  test("other files under the same submission change nothing and are not stored", async () => {
    const submission = crypto.randomUUID();
    const { id } = await stored([plan(), new File([PDF], "Schedule.pdf")], { submission });
    const before = (await getEnquiry(administrator, id))?.files;
    const other = () => new File([`${PDF} other`], "plan.pdf");
    for (const files of [[other(), other()], Array.from({ length: 10 }, plan)])
      expect((await send(files, { submission })).answer.status).toBe(200);
    expect((await getEnquiry(administrator, id))?.files).toEqual(before);
    for (const position of [1, 2]) expect(await readable(secret, filePath(id, position))).toBe(PDF);
    expect(await readable(secret, filePath(id, 3))).toBeNull();
  });

  test("one that could not be stored is stored when the message is sent again, if it is the same", async () => {
    const submission = crypto.randomUUID();
    const { id } = await stored([plan(), plan()], { submission });
    await removeFiles(secret, [filePath(id, 2)]);
    await send([plan(), new File([`${PDF} other`], "plan.pdf")], { submission });
    expect(await readable(secret, filePath(id, 2))).toBeNull();
    await send([plan(), plan()], { submission });
    expect(await readable(secret, filePath(id, 2))).toBe(PDF);
  });

  test("without JavaScript they are asked for once more by name", async () => {
    const { answer } = await send([plan()], { openedAt: "" }, "text/html");
    expect(await answer.text()).toMatch(/choose your files once more: plan\.pdf <input type="file"/);
  });

  test("go with their enquiry: unreadable at once, and removed from the store", async () => {
    const [one, two] = [await stored([plan()]), await stored([plan()])];
    expect((await exportPerson(administrator, two.email)).enquiries[0]?.files).toMatchObject([{ name: "plan.pdf" }]);
    await deleteEnquiries(administrator, [one.id]);
    await deletePerson(administrator, two.email);
    for (const { id } of [one, two]) expect(await readable(administrator, filePath(id, 1))).toBeNull();
    expect(await removeForgottenFiles(secret)).toBeGreaterThanOrEqual(2);
    for (const { id } of [one, two]) expect(await readable(secret, filePath(id, 1))).toBeNull();
  });
});
