import { documentName, storeDocument } from "#db/content/documents.ts";
import { contentTable } from "#db/content/content-table.ts";
import { ensureDone } from "#db/errors.ts";
import { DOCUMENT_KIND_NAMES } from "#domain/documents/document-kinds.ts";
import type { Random } from "../random.ts";
import { brandsOf, categoriesOf, freeSlug, productsOf, text, type Desk, type Edits } from "./desk.ts";

const documents = contentTable("document");
const documentsOf = async ({ administrator }: Desk) =>
  (await documents.list(administrator)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

/** Some of what a document may belong to, of each kind. */
async function owners(desk: Desk, random: Random) {
  const ids = (rows: readonly { id: string }[], most: number): string[] =>
    random.someOf(rows, most).map(({ id }) => id);
  return {
    products: ids(await productsOf(desk), 3),
    brands: random.oneIn(3) ? ids(await brandsOf(desk), 1) : [],
    categories: random.oneIn(3) ? ids(await categoriesOf(desk), 2) : [],
  };
}

export const DOCUMENT_EDITS = {
  "add a document": async (desk, random) => {
    const bytes = new TextEncoder().encode(`AC1032 ${random.uuid()}`);
    const stored = await documentName(bytes, "dwg");
    await storeDocument(desk.secret, stored, bytes);
    const row = {
      id: random.uuid(),
      title: text(random, 4) || "Drawing",
      slug: await freeSlug(desk, random, "document", await documentsOf(desk)),
      kind: random.oneOf(DOCUMENT_KIND_NAMES),
      language: random.oneOf(["en", "ar", "mul"]),
      file: { stored, name: `${random.oneOf(["plan", "Plan A", "رسم"])}.dwg`, bytes: bytes.length, pages: null },
      ...(await owners(desk, random)),
    };
    ensureDone(await desk.secret.from("documents").insert(row));
  },
  "give a document to other records": async (desk, random) => {
    const { id } = random.oneOf(await documentsOf(desk));
    await documents.update(desk.administrator, id, await owners(desk, random));
  },
  "change a document": async (desk, random) => {
    const { id } = random.oneOf(await documentsOf(desk));
    await documents.update(desk.administrator, id, {
      title: text(random, 4) || "Drawing",
      revision: random.oneOf([null, "1", "B"]),
      valid_until: random.oneOf([null, "2020-01-01", "2099-12-31"]),
    });
  },
  "delete a document": async (desk, random) => {
    const { id } = random.oneOf(await documentsOf(desk));
    ensureDone(await desk.secret.from("documents").delete().eq("id", id));
  },
} as const satisfies Edits;
