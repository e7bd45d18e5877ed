import { expect, test } from "vitest";
import type { SentMark } from "#domain/submittals/review/record.ts";
import { $reviews, keepMark, marksRefused, reviewKey, typeMark } from "../../../src/client/reviews/review-store.ts";

const markOf = (id: string, item: string, values: Partial<SentMark>): SentMark => ({
  ...{ id, item, revision: 0, mark: "B", body: "", page: null, line: "" },
  ...values,
});

test("of marks that are refused nothing is lost, also where two were of one item and something was typed since", () => {
  const token = "a".repeat(64);
  const marks = [
    markOf("1", "chiller", { body: "Sound level?", page: 2 }),
    markOf("2", "chiller", { mark: "C", body: "And the height." }),
    markOf("3", "pump", { body: "Agreed." }),
  ];
  for (const mark of marks) keepMark(token, mark);
  typeMark(token, "chiller", { body: "Third remark." });
  marksRefused(token, marks);
  expect($reviews.get()[reviewKey(token)]).toMatchObject({
    waiting: [],
    typed: {
      chiller: { mark: "C", body: "Sound level?\nAnd the height.\nThird remark.", page: "2" },
      pump: { mark: "B", body: "Agreed." },
    },
  });
});
