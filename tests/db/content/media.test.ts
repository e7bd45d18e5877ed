import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { connect } from "#db/client.ts";
import { downloadPicture, pictureName, uploadPicture } from "#db/content/media.ts";
import { currentAddress, mediaPath } from "#domain/pictures/media-address.ts";
import { administrator, plain, secret, stranger, unique } from "../../support/database/database.ts";

/** A PNG that differs from all others. */
const picture = async (): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp(crypto.getRandomValues(new Uint8Array(12)), { raw: { width: 2, height: 2, channels: 3 } })
      .png()
      .toBuffer(),
  );
const name = (): string => `${crypto.randomUUID().replaceAll("-", "")}.png`;
const bucket = (client: typeof secret) => client.storage.from("media");
const PNG = { contentType: "image/png" };

test("an editor uploads a picture that everybody can fetch", async () => {
  const bytes = await picture();
  const address = await uploadPicture(administrator, bytes);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  const path = mediaPath(inject("stack").url, address);
  expect(await downloadPicture(secret, path ?? "")).toEqual(bytes);
  expect(await uploadPicture(administrator, bytes)).toBe(address);
});

test("the secret key alone, without a token, reads, calls functions and stores pictures", async () => {
  const { url, secretKey } = inject("stack");
  const server = connect(url, secretKey);
  const address = await uploadPicture(server, await picture());
  expect((await fetch(address)).status).toBe(200);
  expect((await server.rpc("publishing_state")).error).toBeNull();
  // A visitor cannot read these.
  expect((await server.from("enquiries").select("id").limit(1)).error).toBeNull();
});

test("a file whose first bytes are not those of a picture is not uploaded", async () => {
  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  await expect(uploadPicture(administrator, svg)).rejects.toThrow("Choose a PNG, JPEG, WebP or AVIF picture.");
});

describe.each([
  ["a stranger", stranger],
  ["an account without rights", plain],
])("%s", (_, client) => {
  test("cannot upload", async () => {
    const path = name();
    expect((await bucket(client).upload(path, await picture(), PNG)).error).not.toBeNull();
    expect((await bucket(client).upload(path, await picture(), { ...PNG, upsert: true })).error).not.toBeNull();
    expect((await bucket(secret).download(path)).error).not.toBeNull();
  });

  test("cannot overwrite, move or delete", async () => {
    const bytes = await picture();
    const path = await pictureName(bytes, "image/png");
    expect((await bucket(administrator).upload(path, bytes, PNG)).error).toBeNull();
    await bucket(client).upload(path, await picture(), { ...PNG, upsert: true });
    await bucket(client).update(path, await picture(), PNG);
    await bucket(client).move(path, name());
    await bucket(client).copy(path, name());
    await bucket(client).remove([path]);
    expect(await downloadPicture(secret, path)).toEqual(bytes);
  });

  test("cannot list the files", async () => {
    expect((await bucket(client).list()).data ?? []).toEqual([]);
  });

  test("cannot open the bucket to other types", async () => {
    await client.storage.updateBucket("media", { public: true, allowedMimeTypes: ["image/svg+xml"] });
    await client.storage.emptyBucket("media");
    const { data } = await secret.storage.getBucket("media");
    expect(data?.allowed_mime_types).toEqual(["image/png", "image/jpeg", "image/webp", "image/avif"]);
  });
});

describe("the bucket refuses an editor's", () => {
  test.each(["image/svg+xml", "text/html", "image/gif"])("%s", async (contentType) => {
    const { error } = await bucket(administrator).upload(unique("a"), await picture(), { contentType });
    expect(error).not.toBeNull();
  });

  test("file above 10 MiB", async () => {
    const path = name();
    const { error } = await bucket(administrator).upload(path, new Uint8Array(10 * 1024 * 1024 + 1), PNG);
    expect(error).not.toBeNull();
    expect((await bucket(secret).download(path)).error).not.toBeNull();
  });
});

test("mediaPath accepts only addresses of the project's own pictures", () => {
  const url = "https://project.example";
  const own = `${url}/storage/v1/object/public/media/`;
  expect(mediaPath(url, `${own}a.png`)).toBe("a.png");
  expect(mediaPath(`${url}/`, `${own}a/b.png`)).toBe("a/b.png");
  const uploadedHere = "http://127.0.0.1:54321/storage/v1/object/public/media/a.png";
  expect(mediaPath("http://127.0.0.1:54400", uploadedHere)).toBe("a.png");
  expect(currentAddress(url, uploadedHere)).toBe(`${own}a.png`);
  expect(currentAddress(url, "https://elsewhere.example/a.png")).toBe("https://elsewhere.example/a.png");
  for (const other of [
    "https://evil.example/storage/v1/object/public/media/a.png",
    `${own}../../x`,
    own,
    `${own}a.png?x=1`,
  ]) {
    expect(mediaPath(url, other)).toBeNull();
  }
});
