import { describe, expect, inject, test } from "vitest";
import { countByStatus } from "#db/enquiries/enquiry-counts.ts";
import { getEnquiry, listAllEnquiries, listEnquiries, submitEnquiry } from "#db/enquiries/enquiries.ts";
import { addNote, changeWork, deleteNote, listNotes, requestedProducts } from "#db/enquiries/enquiry-work.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { findDeletion, restoreDeletion } from "#db/changes/trash.ts";
import { deletePerson, exportPerson } from "#db/enquiries/people.ts";
import { findRecords } from "#db/content/records.ts";
import { NOBODY } from "#domain/enquiries/enquiry-status.ts";
import { QUOTE_LIMITS, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { QUOTE_TEXT_LIMITS, type QuoteInput } from "#domain/enquiries/quote-request.ts";
import { signUp } from "../../support/database/database-stack.ts";
import { administrator, makeProduct, plain, secret, stranger, unique } from "../../support/database/database.ts";

const address = () => `${unique("mona")}@example.com`;
const line = (slug: string, more: Partial<QuoteLine> = {}): QuoteLine => ({
  slug,
  name: "",
  quantity: 1,
  note: "",
  ...more,
});
const request = (lines: QuoteLine[], more: Partial<QuoteInput> = {}): QuoteInput => ({
  firstName: "Mona",
  lastName: "Fahmy",
  email: address(),
  phone: null,
  company: null,
  projectName: null,
  deadline: null,
  message: null,
  submission: null,
  projectType: null,
  budget: null,
  timeline: null,
  files: [],
  lines,
  ...more,
});
const submit = async (quote: QuoteInput, sender = { page: "/quote-list", senderKey: unique("sender") }) =>
  (await submitEnquiry(secret, quote, null, sender)).reference;
const send = (quote: QuoteInput) => submit(quote);
const stored = async (reference: string) => {
  const { id } = unwrap(await secret.from("enquiries").select("id").eq("reference", reference).single());
  const enquiry = await getEnquiry(administrator, id);
  if (!enquiry) throw new Error(`${reference} is not there.`);
  return enquiry;
};
const sent = async (quote: QuoteInput) => stored(await send(quote));

describe("a request for quotation", () => {
  test("gets a number and keeps its products in their order", async () => {
    const [one, two] = [await makeProduct({ name: "Chiller" }), await makeProduct({ name: "Fan coil" })];
    const reference = await send(
      request([line(two.slug, { quantity: 12, note: "Cassette" }), line(one.slug, { quantity: 2 })], {
        projectName: "Tower",
        deadline: "2027-01-31",
        message: "As soon as you can.",
      }),
    );
    expect(reference).toMatch(new RegExp(`^Q-${new Date().getUTCFullYear()}-\\d{4,}$`));
    const enquiry = await stored(reference);
    expect(enquiry).toMatchObject({
      reference,
      project_name: "Tower",
      deadline: "2027-01-31",
      status: "new",
      assignee: null,
      read_at: null,
      page: "/quote-list",
    });
    expect(enquiry.lines).toEqual([
      { position: 1, product_id: two.id, product_name: "Fan coil", model: null, quantity: 12, note: "Cassette" },
      { position: 2, product_id: one.id, product_name: "Chiller", model: null, quantity: 2, note: null },
    ]);
  });

  test("finds a renamed product, and keeps the name that the visitor saw for one that is gone", async () => {
    const product = await makeProduct({ name: "Old name" });
    ensureDone(
      await administrator
        .from("products")
        .update({ slug: unique("moved"), name: "New name" })
        .eq("id", product.id),
    );
    const { lines } = await sent(
      request([line(product.slug), line("gone", { name: "Gone chiller" }), line("nameless")]),
    );
    expect(lines.map(({ product_id, product_name }) => [product_id, product_name])).toEqual([
      [product.id, "New name"],
      [null, "Gone chiller"],
      [null, "nameless"],
    ]);
  });

  test("has its links again when a product comes back from the trash", async () => {
    const product = await makeProduct();
    const { lines } = await sent(request([line(product.slug)]));
    ensureDone(await administrator.from("products").delete().eq("id", product.id));
    expect([...(await requestedProducts(administrator, lines))]).toEqual([]);
    await restoreDeletion(administrator, (await findDeletion(administrator, product.id)) ?? "");
    expect((await requestedProducts(administrator, lines)).get(product.id)?.slug).toBe(product.slug);
  });

  test("that is sent again because no answer arrived is stored once", async () => {
    const quote = request([line("fan")], { submission: crypto.randomUUID() });
    const sender = { page: "/quote-list", senderKey: unique("again") };
    const numbers = new Set<string>();
    for (let n = 0; n < 8; n += 1) numbers.add(await submit(quote, sender));
    expect(numbers.size).toBe(1);
    expect(unwrap(await secret.from("enquiries").select("id").eq("email", quote.email))).toHaveLength(1);
  });

  test("counts against the limit of messages, and is refused whole when one line is wrong", async () => {
    const sender = { page: "/quote-list", senderKey: unique("flood") };
    for (let n = 0; n < 5; n += 1) await submit(request([line("fan")]), sender);
    await expect(submit(request([line("fan")]), sender)).rejects.toMatchObject({ code: "PT429" });
    const wrong = request([line("fan"), line("pump", { quantity: 0 })]);
    await expect(send(wrong)).rejects.toThrow(/check constraint/);
    await expect(send({ ...wrong, lines: [] })).rejects.toThrow(/message_or_quote/);
    expect(unwrap(await secret.from("enquiries").select("id").eq("email", wrong.email))).toEqual([]);
  });

  test("cannot fill the disk: of one sender so many bytes of files are taken in a day", async () => {
    const sender = { page: "/quote-list", senderKey: unique("bytes") };
    const drawings = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ name: `${at}.pdf`, type: "application/pdf" as const, size: 20_971_520, sha256: "0".repeat(64) },
      }));
    const withFiles = (count: number) => request([line("fan")], { files: drawings(count) as QuoteInput["files"] });
    await submit(withFiles(9), sender);
    await expect(submit(withFiles(2), sender)).rejects.toMatchObject({ code: "PT429" });
    await submit(withFiles(0), sender);
    await submit(withFiles(1), sender);
    await submit(withFiles(2), { ...sender, senderKey: unique("bytes") });
  });

  test("holds as much as the form allows and no more", async () => {
    const lines = Array.from({ length: QUOTE_LIMITS.lines }, (_, index) =>
      line(`unit-${index}`, { quantity: QUOTE_LIMITS.quantity, note: "x".repeat(QUOTE_LIMITS.note) }),
    );
    const projectName = "x".repeat(QUOTE_TEXT_LIMITS.projectName);
    expect((await sent(request(lines, { projectName }))).lines).toHaveLength(QUOTE_LIMITS.lines);
    for (const more of [
      { lines: [...lines, line("one-more")] },
      { lines: [line("fan", { quantity: QUOTE_LIMITS.quantity + 1 })] },
      { lines: [line("fan", { note: "x".repeat(QUOTE_LIMITS.note + 1) })] },
      { lines: [line("fan", { name: "x".repeat(QUOTE_LIMITS.productName + 1) })] },
      { lines: [line("fan")], projectName: `${projectName}x` },
    ])
      await expect(send(request([], more))).rejects.toThrow(/check constraint/);
  });

  test("is found by its number, project and products, in the list and in the palette", async () => {
    const word = unique("needle").replaceAll("-", "");
    const { id, reference } = await sent(
      request([line("gone", { name: `Chiller ${word}` })], { projectName: `At ${word}` }),
    );
    for (const search of [reference ?? "", `chiller ${word}`, `at ${word}`])
      expect((await listAllEnquiries(administrator, { search })).map((found) => found.id)).toEqual([id]);
    for (const text of [reference ?? "", word])
      expect((await findRecords(administrator, text)).map((found) => found.id)).toContain(id);
  });
});

