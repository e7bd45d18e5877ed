import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leadAndRest } from "#domain/pages/lead.ts";

describe("leadAndRest", () => {
  test("the lead consists of whole sentences, and the rest continues after them", () =>
    expect(leadAndRest("It cools 12.5 kW. It is quiet. It needs approx. 2 m of height.\n\nAsk us.", 35)).toEqual({
      lead: "It cools 12.5 kW. It is quiet.",
      rest: ["It needs approx. 2 m of height.", "Ask us."],
    }));

  test("a short description has only a lead", () =>
    expect(leadAndRest("It cools.", 100)).toEqual({ lead: "It cools.", rest: [] }));

  test("a first sentence that is too long is cut between words and complete in the rest", () =>
    expect(leadAndRest("It cools every room of the house. Quietly.", 12)).toEqual({
      lead: "It cools…",
      rest: ["It cools every room of the house. Quietly."],
    }));

  test("loses no text and repeats only a cut sentence", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("It cools. ", "quiet ", "12.5 kW. ", "Ask! ", "\n\n"), { maxLength: 30 }),
        (parts) => {
          const { lead, rest } = leadAndRest(parts.join(""), 40);
          const shown = lead.endsWith("…") ? rest : [lead, ...rest];
          expect(shown.join("").replace(/\s/g, "")).toBe(parts.join("").replace(/\s/g, ""));
        },
      ),
    );
  });
});
