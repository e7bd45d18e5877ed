import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Datasheet, DatasheetFile } from "#documents/views/datasheets.ts";
import type { PictureRef } from "#documents/views/pictures.ts";
import { addressIn } from "#domain/languages/languages.ts";
import { datasheetFileAddress, datasheetFileOf } from "#domain/publishing/release-data-files.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { isSystemError } from "../../files/system-error.ts";
import type { Fault } from "../render/last-good.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import { isFilled } from "../../files/derived-files.ts";
import type { PlannedDatasheet, PlannedDatasheets } from "./datasheets.ts";
import { fontFiles } from "./fonts.ts";
import { convertedName, convertedPicture } from "./pictures.ts";
import type { Drawing } from "./drawing-code.ts";

const PICTURES_AT_ONCE = 4;
const pictureAddress = (picture: PictureRef): string => `/media/${convertedName(picture)}`;

type Wanted = (address: string) => boolean;

/** What the edge function needs to draw these datasheets: data files, pictures and fonts, as far as they are wanted. */
export async function datasheetFiles(
  planned: readonly PlannedDatasheets[],
  drawing: Drawing,
  wanted: Wanted,
): Promise<{ files: ReleaseFile[]; faults: Fault[] }> {
  const all = planned.flatMap(({ datasheets }) => datasheets);
  const pictures = await convertedPictures(all, drawing, wanted);
  const data = planned.flatMap((inLanguage) => dataFiles(inLanguage, drawing, wanted));
  return {
    files: [...data, ...pictures.files, ...fontFiles(drawing.downloads, wanted)],
    faults: pictures.faults,
  };
}

type Written = { basis: string; members: PlannedDatasheet[]; source: string };
/** The data files of the last build, for a process that builds several times: most of them do not change. */
const lastWritten = new Map<string, Written>();

function dataFiles(planned: PlannedDatasheets, { code, downloads }: Drawing, wanted: Wanted): ReleaseFile[] {
  const { language, company } = planned;
  // What every datasheet depends on.
  const basis = code + JSON.stringify({ language, company });
  const groups = Map.groupBy(planned.datasheets, ({ slug }) => datasheetFileOf(slug));
  return [...groups].flatMap(([number, group]): ReleaseFile[] => {
    const address = addressIn(language, datasheetFileAddress(number));
    if (!wanted(address)) return [];
    const members = group.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    const key = `${downloads} ${address}`;
    let written = lastWritten.get(key);
    if (!written || written.basis !== basis || !areSame(written.members, members)) {
      const datasheets = Object.fromEntries(members.map((member) => [member.slug, datasheetOf(member, basis)]));
      written = { basis, members, source: writeDataFile({ language, company, datasheets }, downloads) };
      lastWritten.set(key, written);
    }
    return [{ source: written.source, path: address.slice(1), frozen: true }];
  });
}

const areSame = (before: readonly PlannedDatasheet[], now: readonly PlannedDatasheet[]): boolean =>
  before.length === now.length &&
  now.every(({ slug, product }, index) => before[index]?.slug === slug && before[index].product === product);

function datasheetOf({ product }: PlannedDatasheet, basis: string): Datasheet {
  return {
    version: sha256(basis + JSON.stringify(product)),
    picture: product.picture && pictureAddress(product.picture),
    product,
  };
}

/** Writes a data file under the hash of its text. */
function writeDataFile(file: DatasheetFile, downloads: string): string {
  const text = JSON.stringify(file);
  const source = join(downloads, `${sha256(text)}.json`);
  if (!isFilled(source)) writeAtomically(source, text);
  return source;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The pictures of these datasheets in a format that PDF takes, each once, and the datasheets whose picture cannot be had. */
async function convertedPictures(
  datasheets: readonly PlannedDatasheet[],
  drawing: Drawing,
  wanted: Wanted,
): Promise<{ files: ReleaseFile[]; faults: Fault[] }> {
  const shown = new Map<string, { picture: PictureRef; addresses: string[] }>();
  for (const { address, product } of datasheets) {
    const { picture } = product;
    if (!picture) continue;
    const path = pictureAddress(picture);
    const entry = shown.get(path);
    if (entry) entry.addresses.push(address);
    else if (wanted(path)) shown.set(path, { picture, addresses: [address] });
  }
  const queue = [...shown].toReversed();
  const files: ReleaseFile[] = [];
  const faults: Fault[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, { picture, addresses }] = next;
      try {
        files.push({ source: await convertedPicture(picture, drawing), path: path.slice(1), frozen: true });
      } catch (error) {
        if (isSystemError(error)) throw error;
        faults.push(...addresses.map((address) => ({ address, why: `Its picture could not be converted: ${error}` })));
      }
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return { files, faults };
}
