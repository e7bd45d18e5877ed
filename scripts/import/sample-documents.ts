import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import type { Client } from "#db/client.ts";
import { documentName, storeDocument } from "#db/content/documents.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { slugFromName } from "#domain/addresses/slug-from-name.ts";
import type { DocumentKind } from "#domain/documents/document-kinds.ts";
import type { FileType } from "#domain/documents/file-types.ts";
import { pairOf } from "#domain/languages/translations.ts";

/* A handful of documents for the sample catalogue, so that its pages show where those of makers appear. All are invented, and say so. */

const SAMPLE = "Sample document. It was written for the sample catalogue and is of no maker.";
const [A4, A3] = [
  [595, 842],
  [1191, 842],
] as const;
const DRAWING =
  "  0\nSECTION\n  2\nENTITIES\n  0\nLINE\n  8\n0\n 10\n0\n 20\n0\n 11\n4200\n 21\n1800\n  0\nENDSEC\n  0\nEOF\n";

type Sample = {
  title: string;
  arabic: string;
  name: string;
  kind: DocumentKind;
  pages: readonly (readonly [paper: readonly [number, number], ...lines: string[]])[];
  products?: readonly string[];
  brands?: readonly string[];
  revision?: string;
  issued_on?: string;
  valid_until?: string;
  key_pages?: string;
};

/** Of products and brands the slugs. */
const SAMPLES: readonly Sample[] = [
  {
    title: "Air handling units, selection data",
    arabic: "وحدات مناولة الهواء، بيانات الاختيار",
    name: "AHU selection data EN Rev 2.pdf",
    kind: "datasheet",
    pages: [
      [A4, "Air handling units", "Selection data", "Sections, coils and filters of one unit"],
      [A4, "Performance at the stated conditions"],
    ],
    products: ["air-handling-unit"],
    revision: "2",
    issued_on: "2026-03-01",
  },
  {
    title: "Air handling units, installation and maintenance",
    arabic: "وحدات مناولة الهواء، التركيب والصيانة",
    name: "AHU installation manual EN.pdf",
    kind: "manual",
    pages: [
      [A4, "Air handling units", "Installation, operation and maintenance"],
      [A4, "Lifting and joining of sections"],
      [A3, "Wiring of the control panel"],
    ],
    products: ["air-handling-unit"],
    key_pages: "2-3",
  },
  {
    title: "Air handling unit, outline drawing",
    arabic: "وحدة مناولة هواء، رسم الأبعاد",
    name: "AHU outline.dxf",
    kind: "drawing",
    pages: [],
    products: ["air-handling-unit"],
    revision: "A",
  },
  {
    title: "Quality of production, certificate",
    arabic: "جودة الإنتاج، شهادة",
    name: "Quality certificate.pdf",
    kind: "certificate",
    pages: [[A4, "Certificate", "Quality of production", "Valid as stated in the catalogue"]],
    brands: ["plantroom-selection"],
    issued_on: "2024-01-15",
    valid_until: "2027-01-14",
  },
];

async function drawn(pages: Sample["pages"]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [[width, height], ...lines] of pages) {
    const page = document.addPage([width, height]);
    lines.forEach((line, index) =>
      page.drawText(line, { x: 60, y: height - 100 - index * 34, size: index === 0 ? 24 : 15, font }),
    );
    page.drawText(SAMPLE, { x: 60, y: 60, size: 10, font });
  }
  return Uint8Array.from(await document.save());
}

/** The ids of the records with these slugs. Throws if one is missing. */
async function idsOf(client: Client, table: "products" | "brands", slugs: readonly string[] = []): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = unwrap(
    await client
      .from(table)
      .select("id")
      .in("slug", [...slugs]),
  );
  if (rows.length < slugs.length) throw new Error(`Some of these ${table} are missing: ${slugs.join(", ")}`);
  return rows.map(({ id }) => id);
}

/** Adds the sample documents that are not there yet. */
export async function addSampleDocuments(client: Client): Promise<void> {
  const there = new Set(unwrap(await client.from("documents").select("slug")).map(({ slug }) => slug));
  for (const { title, arabic, name, pages, products, brands, ...facts } of SAMPLES) {
    const slug = slugFromName(title);
    if (there.has(slug)) continue;
    const type: FileType = pages.length > 0 ? "pdf" : "dxf";
    const bytes = pages.length > 0 ? await drawn(pages) : new TextEncoder().encode(DRAWING);
    const stored = await documentName(bytes, type);
    await storeDocument(client, stored, bytes);
    const row = {
      ...facts,
      title,
      slug,
      language: "en",
      file: { stored, name, bytes: bytes.length, pages: pages.length || null },
      products: await idsOf(client, "products", products),
      brands: await idsOf(client, "brands", brands),
      translations: { ar: { title: [pairOf(title, arabic)] } },
    };
    ensureDone(await client.from("documents").insert(row));
  }
}
