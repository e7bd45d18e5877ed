import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { pictureName, uploadPicture } from "#db/content/media.ts";
import { unwrap } from "#db/errors.ts";
import { administrator, secret } from "../support/database/database.ts";
import { KEYS, raw, type Caller } from "../support/database/raw-requests.ts";

const MEDIA = "/storage/v1/object/media";
const name = (extension: string): string => `${crypto.randomUUID().replaceAll("-", "")}.${extension}`;
const upload = (path: string, body: Uint8Array | string, type = "image/png") =>
  raw(`${MEDIA}/${path}`, { method: "POST", as: "administrator", headers: { "content-type": type }, body });
const stored = async (path: string): Promise<boolean> =>
  ((await secret.storage.from("media").list("", { search: path })).data ?? []).length > 0;

let picture: Uint8Array<ArrayBuffer>;
let other: Uint8Array<ArrayBuffer>;
const pictureOf = async (background: string): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer(),
  );
beforeAll(async () => {
  picture = await pictureOf("#0e4a5c");
  other = await pictureOf("#f6f4ee");
});

describe("a file that is not a picture is not stored", () => {
  test.each<[string, () => Uint8Array | string | Promise<Uint8Array>]>([
    ["HTML that says it is a picture", () => "<html><script>alert(1)</script></html>"],
    ["SVG that says it is a picture", () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["nothing at all", () => new Uint8Array()],
    [
      "the first bytes of a picture, then something else",
      () => new Uint8Array([...picture.subarray(0, 12), 60, 115, 99]),
    ],
    ["a picture whose transfer broke off after 60 bytes", () => picture.subarray(0, 60)],
    ["a picture without its last bytes", () => picture.subarray(0, -20)],
    [
      "a picture of 30,000 × 30,000",
      () => {
        // The header of a PNG says its size: 4 bytes each from byte 16 on, then a checksum of the header.
        const bomb = Buffer.from(picture);
        bomb.writeUInt32BE(30_000, 16);
        bomb.writeUInt32BE(30_000, 20);
        bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
        return bomb;
      },
    ],
  ])("%s", async (_, make) => {
    const path = name("png");
    const { status } = await upload(path, await make());
    expect([413, 415]).toContain(status);
    expect(await stored(path)).toBe(false);
  });

  test("11 MB, with a length or in pieces without one", async () => {
    const body = Buffer.concat([picture, Buffer.alloc(11 * 1024 * 1024)]);
    for (const headers of [{}, { "transfer-encoding": "chunked" }] as Record<string, string>[]) {
      const path = name("png");
      const answer = await raw(`${MEDIA}/${path}`, {
        method: "POST",
        as: "administrator",
        headers: { "content-type": "image/png", ...headers },
        body,
      }).catch(() => ({ status: 413 }));
      expect(answer.status).toBe(413);
      expect(await stored(path)).toBe(false);
    }
  });
});

describe("names are the project's own", () => {
  test("the name of a picture is the hash of its bytes, with the extension of its format", async () => {
    const own = await pictureName(picture, "image/png");
    for (const path of [own.replace(".png", ".jpg"), await pictureName(other, "image/png")]) {
      expect((await upload(path, picture)).status).toBe(415);
      expect(await stored(path)).toBe(false);
    }
  });

  test("nobody copies a picture to a name that is not that of its bytes, nor a private file to where everybody reads", async () => {
    const path = await pictureName(picture, "image/png");
    await upload(path, picture);
    const third = await pictureName(await pictureOf("#abcdef"), "image/png");
    for (const as of ["administrator", "publisher", "writer", "sales"] as const)
      for (const from of [
        { bucketId: "media", sourceKey: path },
        { bucketId: "enquiry-files", sourceKey: `${crypto.randomUUID()}/1`, destinationBucket: "media" },
      ]) {
        const body = { ...from, destinationKey: third };
        expect([as, (await raw("/storage/v1/object/copy", { method: "POST", as, body })).status]).toEqual([as, 403]);
      }
    expect(await stored(third)).toBe(false);
  });

  test("nobody replaces a stored picture, and storing the same again is no error", async () => {
    const address = await uploadPicture(administrator, picture);
    expect(await uploadPicture(administrator, picture)).toBe(address);
    const path = await pictureName(picture, "image/png");
    for (const method of ["PUT", "POST"])
      for (const body of [picture, other]) {
        const headers = { "content-type": "image/png", "x-upsert": "true" };
        expect((await raw(`${MEDIA}/${path}`, { method, as: "administrator", headers, body })).status).toBeGreaterThan(
          399,
        );
      }
    const move = { bucketId: "media", sourceKey: path, destinationKey: await pictureName(other, "image/png") };
    expect(
      (await raw("/storage/v1/object/move", { method: "POST", as: "administrator", body: move })).status,
    ).toBeGreaterThan(399);
    expect(new Uint8Array(await (await fetch(address)).arrayBuffer())).toEqual(picture);
  });

  test.each(["page.html", "drawing.svg", "deep/er/name.png", "..%2fescaped.png", "UPPER.PNG", "pump.png"])(
    "%s is refused",
    async (path) => {
      const { status } = await upload(path, picture);
      expect(status).toBeGreaterThanOrEqual(400);
      const move = await raw("/storage/v1/object/move", {
        method: "POST",
        as: "administrator",
        body: {
          bucketId: "media",
          sourceKey: new URL(await uploadPicture(administrator, Uint8Array.from(picture))).pathname.split("/").at(-1),
          destinationKey: path,
        },
      });
      expect(move.status).toBeGreaterThanOrEqual(400);
      expect(await stored(path)).toBe(false);
    },
  );

  test("the type that is served is that of the bytes, and nothing in it can run", async () => {
    const bytes = await pictureOf("#123456");
    const path = await pictureName(bytes, "image/png");
    expect((await upload(path, bytes, "text/html")).status).toBe(200);
    const { status, headers } = await raw(`/storage/v1/object/public/media/${path}`);
    expect([status, headers["content-type"], headers["x-content-type-options"]]).toEqual([200, "image/png", "nosniff"]);
    expect(headers["content-security-policy"]).toContain("sandbox");
  });

  test("no file is read by a link with a signature", async () => {
    const path = await pictureName(picture, "image/png");
    await upload(path, picture);
    for (const as of ["none", "stranger", "administrator"] as const)
      for (const token of ["a.b.c", "", KEYS.administrator.authorization.slice(7)])
        expect([as, (await raw(`/storage/v1/object/sign/media/${path}?token=${token}`, { as })).status]).toEqual([
          as,
          400,
        ]);
  });

  test("nobody asks the storage for long lists, and only the office for any", async () => {
    const path = await pictureName(picture, "image/png");
    await upload(path, picture);
    const prefixes = [path, ...Array.from({ length: 2_000 }, () => "x")];
    const long = "a".repeat(200_000);
    // Node sends no length with the body of a DELETE.
    const length = (body: object) => ({ "content-length": String(JSON.stringify(body).length) });
    for (const as of ["none", "stranger", "plain"] as const)
      for (const [method, address, body] of [
        ["DELETE", MEDIA, { prefixes }],
        ["POST", "/storage/v1/object/list/media", { prefix: "" }],
        ["POST", "/storage/v1/object/move", { bucketId: "media", sourceKey: path, destinationKey: path }],
        ["POST", "/storage/v1/bucket", { id: "mine", name: "mine" }],
      ] as const)
        expect([as, address, (await raw(address, { method, as, headers: length(body), body })).status]).toEqual([
          as,
          address,
          403,
        ]);
    const body = { prefix: long };
    const answer = await raw("/storage/v1/object/list/media", {
      method: "POST",
      as: "administrator",
      headers: { ...length(body), connection: "close" },
      body,
    }).catch(() => null);
    expect(answer?.status ?? 413).toBe(413);
    expect(await stored(path)).toBe(true);
  });

  test("not even an administrator deletes a stored picture, which records and the history refer to", async () => {
    const path = await pictureName(picture, "image/png");
    await upload(path, picture);
    const body = { prefixes: [path] };
    const headers = { "content-length": String(JSON.stringify(body).length) };
    await raw(MEDIA, { method: "DELETE", as: "administrator", headers, body });
    await raw(`${MEDIA}/${path}`, { method: "DELETE", as: "administrator" });
    expect(await stored(path)).toBe(true);
  });

  test("who drafts uploads pictures, and who works on enquiries alone reads their files", async () => {
    const headers = { "content-type": "image/png" };
    for (const [as, colour] of [
      ["administrator", "#112233"],
      ["publisher", "#445566"],
      ["writer", "#778899"],
    ] as const) {
      const own = await pictureOf(colour);
      const path = await pictureName(own, "image/png");
      expect([as, (await raw(`${MEDIA}/${path}`, { method: "POST", as, headers, body: own })).status]).toEqual([
        as,
        200,
      ]);
    }
    const { id } = unwrap(
      await secret
        .from("enquiries")
        .insert({ first_name: "Mona", last_name: "Adel", email: "mona@example.com", message: "Hello." })
        .select("id")
        .single(),
    );
    const named = { enquiry_id: id, position: 1, name: "plan.pdf", media_type: "application/pdf", bytes: 5 };
    await secret
      .from("enquiry_files")
      .insert({ ...named, sha256: "0".repeat(64) })
      .throwOnError();
    const file = `/storage/v1/object/enquiry-files/${id}/1`;
    const type = { "content-type": "application/octet-stream" };
    expect((await raw(file, { method: "POST", as: "secret", headers: type, body: Buffer.from("%PDF-") })).status).toBe(
      200,
    );
    const statusOf = async (as: Caller) => (await raw(file, { as })).status;
    for (const as of ["administrator", "sales"] as const) expect([as, await statusOf(as)]).toEqual([as, 200]);
    for (const as of ["stranger", "plain", "publisher", "writer"] as const)
      expect([as, (await statusOf(as)) >= 400]).toEqual([as, true]);
  });

  test("nobody else uploads; nobody changes or deletes", async () => {
    const path = await pictureName(picture, "image/png");
    await upload(path, picture);
    for (const as of ["stranger", "plain", "sales"] as const) {
      const headers = { "content-type": "image/png" };
      for (const attempt of [
        raw(`${MEDIA}/${await pictureName(other, "image/png")}`, { method: "POST", as, headers, body: other }),
        raw(`${MEDIA}/${path}`, { method: "PUT", as, headers, body: picture }),
        raw(`${MEDIA}/${path}`, { method: "DELETE", as }),
      ])
        expect((await attempt).status).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(path)).toBe(true);
  });
});
