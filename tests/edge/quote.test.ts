import { describe, expect, test } from "vitest";
import { onRequestPost as ask } from "../../functions/api/enquiry.ts";
import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import { makeProduct, secret, unique } from "../support/database/database.ts";
import { call } from "../support/database/edge.ts";

type Fields = Record<string, string>;
const line = (more: Partial<QuoteLine> = {}): QuoteLine => ({
  slug: "fan",
  name: "Fan",
  quantity: 2,
  note: "",
  ...more,
});
const quote = (lines: unknown = [line()], more: Fields = {}): Fields => ({
  firstName: "Mona",
  lastName: "Fahmy",
  email: `${unique("mona")}@example.com`,
  page: "/quote-list",
  website: "",
  openedAt: String(Date.now() - 5000),
  lines: JSON.stringify(lines),
  ...more,
});

function post(fields: Fields, sender = unique("sender")): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { accept: "application/json", "cf-connecting-ip": sender };
  return new Request("http://site.test/api/enquiry", { method: "POST", body, headers });
}
type Answer = { message: string; reference?: string; errors?: Fields };
const answered = async (response: Response) => (await response.json()) as Answer;
const stored = async ({ email = "" }: Fields) =>
  (await secret.from("enquiries").select("*, enquiry_lines(*)").eq("email", email)).data ?? [];

describe("POST /api/enquiry with a quote list", () => {
  test("stores the request with its lines and answers its number", async () => {
    const product = await makeProduct();
    const fields = quote([line({ slug: product.slug, quantity: 3, note: "  On the roof " }), line()], {
      company: "Nile Hospitals",
      phone: "+20 100 555 0100",
      projectName: "Assiut hospital",
      deadline: new Date(Date.now() + 864e6).toISOString().slice(0, 10),
      submission: crypto.randomUUID(),
    });
    const answer = await call(ask, post(fields));
    expect(answer.status).toBe(200);
    const { message, reference } = await answered(answer);
    expect(message).toBe(`Thank you. Your request ${reference} has arrived, and an engineer will answer it.`);
    const [row] = await stored(fields);
    expect(row).toMatchObject({
      reference,
      company: "Nile Hospitals",
      project_name: "Assiut hospital",
      deadline: fields["deadline"],
      message: null,
      page: "/quote-list",
    });
    expect(row?.enquiry_lines).toMatchObject([
      { product_id: product.id, product_name: product.name, quantity: 3, note: "On the roof" },
      { product_id: null, product_name: "Fan", quantity: 2, note: null },
    ]);
  });

  test("the same form that is sent again gets the same number", async () => {
    const fields = quote([line()], { submission: crypto.randomUUID() });
    const numbers = [await answered(await call(ask, post(fields))), await answered(await call(ask, post(fields)))];
    expect(numbers[0]?.reference).toBe(numbers[1]?.reference);
    expect(await stored(fields)).toHaveLength(1);
  });

  test.each<[string, Fields]>([
    ["firstName", { firstName: " " }],
    ["email", { email: "nobody" }],
    ["message", { lines: "[]" }],
    ["lines", { lines: JSON.stringify([line({ quantity: 0 })]) }],
    ["lines", { lines: JSON.stringify(Array.from({ length: 51 }, (_, index) => line({ slug: `unit-${index}` }))) }],
    ["deadline", { deadline: "2020-01-01" }],
    ["projectName", { projectName: "x".repeat(201) }],
  ])("a wrong %s is refused by its name, and nothing is stored", async (field, wrong) => {
    const fields = quote([line()], wrong);
    const answer = await call(ask, post(fields));
    expect(answer.status).toBe(422);
    expect(Object.keys((await answered(answer)).errors ?? {})).toEqual([field]);
    expect(await stored(fields)).toEqual([]);
  });

  test("bots and floods are held off as at the contact form", async () => {
    for (const more of [{ website: "https://spam.example" }, { openedAt: String(Date.now()) }]) {
      const fields = quote([line()], more);
      expect((await call(ask, post(fields))).status).toBe(400);
      expect(await stored(fields)).toEqual([]);
    }
    const sender = unique("flood");
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await call(ask, post(quote(), sender))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("the longest list in any script is taken", async () => {
    const lines = Array.from({ length: 50 }, (_, index) =>
      line({ slug: `unit-${index}`, name: "مبرد ".repeat(40), note: "水".repeat(300) }),
    );
    const fields = quote(lines, { message: "水".repeat(5000) });
    expect((await call(ask, post(fields))).status).toBe(200);
  });
});