describe("the work on an enquiry", () => {
  test("has a status with its author and time; changing it marks the enquiry as read", async () => {
    const { id } = await sent(request([line("fan")]));
    await changeWork(administrator, id, { status: "in_work", before: "new" });
    const enquiry = await getEnquiry(administrator, id);
    expect(enquiry).toMatchObject({ status: "in_work", status_by: inject("administrator").id });
    expect(enquiry?.status_at).not.toBeNull();
    expect(enquiry?.read_at).not.toBeNull();
    await expect(changeWork(administrator, id, { status: "closed", before: "new" })).rejects.toThrow("somebody else");
    expect((await getEnquiry(administrator, id))?.status).toBe("in_work");
  });

  test("belongs to a colleague, or to nobody again when the rights are taken", async () => {
    const colleague = await signUp(inject("stack"), address());
    const { id } = await sent(request([line("fan")]));
    await expect(changeWork(administrator, id, { assignee: colleague.id, before: null })).rejects.toMatchObject({
      code: "23503",
    });
    ensureDone(await secret.from("admins").insert({ user_id: colleague.id }));
    await changeWork(administrator, id, { assignee: colleague.id, before: null });
    const found = await listEnquiries(administrator, { assignee: colleague.id, limit: 5, offset: 0 });
    expect(found.data.map((enquiry) => enquiry.id)).toEqual([id]);
    ensureDone(await administrator.from("admins").delete().eq("user_id", colleague.id));
    expect((await getEnquiry(administrator, id))?.assignee).toBeNull();
    expect((await listAllEnquiries(administrator, { assignee: NOBODY })).map((row) => row.id)).toContain(id);
  });

  test("is counted by status, in the inbox and in the archive", async () => {
    const before = [await countByStatus(administrator, false), await countByStatus(administrator, true)] as const;
    const [one, two] = [await sent(request([line("fan")])), await sent(request([line("fan")]))];
    await changeWork(administrator, one.id, { status: "quoted", before: "new" });
    ensureDone(await secret.from("enquiries").update({ archived_at: new Date().toISOString() }).eq("id", two.id));
    expect((await countByStatus(administrator, false)).quoted).toBe(before[0].quoted + 1);
    expect((await countByStatus(administrator, true)).new).toBe(before[1].new + 1);
    expect((await listAllEnquiries(administrator, { status: "quoted" })).map(({ id }) => id)).toContain(one.id);
    expect(await countByStatus(plain, false)).toEqual({ new: 0, in_work: 0, quoted: 0, won: 0, lost: 0, closed: 0 });
    await expect(countByStatus(stranger, false)).rejects.toMatchObject({ code: "42501" });
  });

  test("has notes of the office, which nobody else reads, writes or signs for others", async () => {
    const { id } = await sent(request([line("fan")]));
    await addNote(administrator, id, "Ask for the voltage.");
    const [note] = await listNotes(administrator, id);
    expect(note).toMatchObject({ body: "Ask for the voltage." });
    expect(note?.author).not.toBeNull();
    expect(await listNotes(plain, id)).toEqual([]);
    for (const client of [plain, stranger]) {
      await expect(addNote(client, id, "Forged")).rejects.toMatchObject({ code: "42501" });
      await expect(changeWork(client, id, { status: "closed", before: "new" })).rejects.toThrow();
    }
    const signed = { enquiry_id: id, body: "Forged", author: crypto.randomUUID() };
    expect((await administrator.from("enquiry_notes").insert(signed)).error?.code).toBe("42501");
    await deleteNote(plain, note?.id ?? "");
    expect(await listNotes(administrator, id)).toHaveLength(1);
    await deleteNote(administrator, note?.id ?? "");
    expect(await listNotes(administrator, id)).toEqual([]);
  });
});

