import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPictureAddress, isWebAddress, safeHref, telHref, whatsappHref } from "#domain/addresses/link-address.ts";
import { completeWebAddress, pictureAddressField, webAddressField } from "#domain/addresses/link-fields.ts";

const REFUSED_ANYWHERE = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,PHN2Zy8+",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "ftp://host/file",
  "https://",
  "https://host/a b",
  "mailto://@",
  'https://host/"onclick=',
  "relative/path",
  "#anchor",
];

describe("safeHref", () => {
  test.each(REFUSED_ANYWHERE)("refuses %j", (address) => expect(safeHref(address)).toBeUndefined());

  test.each([null, undefined, "", "   "])("leaves out the link of %j", (address) =>
    expect(safeHref(address)).toBeUndefined(),
  );

  test.each([
    "https://example.com",
    "http://example.com/a?b=c#d",
    "/",
    "/products/chiller",
    "mailto:sales@example.com",
    "tel:+20255500100",
  ])("admits %s", (address) => expect(safeHref(address)).toBe(address));

  test("trims what it admits", () => expect(safeHref("  https://example.com ")).toBe("https://example.com"));

  test("browsers resolve every accepted address to a harmless scheme, and every path to this site", () => {
    const parts = fc.constantFrom(
      "java",
      "script",
      "data",
      "http",
      "https",
      ":",
      "/",
      "//",
      "\\",
      "\n",
      "\t",
      " ",
      "%0a",
      "x",
      "@",
      "evil.example",
      "mailto",
      "tel",
      "?",
      "#",
      "\u0000",
      "\u00a0",
    );
    const texts = fc.oneof(
      fc.array(parts, { maxLength: 8 }).map((list) => list.join("")),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const href = safeHref(text);
        if (href === undefined) return;
        const url = new URL(href, "https://site.example/");
        expect(["http:", "https:", "mailto:", "tel:"]).toContain(url.protocol);
        if (href.startsWith("/")) expect(url.host).toBe("site.example");
      }),
      { numRuns: 2000 },
    );
  });
});

describe("pictures", () => {
  test.each(REFUSED_ANYWHERE)("refuses %j", (address) => expect(isPictureAddress(address)).toBe(false));

  test.each([
    "https://example.com/a.png",
    "/pictures/a.svg",
    "data:image/png;base64,iVBORw0KGgo=",
    "data:image/avif;base64,AAAA",
  ])("admits %s", (address) => expect(isPictureAddress(address)).toBe(true));

  test.each([
    "data:image/gif;base64,R0lGOD",
    "data:image/png;base64,",
    "data:image/png,abc",
    'data:image/png;base64,ab"c',
    "/",
  ])("refuses the picture %s", (address) => expect(isPictureAddress(address)).toBe(false));
});

describe("length", () => {
  const ofLength = (length: number) => "https://example.com/".padEnd(length, "a");
  test("the database accepts at most 2,000 characters", () => {
    expect(isWebAddress(ofLength(2000))).toBe(true);
    expect(isWebAddress(ofLength(2001))).toBe(false);
    expect(isPictureAddress("/".padEnd(2000, "a"))).toBe(true);
    expect(isPictureAddress("/".padEnd(2001, "a"))).toBe(false);
  });
});

describe("form fields", () => {
  test("blank is null", () => {
    expect(webAddressField.parse("  ")).toBeNull();
    expect(pictureAddressField.parse("")).toBeNull();
  });

  test("an address is trimmed and kept", () => {
    expect(webAddressField.parse(" https://example.com ")).toBe("https://example.com");
    expect(pictureAddressField.parse("/a.png")).toBe("/a.png");
  });

  test("messages", () => {
    expect(webAddressField.safeParse("example").error?.issues[0]?.message).toBe(
      "Enter a full address that begins with https:// or http://",
    );
    expect(pictureAddressField.safeParse("a.png").error?.issues[0]?.message).toBe(
      "Enter an address that begins with https://, http:// or /",
    );
  });

  test.each([
    ["https://127.0.0.1/x y.png", "An address has no blanks: write %20 for each one"],
    ["/pictures/<a>.png", "An address has no quotes, backslashes or angle brackets"],
    ["https://example.com/".padEnd(2001, "a"), "Use at most 2,000 characters"],
    ["//example.com/a.png", "Enter an address that begins with https://, http:// or /"],
  ])("%s is refused with the reason", (typed, message) =>
    expect(pictureAddressField.safeParse(typed).error?.issues[0]?.message).toBe(message),
  );
});

test("telHref keeps digits and the plus", () => expect(telHref("+20 2 5550-0100")).toBe("tel:+20255500100"));

test("whatsappHref keeps digits only and encodes the greeting", () => {
  expect(whatsappHref("+20 100 555", "Hello! A & B")).toBe("https://wa.me/20100555?text=Hello!%20A%20%26%20B");
});

describe("an address typed without https://", () => {
  test.each([
    [" example.com ", "https://example.com"],
    ["www.example.com/a b", "www.example.com/a b"],
    ["example.com:8080/x?y=1#z", "https://example.com:8080/x?y=1#z"],
    ["münchen.example/ü", "https://münchen.example/ü"],
    ["http://example.com", "http://example.com"],
    ["example", "example"],
    ["1.50", "1.50"],
    ["office@example.com", "office@example.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["//evil.example", "//evil.example"],
    ["/pictures/a.png", "/pictures/a.png"],
    ["", ""],
  ])("%j becomes %j", (typed, address) => expect(completeWebAddress(typed)).toBe(address));

  test("is stored complete", () => {
    expect(webAddressField.parse("example.com")).toBe("https://example.com");
    expect(webAddressField.safeParse("example").success).toBe(false);
  });
});
