import { expect, test } from "vitest";
import { ownAddress } from "../../../../scripts/pipeline/preview/own-address.ts";

test.each([
  ["/", "/"],
  ["/products/pump?a=b", "/products/pump?a=b"],
  ["/services#cleaning", "/services#cleaning"],
  ["/a b/ü", "/a%20b/%C3%BC"],
  ["/a\r\nSet-Cookie: b=c", "/aSet-Cookie:%20b=c"],
])("the address %j of the site stays on it as %j", (to, address) => {
  expect(ownAddress(to)).toBe(address);
});

test.each([
  "https://evil.example/x",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example/x",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/./\\evil.example",
  "javascript:alert(1)",
])("%j leads elsewhere and is none", (to) => {
  expect(ownAddress(to)).toBeNull();
});
