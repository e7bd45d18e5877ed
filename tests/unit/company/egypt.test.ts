import { expect, test } from "vitest";
import { governorateOf, MAP_SIZE, onMap } from "#domain/company/egypt.ts";
import arabic from "../../../scripts/seed/arabic/projects.json" with { type: "json" };
import projects from "../../../scripts/seed/company/projects.json" with { type: "json" };

const nameOf = (location: string): string | null => governorateOf(location)?.names.en ?? null;

test.each([
  ["Sheikh Zayed City, Giza", "Giza"],
  ["Cairo–Alexandria Desert Road, Giza", "Giza"],
  ["Mansoura", "Dakahlia"],
  ["EL GOUNA, red sea", "Red Sea"],
  ["القاهرة الجديدة، القاهره", "Cairo"],
  ["المنصوره", "Dakahlia"],
  // A name within another word is no place.
  ["Suezmax Terminal, Rotterdam", null],
  ["Riyadh", null],
  ["", null],
])("%j lies in %j", (location, governorate) => {
  expect(nameOf(location)).toBe(governorate);
});

test("every project of the sample is on the map, in both languages in the same place", () => {
  for (const { slug, location } of projects) {
    const found = governorateOf(location);
    expect([slug, found]).not.toEqual([slug, null]);
    expect([slug, nameOf(arabic[slug as keyof typeof arabic].location)]).toEqual([slug, found?.names.en]);
    const { x, y } = onMap(found?.at ?? [0, 0]);
    expect(x > 0 && x < MAP_SIZE.width && y > 0 && y < MAP_SIZE.height).toBe(true);
  }
});
