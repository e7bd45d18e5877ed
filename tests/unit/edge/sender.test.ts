import fc from "fast-check";
import { expect, test } from "vitest";
import { senderKey } from "../../../functions/lib/sender.ts";

const keyOf = (address: string): Promise<string | null> =>
  senderKey(new Request("https://site.test/", { headers: { "cf-connecting-ip": address } }), "secret");

const group = fc.integer({ min: 0, max: 0xffff });
/** The first 64 bits of an address that is not of this machine and holds no IPv4 address. */
const network = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group);
const written = (groups: readonly number[]): string => groups.map((part) => part.toString(16)).join(":");
/** The ways to write the same address: whole, with leading zeros, in capitals, and shortened where a zero stands. */
const forms = (groups: readonly number[]): string[] => [
  written(groups),
  groups.map((part) => part.toString(16).padStart(4, "0")).join(":"),
  written(groups).toUpperCase(),
  new URL(`http://[${written(groups)}]`).hostname.slice(1, -1),
];

test("all addresses of one /64 are one sender, however they are written; another /64 is another", async () => {
  await fc.assert(
    fc.asyncProperty(network, network, fc.tuple(group, group, group, group), async (own, other, host) => {
      const keys = await Promise.all(forms([...own, ...host]).map(keyOf));
      expect(new Set([...keys, await keyOf(written([...own, 0, 0, 0, 1]))]).size).toBe(1);
      if (written(own) !== written(other)) expect(keys).not.toContain(await keyOf(written([...other, ...host])));
    }),
  );
});

test("an IPv4 address is one sender, also written as IPv6; two are two", async () => {
  await fc.assert(
    fc.asyncProperty(fc.ipV4(), fc.ipV4(), async (own, other) => {
      fc.pre(!own.startsWith("127.") && own !== other);
      expect(await keyOf(`::ffff:${own}`)).toBe(await keyOf(own));
      expect(await keyOf(other)).not.toBe(await keyOf(own));
    }),
  );
});

test("the key tells nobody the address, and other secrets give other keys", async () => {
  const key = await keyOf("203.0.113.7");
  expect(key).not.toContain("203");
  const request = new Request("https://site.test/", { headers: { "cf-connecting-ip": "203.0.113.7" } });
  expect(await senderKey(request, "another")).not.toBe(key);
});
