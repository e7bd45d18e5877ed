import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureSchema, pictureTypeOf } from "#domain/pictures/picture.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );

test.each([
  ["image/png", bytes([0x89], "PNG\r\n\x1a\n")],
  ["image/jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
  ["image/webp", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 ")],
  ["image/avif", bytes([0, 0, 0, 28], "ftypavif", [0, 0, 0, 0])],
  ["image/avif", bytes([0, 0, 0, 28], "ftypavis")],
])("%s", (type, start) => expect(pictureTypeOf(start)).toBe(type));

test.each([
  ["nothing", bytes()],
  ["SVG", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["SVG after an XML declaration", bytes("<?xml version='1.0'?><svg/>")],
  ["HTML", bytes("<!doctype html><script>")],
  ["GIF", bytes("GIF89a..........")],
  ["WAV, which is RIFF too", bytes("RIFF", [1, 2, 3, 4], "WAVEfmt ")],
  ["MP4, which has ftyp too", bytes([0, 0, 0, 28], "ftypisom", [0, 0, 0, 0])],
  ["the beginning of a PNG", bytes([0x89], "PNG")],
  ["a signature that comes later", bytes(" ", [0x89], "PNG\r\n\x1a\n")],
])("not a picture: %s", (_, start) => expect(pictureTypeOf(start)).toBeNull());

test("a text file is never recognised as a picture", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(pictureTypeOf(new TextEncoder().encode(text))).toBeNull();
    }),
  );
});

test("a picture without an alternative text gets an empty one", () => {
  expect(pictureSchema.parse({ url: " /a.png " })).toEqual({ url: "/a.png", alt: "" });
  expect(pictureSchema.safeParse({ url: "javascript:alert(1)" }).success).toBe(false);
});
