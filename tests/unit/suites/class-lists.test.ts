import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import postcss, { type Node, type Rule } from "postcss";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/lib/environment.ts";
import { classLists } from "../../support/class-lists/class-lists.ts";

const STYLES = join(PROJECT_ROOT, "src/styles");

type Declared = { utility: string; value: string };

/** Whether a utility leaves its value to others, as `border` leaves its style to `border-dashed`. */
const yieldsTo = (value: string, other: ReadonlyMap<string, string>): boolean =>
  [...value.matchAll(/var\((--tw-[\w-]+)/g)].some(([, name = ""]) =>
    [...other.keys()].some((key) => key.endsWith(name)),
  );

/** What each of these classes declares: by its conditions and the property, such as `&:hover color`. */
async function declarationsOf(classes: ReadonlySet<string>): Promise<Map<string, Map<string, string>>> {
  const { resolve: find } = createRequire(import.meta.url);
  const { build } = await compile('@import "./site.css"; @import "./administration.css";', {
    base: STYLES,
    loadStylesheet: (id, base) => {
      const path = id === "tailwindcss" ? find("tailwindcss/index.css") : resolve(base, id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, "utf8") });
    },
  });
  const found = new Map<string, Map<string, string>>();
  postcss.parse(build([...classes])).walkDecls((declaration) => {
    const conditions: string[] = [];
    let rule: Rule | undefined;
    for (let node: Node | undefined = declaration.parent; node && node.type !== "root"; node = node.parent) {
      if (node.type === "rule") {
        const one = node as Rule;
        if (rule) conditions.unshift(rule.selector);
        rule = one;
      } else if ("name" in node && node.name !== "layer")
        conditions.unshift(`@${String(node.name)} ${String("params" in node && node.params)}`);
    }
    const name = rule?.selector.replaceAll(/\\([0-9a-f]{1,6}) |\\(.)/gi, (_, code?: string, sign = "") =>
      code ? String.fromCodePoint(parseInt(code, 16)) : sign,
    );
    if (!name?.startsWith(".") || !classes.has(name.slice(1))) return;
    const own = found.get(name.slice(1)) ?? new Map<string, string>();
    own.set(`${conditions.join(" ")} ${declaration.prop}`.trim(), declaration.value);
    found.set(name.slice(1), own);
  });
  return found;
}

test("no class list has two utilities for one property", async () => {
  const lists = classLists();
  const declarations = await declarationsOf(new Set(lists.flatMap(({ classes }) => classes.split(" "))));
  const faults = new Set<string>();
  for (const { place, classes } of lists) {
    const set = new Map<string, Declared>();
    for (const utility of new Set(classes.split(" ")))
      for (const [property, value] of declarations.get(utility) ?? []) {
        const other = set.get(property);
        const yields =
          other &&
          (yieldsTo(other.value, declarations.get(utility) ?? new Map()) ||
            yieldsTo(value, declarations.get(other.utility) ?? new Map()));
        if (other && other.value !== value && !yields)
          faults.add(`${place}: ${other.utility} and ${utility} (${property})`);
        set.set(property, { utility, value });
      }
  }
  expect(lists.length).toBeGreaterThan(1_000);
  // A variant in a component of Astro, and one in another component, with the classes that the place of their use adds.
  const listsOf = (path: string) => lists.filter(({ place }) => place.startsWith(path)).map(({ classes }) => classes);
  expect(listsOf("src/components/MobileMenu.astro")).toContainEqual(expect.stringMatching(/ font-medium .* mbs-6$/));
  expect(listsOf("admin/ui/ImageInput.tsx")).toContainEqual(expect.stringMatching(/ font-medium .* mbs-6\.25$/));
  expect([...faults]).toEqual([]);
});
