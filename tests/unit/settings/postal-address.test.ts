import { expect, test } from "vitest";
import { addressLines, areaOf, postalAddress, shortAddressLines } from "#domain/settings/postal-address.ts";

const ADDRESS = {
  street: "12 Example Street",
  district: "Dokki",
  city: "Giza",
  country: "Egypt",
  postcode: "12611",
  map_url: "",
};

test("an address is written as street, place with its postcode, and country", () => {
  expect(addressLines(ADDRESS)).toEqual(["12 Example Street, Dokki", "Giza 12611", "Egypt"]);
});

test("empty parts leave no separators and no lines", () => {
  expect(addressLines({ ...ADDRESS, street: "", district: "", postcode: "" })).toEqual(["Giza", "Egypt"]);
  expect(postalAddress({ ...ADDRESS, district: "", city: "" })).toEqual({
    street: "12 Example Street",
    place: "12611",
    country: "Egypt",
  });
});

test("a sheet has room for two lines, and a list of facts for the area alone", () => {
  expect(shortAddressLines(ADDRESS)).toEqual(["12 Example Street, Dokki", "Giza 12611, Egypt"]);
  expect(shortAddressLines({ ...ADDRESS, street: "", district: "", country: "" })).toEqual(["Giza 12611"]);
  expect(areaOf(ADDRESS)).toBe("Dokki, Giza, Egypt");
  expect(areaOf({ ...ADDRESS, district: "" })).toBe("Giza, Egypt");
  expect(areaOf({ ...ADDRESS, district: "الدقي", city: "الجيزة", country: "مصر" })).toBe("الدقي، الجيزة، مصر");
});
