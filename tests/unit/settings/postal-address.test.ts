import { expect, test } from "vitest";
import { addressLines, postalAddress } from "#domain/settings/postal-address.ts";

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
