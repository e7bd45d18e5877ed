import { expect, test } from "vitest";
import sharp from "sharp";
import { saveDraft } from "#db/changes/drafts.ts";
import { removeExpiredMedia, uploadPicture } from "#db/content/media.ts";
import { administrator, makeBrand, makePage, makeProduct, secret } from "../support/database/database.ts";
import { raw } from "../support/database/raw-requests.ts";

const WEEK_AND_A_DAY = 8 * 24 * 60 * 60 * 1000;

/** Uploads a picture that differs from all others; returns its address, and its name in the storage. */
async function upload(): Promise<{ address: string; name: string }> {
  const pixels = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await sharp(pixels, { raw: { width: 2, height: 2, channels: 3 } })
    .png()
    .toBuffer();
  const address = await uploadPicture(administrator, Uint8Array.from(bytes));
  return { address, name: new URL(address).pathname.split("/").at(-1) ?? "" };
}
/** The status that anybody gets who knows the address. */
const status = async (name: string): Promise<number> => (await raw(`/storage/v1/object/public/media/${name}`)).status;
/** Makes the database believe that the unused ones of these pictures have been unused for longer than a week. */
async function letTimePass(...pictures: { name: string }[]): Promise<void> {
  await removeExpiredMedia(secret);
  const since = new Date(Date.now() - WEEK_AND_A_DAY).toISOString();
  const names = pictures.map(({ name }) => name);
  await secret.from("unused_media").update({ since }).in("name", names);
}

test("an original that no record ever had is gone after a week; one that was replaced stays with the history", async () => {
  const [replaced, present, never] = [await upload(), await upload(), await upload()];
  const brand = await makeBrand({ logo: replaced.address });
  await secret.from("brands").update({ logo: present.address }).eq("id", brand.id);
  await removeExpiredMedia(secret);
  expect(await Promise.all([replaced, present, never].map(({ name }) => status(name)))).toEqual([200, 200, 200]);
  await letTimePass(replaced, present, never);
  expect(await removeExpiredMedia(secret)).toBeGreaterThanOrEqual(1);
  const [ofReplaced, ofPresent, ofNever] = await Promise.all(
    [replaced, present, never].map(({ name }) => status(name)),
  );
  expect([ofReplaced, ofPresent]).toEqual([200, 200]);
  expect([400, 404]).toContain(ofNever);
});

test("pictures of records in the trash stay as long as they can come back", async () => {
  const picture = await upload();
  const product = await makeProduct({ images: [{ url: picture.address, alt: "A pump" }] });
  await secret.from("products").delete().eq("id", product.id);
  await letTimePass(picture);
  await removeExpiredMedia(secret);
  expect(await status(picture.name)).toBe(200);
});

test("a picture of a draft stays, also while the form is incomplete", async () => {
  const picture = await upload();
  const typed = { seen: null, values: { name: "", images: [{ url: picture.address, alt: "" }] } };
  const record = crypto.randomUUID();
  await saveDraft(administrator, { kind: "product", record, name: "", typed, change: null, replaces: null });
  await letTimePass(picture);
  await removeExpiredMedia(secret);
  expect(await status(picture.name)).toBe(200);
});

test("a picture that only a text links to or only a section shows stays, and one that is used again is no longer counted as unused", async () => {
  const [linked, inSection, again] = [await upload(), await upload(), await upload()];
  const section = { type: "picture", hidden: false, heading: "A", text: "", alt: null, side: "after" };
  await makePage({
    body: `[The drawing](${linked.address})`,
    sections: [{ ...section, picture: inSection.address }],
  });
  await letTimePass(linked, inSection, again);
  const names = [linked, inSection, again].map(({ name }) => name);
  const { data } = await secret.from("unused_media").select("name").in("name", names);
  expect(data).toEqual([{ name: again.name }]);
  await makeBrand({ logo: again.address });
  await removeExpiredMedia(secret);
  expect([await status(linked.name), await status(again.name)]).toEqual([200, 200]);
  expect((await secret.from("unused_media").select("name").eq("name", again.name)).data).toEqual([]);
});
