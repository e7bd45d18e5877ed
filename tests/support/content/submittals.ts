import { PDFDocument, degrees, PDFName, PDFString } from "@cantoo/pdf-lib";
import type { CompanyFacts } from "#domain/submittals/company-facts.ts";
import type { SheetLine } from "#domain/schedules/sheet.ts";
import { filledForm, type SubmittalForm } from "#domain/submittals/form.ts";
import type { PackageItem } from "#domain/submittals/parts.ts";
import { makeSubmittal, readDocument } from "#documents/submittal/make-submittal.ts";
import { readFont } from "../../../scripts/pipeline/documents/fonts.ts";

/** Reads a font of the release from the package that it comes from. */
const fontAt = async (path: string): Promise<ArrayBuffer> =>
  new Uint8Array(readFont(path.replace(/^.*\/|\.ttf$/g, ""))).buffer;

export type Page = { text?: string; width?: number; height?: number; rotate?: number };

/** A document of a maker, with a text on each page. `dress` adds to it what a test is about. */
export async function madeDocument(
  pages: readonly Page[],
  dress: (document: PDFDocument) => void = () => undefined,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const { text = "", width = 595, height = 842, rotate = 0 } of pages) {
    const page = document.addPage([width, height]);
    page.setRotation(degrees(rotate));
    if (text) page.drawText(text, { x: 60, y: height / 2, size: 18 });
  }
  dress(document);
  return document.save();
}

/** Scripts of every kind that a document can have, and links that are kept. */
export function withScripts(document: PDFDocument): void {
  const { context, catalog } = document;
  const script = (code: string) => context.obj({ S: "JavaScript", JS: PDFString.of(code) });
  document.addJavaScript("all", "app.alert('document')");
  catalog.set(PDFName.of("OpenAction"), script("app.alert('opened')"));
  const [page, other] = document.getPages();
  if (!page || !other) throw new Error("Two pages are needed.");
  const places = context.obj({ Names: [PDFString.of("second"), context.obj({ D: [other.ref, "Fit"] })] });
  const tree = context.register(context.obj({ Kids: [context.register(places)] }));
  catalog.set(PDFName.of("Names"), context.obj({ Dests: tree }));
  page.node.set(PDFName.of("AA"), context.obj({ O: script("app.alert('page')") }));
  const link = (entries: Record<string, unknown>) =>
    context.register(context.obj({ Type: "Annot", Subtype: "Link", Rect: [10, 10, 90, 40], ...entries } as never));
  page.node.set(
    PDFName.of("Annots"),
    context.obj([
      link({ A: script("app.alert('link')") }),
      link({ A: context.obj({ S: "Launch", F: PDFString.of("calc.exe") }) }),
      link({
        A: context.obj({ S: "URI", URI: PDFString.of("https://maker.example/"), Next: script("app.alert('next')") }),
      }),
      link({ A: context.obj({ S: "URI", URI: PDFString.of("javascript:app.alert('address')") }) }),
      link({ Dest: [other.ref, "Fit"] }),
      link({ A: context.obj({ S: "GoTo", D: PDFString.of("second") }) }),
      link({ Subtype: "FileAttachment", FS: context.obj({ Type: "Filespec", F: PDFString.of("virus.exe") }) }),
    ]),
  );
}

const COMPANY: CompanyFacts = {
  company_name: "Nile Climate Supplies",
  company_legal_name: "Nile Climate Supplies S.A.E.",
  address: { street: "12 Tahrir Street", district: "", city: "Cairo", country: "Egypt", postcode: "", map_url: "" },
  phones: [{ label: "Office", number: "+20 2 5550 1234" }],
  whatsapp_number: "",
  sales_email: "sales@nile.example",
  support_email: "support@nile.example",
  opening_hours: "",
  support_hours: "",
  sample_company: true,
  main_colour: "",
  accent_colour: "",
};

export const FORM: SubmittalForm = filledForm(
  {
    project: "Assiut University Hospital",
    client: "Ministry of Health",
    consultant: "Delta Consult",
    number: "HVAC-014",
  },
  { contractor: "Upper Egypt Contracting", today: "2026-11-26" },
);

const LINES: SheetLine[] = [
  {
    name: "Cooling capacity",
    required: "350 TR (1,231 kW)",
    proposed: "1,231 kW",
    verdict: "complies",
    remark: "±0\u00a0% (from what is asked for to 10 % more)",
  },
  {
    name: "COP",
    required: "≥ 5.8",
    proposed: "5.52 W/W",
    verdict: "deviates",
    remark: "−4.8\u00a0% (as limited in the schedule); at AHRI 550/590",
  },
  { name: "Refrigerant", required: "R-134a", proposed: "–", verdict: "unstated", remark: "" },
  { name: "", required: "net capacity 300", proposed: "–", verdict: null, remark: "no specification of this name" },
];

export type Given = { item: PackageItem; datasheet?: Uint8Array; documents?: readonly Uint8Array[] };

/** An item of a package; `compared: false` is one that no schedule asked for. */
export async function givenItem(
  tags: string,
  name: string,
  { datasheet, documents = [] }: Omit<Given, "item"> = {},
  compared = true,
): Promise<Given> {
  const pagesOf = async (bytes: Uint8Array): Promise<number> => {
    const read = await readDocument(bytes);
    if (typeof read === "string") throw new Error(`A sample document is ${read}.`);
    return read.length;
  };
  return {
    ...(datasheet ? { datasheet } : {}),
    documents,
    item: {
      name,
      brand: "Daikin",
      tags,
      quantity: 2,
      note: "On the roof of block B",
      compared: compared ? [{ title: `${tags} · chiller`, quantity: 2, lines: LINES }] : [],
      notCompared: compared ? "" : "No equipment schedule asked for this item.",
      datasheet: datasheet ? { title: "Datasheet", pages: await pagesOf(datasheet) } : null,
      documents: await Promise.all(
        documents.map(async (bytes, at) => ({ title: `brochure-${at + 1}`, pages: await pagesOf(bytes) })),
      ),
    },
  };
}

/** Makes a package of items. */
export function makePackage(
  given: readonly Given[],
  form: SubmittalForm = FORM,
  onDocument: () => void = () => undefined,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const files = new Map<string, Uint8Array>(
    given.flatMap(({ datasheet, documents = [] }, at) => [
      ...(datasheet ? [[`${at + 1}.datasheet`, datasheet] as const] : []),
      ...documents.map((bytes, index) => [`${at + 1}.document.${index + 1}`, bytes] as const),
    ]),
  );
  return makeSubmittal(
    { company: COMPANY, form, items: given.map(({ item }) => item) },
    {
      readFile: fontAt,
      read: async (key) => {
        const bytes = files.get(key);
        if (!bytes) throw new Error(`There is no document ${key}.`);
        return bytes;
      },
      onProgress: async () => onDocument(),
    },
  );
}
