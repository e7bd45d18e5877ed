import { fileHash, storeFile, submittalFilePath } from "#db/enquiries/files.ts";
import { storeRevision, type NewRevision } from "#db/submittals/submittals.ts";
import type { Client } from "#db/client.ts";
import type { ItemContent, KeptItem } from "#domain/submittals/review/record.ts";
import { administrator, unique } from "./database.ts";

/** An item of a submittal, with a comparison sheet of two rows and no documents. */
export const keptItem = (values: Partial<KeptItem> = {}): KeptItem => {
  const slug = values.slug ?? "chiller";
  const content: ItemContent = {
    slug,
    name: `Chiller ${slug}`,
    brand: "Nordvik",
    tags: "CH-01",
    quantity: 2,
    note: "",
    compared: [
      {
        title: "CH-01",
        quantity: 2,
        lines: [
          { name: "COP", required: "≥ 5.8", proposed: "5.9", verdict: "complies", remark: "" },
          { name: "Width", required: "2,000 mm", proposed: "–", verdict: "unstated", remark: "" },
        ],
      },
    ],
    notCompared: "",
    documents: [],
  };
  return { key: slug, ...content, ...values };
};

/** Stores a file of a submittal; answers its hash and size. */
export async function keptFile(client: Client, submittal: string, text = crypto.randomUUID()) {
  const bytes = new TextEncoder().encode(text);
  const sha256 = await fileHash(bytes.buffer);
  await storeFile(client, submittalFilePath(submittal, sha256), bytes.buffer);
  return { sha256, bytes: bytes.byteLength };
}

/** Issues a revision of a submittal, as the office does. */
export async function issueRevision(
  id: string,
  number: number,
  items: readonly KeptItem[],
  facts: Partial<NewRevision["submittal"]> = {},
  as: Client = administrator,
) {
  const file = await keptFile(as, id);
  const submittal = {
    ...{ number: unique("HVAC"), project: "Assiut Hospital" },
    ...{ client: null, consultant: "Delta Consultants", contractor: null, enquiry: null },
    ...facts,
  };
  const revision = { number, dated: "2026-11-26", purpose: "approval", remarks: null, pages: 12, ...file };
  await storeRevision(as, id, { submittal, revision, items });
  return revision;
}

/** A submittal that was issued with one item; its key is `item`. */
export async function makeSubmittal(items: readonly KeptItem[] = [keptItem()], as?: Client) {
  const id = crypto.randomUUID();
  const { sha256 } = await issueRevision(id, 0, items, {}, as);
  return { id, item: items[0]?.key ?? "", sha256 };
}