test("lines and notes are exported with the data of a person, and deleted with it", async () => {
  const quote = request([line("gone", { name: "Gone chiller", note: "Roof" })]);
  const { id } = await sent(quote);
  await addNote(administrator, id, "Is friendly.");
  const [known] = (await exportPerson(administrator, quote.email)).enquiries;
  expect(known).toMatchObject({
    lines: [{ product_name: "Gone chiller", note: "Roof" }],
    notes: [{ body: "Is friendly." }],
  });
  for (const column of ["sender_key", "submission", "repeats", "repeated_at", "status_by", "assignee"])
    expect(known).not.toHaveProperty(column);
  await deletePerson(administrator, quote.email);
  expect(unwrap(await secret.from("enquiry_lines").select("position").eq("enquiry_id", id))).toEqual([]);
  expect(unwrap(await secret.from("enquiry_notes").select("id").eq("enquiry_id", id))).toEqual([]);
});

describe("the end of an enquiry", () => {
  test("is a win or a loss; a loss needs its reason", async () => {
    const { id } = await sent(request([line("fan")]));
    await expect(changeWork(administrator, id, { status: "lost", before: "new" })).rejects.toThrow("reason_of_a_loss");
    await changeWork(administrator, id, { status: "lost", reason: "The price", before: "new" });
    expect(await getEnquiry(administrator, id)).toMatchObject({ status: "lost", outcome_reason: "The price" });
    await changeWork(administrator, id, { status: "won", before: "lost" });
    expect(await getEnquiry(administrator, id)).toMatchObject({ status: "won", outcome_reason: null });
  });

  test("is due by the promised day, until the office decides otherwise", async () => {
    const { id, due_on } = await sent(request([line("fan")]));
    const { promised_days } = unwrap(await secret.from("enquiry_mail").select("promised_days").single());
    expect(due_on).toBe(new Date(Date.now() + promised_days * 86_400_000).toISOString().slice(0, 10));
    await changeWork(administrator, id, { due_on: "2027-01-31", before: due_on });
    expect((await getEnquiry(administrator, id))?.due_on).toBe("2027-01-31");
    await expect(changeWork(administrator, id, { due_on: "2027-02-01", before: due_on })).rejects.toThrow();
  });

  test("keeps the model that a product had when it was requested", async () => {
    const product = await makeProduct({ model: "19XR-0500" });
    const { lines } = await sent(request([line(product.slug)]));
    expect(lines).toMatchObject([{ model: "19XR-0500" }]);
  });
});
