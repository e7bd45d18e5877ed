import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AskedAttribute } from "#domain/schedules/find-attribute.ts";
import { readNeed } from "#domain/schedules/read-need.ts";
import { ruleOf } from "#domain/schedules/rules.ts";
import { judge, readSupply } from "#domain/schedules/verdict.ts";
import { at, attribute, CAPACITY, N, NUMBER_PAIRS, U, WIDTH, Y } from "./verdict-pairs.ts";
import { SUPPLY, WORD_PAIRS } from "./verdict-word-pairs.ts";

const PAIRS = [...NUMBER_PAIRS, ...WORD_PAIRS];

describe.each(PAIRS)("$name", (one, pairs) => {
  test.each(pairs)("asked %s, stated %j: %s", (asked, stated, verdict) => {
    const need = readNeed(asked, one);
    if ("reason" in need) throw new Error(need.reason);
    expect(judge(need, stated, ruleOf(one)).verdict).toBe(verdict);
  });
});

test("there are more than a hundred pairs", () => {
  expect(PAIRS.flatMap(([, pairs]) => pairs).length).toBeGreaterThan(100);
});

test("a number that says too little is not compared, and the reason is given", () => {
  const reasonOf = (asked: string, one: AskedAttribute) => {
    const need = readNeed(asked, one);
    return "reason" in need ? need.reason : need;
  };
  expect(reasonOf("350", CAPACITY)).toBe("the unit is missing, such as kW");
  expect(reasonOf("350 l/s", CAPACITY)).toBe("l/s cannot be compared with kW");
  expect(reasonOf("12/7 kW", CAPACITY)).toBe("several figures at once");
  expect(reasonOf("9.8", attribute("EER", "W/W"))).toBe("without a unit it is not clear whether W/W is meant");
  expect(reasonOf("by others", CAPACITY)).toBe("no figure");
  expect(reasonOf("3 phase", SUPPLY)).toBe("no voltage with its phases, such as 400/3/50");
});

test("where lengths are the size of a product, they have to be the same", () => {
  expect(judge({ kind: "number", low: 300, high: 300, converted: null }, at(200), ruleOf(WIDTH, true)).verdict).toBe(N);
  expect(judge({ kind: "number", low: 300, high: 300, converted: null }, at(300), ruleOf(WIDTH, true)).verdict).toBe(Y);
});

test("whatever is asked for, what is not stated never complies, and a complying number is one that is allowed", () => {
  const numbers = PAIRS.map(([one]) => one).filter(({ kind }) => kind === "number");
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.double({ min: 0.01, max: 1e5, noNaN: true }),
      fc.double({ min: 0.01, max: 1e5, noNaN: true }),
      (one, asked, stated) => {
        const need = { kind: "number", low: asked, high: asked, converted: null } as const;
        const rule = ruleOf(one);
        expect(judge(need, null, rule).verdict).toBe(U);
        expect(judge(need, at(Number.NaN), rule).verdict).toBe(U);
        const { verdict, away } = judge(need, at(stated), rule);
        expect(away > 0).toBe(verdict === N);
        // Twice or half of what is asked for fits only where there is one limit.
        if (verdict === Y && rule.kind !== "atLeast" && rule.kind !== "near") expect(stated).toBeLessThan(asked * 1.26);
        if (verdict === Y && rule.kind !== "atMost" && rule.kind !== "near")
          expect(stated).toBeGreaterThan(asked * 0.89);
      },
    ),
  );
});

test("a supply is read in the ways of schedules, and other numbers are none", () => {
  expect(readSupply("400V / 3ph + N / 50Hz")).toMatchObject({ phases: 3, hertz: 50 });
  for (const other of ["300 × 60 mm", "350 TR", "R-134a", "12/7 °C", "3 phases"])
    expect(readSupply(other), other).toBeNull();
});

test("blanks without end do not keep a browser busy", () => {
  const blanks = " ".repeat(20_000);
  expect(readSupply(`400${blanks}x`)).toBeNull();
  expect(readSupply(`400${blanks}/3${blanks}50`)).toMatchObject({ phases: 3, hertz: 50 });
});
