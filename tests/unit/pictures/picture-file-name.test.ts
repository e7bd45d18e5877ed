import { expect, test } from "vitest";
import { pictureFileName } from "#domain/pictures/picture-file-name.ts";

test.each([
  ["Front of an air handling unit: filter, coil and fan sections", "/media/0a1b.webp", "air-handling-unit-front.webp"],
  ["Line drawing of an air handling unit with its sections", "/a.svg", "air-handling-unit-line-drawing.svg"],
  ["Plug fan with its motor on spring feet", "/media/0a1b.avif?v=2", "air-handling-unit-plug-fan.avif"],
  ["Air handling unit", "/media/0a1b.webp", "air-handling-unit-picture-2.webp"],
  ["", "https://example.com/picture", "air-handling-unit-picture-2"],
  ["واجهة الوحدة", "/media/0a1b.webp", "air-handling-unit-wjhh-lwhdh.webp"],
])("%j", (text, address, name) => expect(pictureFileName("air-handling-unit", text, 2, address)).toBe(name));
