import { expect, test } from "vitest";
import {
  pastedFeatures,
  pastedSpecifications,
  withoutPasted,
  withSpecifications,
} from "#domain/specifications/pasted-lists.ts";

const pairs = (text: string) => pastedSpecifications(text)?.rows.map(({ name, value }) => [name, value]);

test.each([
  [
    "two columns",
    "Cooling capacity\t1,055 kW\nRefrigerant\tR134a",
    [
      ["Cooling capacity", "1,055 kW"],
      ["Refrigerant", "R134a"],
    ],
  ],
  [
    "three columns",
    "Cooling capacity\t1055\tkW\nRefrigerant\tR134a\t\nCOP\t3.2\t-",
    [
      ["Cooling capacity", "1055 kW"],
      ["Refrigerant", "R134a"],
      ["COP", "3.2"],
    ],
  ],
  [
    "the unit before the value",
    "Cooling capacity\tkW\t1055\r\nAir flow\tl/s\t400",
    [
      ["Cooling capacity", "1055 kW"],
      ["Air flow", "400 l/s"],
    ],
  ],
  [
    "values of several models",
    "Capacity\tkW\t10\t12\nWeight\tkg\t90\t95",
    [
      ["Capacity", "10 / 12 kW"],
      ["Weight", "90 / 95 kg"],
    ],
  ],
  [
    "a header",
    "Parameter\tValue\tUnit\nWeight\t90\tkg\nLength\t2\tm",
    [
      ["Weight", "90 kg"],
      ["Length", "2 m"],
    ],
  ],
  [
    "lines with a colon",
    "Cooling capacity: 1,055 kW\nRatio: 1:4\n• Power:12 kW",
    [
      ["Cooling capacity", "1,055 kW"],
      ["Ratio", "1:4"],
      ["Power", "12 kW"],
    ],
  ],
  [
    "several blanks",
    "Cooling capacity   1,055 kW\nSound power:     68 dB(A)",
    [
      ["Cooling capacity", "1,055 kW"],
      ["Sound power", "68 dB(A)"],
    ],
  ],
  ["leading dots", "Cooling capacity ........ 1,055 kW", [["Cooling capacity", "1,055 kW"]]],
  [
    "a cell with a line break",
    'Supply\t"400 V\n3 ph"\nWeight\t9',
    [
      ["Supply", "400 V, 3 ph"],
      ["Weight", "9"],
    ],
  ],
  [
    "a repeated name",
    "Fan\t1\nFan\t2",
    [
      ["Fan", "1"],
      ["Fan", "2"],
    ],
  ],
])("a table pasted into the specifications: %s", (_name, text, rows) => expect(pairs(text)).toEqual(rows));

test.each(["1,055 kW", "Quiet", "one\ntwo", "https://example.com/a", "1:4", "", " \n "])("%j is not a table", (text) =>
  expect(pastedSpecifications(text)).toBeNull(),
);

test("lines without a value are named, not lost silently", () => {
  expect(pastedSpecifications("Electrical data\t\nSupply\t400 V")).toEqual({
    rows: [{ name: "Supply", value: "400 V" }],
    leftOut: ["Electrical data"],
  });
});

test.each([
  ["bullets", "• Quiet\n- Small\n* Light", ["Quiet", "Small", "Light"]],
  ["bullets as cells", "•\tQuiet\n•\tSmall", ["Quiet", "Small"]],
  ["numbers", "1. Quiet\n2) Small\n(3) Light", ["Quiet", "Small", "Light"]],
  [
    "plain lines, one of them empty",
    "Quiet\r\n\r\n2 compressors\n-20 °C start",
    ["Quiet", "2 compressors", "-20 °C start"],
  ],
  ["a line that goes on", "• Quiet at\nnight\n• Small", ["Quiet at night", "Small"]],
  ["two columns", "Fan\tEC\nPump\tinverter", ["Fan: EC", "Pump: inverter"]],
])("a list pasted into the features: %s", (_name, text, features) => expect(pastedFeatures(text)).toEqual(features));

test("one line stays text", () => expect(pastedFeatures("• Quiet")).toBeNull());

const row = (name: string, value: string) => ({ name, value });

test("pasted rows fill names without a value, and follow the row they were pasted into", () => {
  const list = [row("Weight", ""), row("Fan", "1")];
  expect(withSpecifications(list, [row("weight", "90 kg"), row("Fan", "2")])).toEqual([
    row("Weight", "90 kg"),
    row("Fan", "1"),
    row("Fan", "2"),
  ]);
  expect(withSpecifications(list, [row("Length", "2 m")], 0)).toEqual([
    row("Weight", ""),
    row("Length", "2 m"),
    row("Fan", "1"),
  ]);
  expect(withSpecifications([row("", "")], [row("Length", "2 m")], 0)).toEqual([row("Length", "2 m")]);
});

test("a paste is taken back, and what was edited since stays", () => {
  const before = [row("Weight", ""), row("Fan", "1")];
  const after = withSpecifications(before, [row("Weight", "90 kg"), row("Fan", "1"), row("Length", "2 m")]);
  expect(withoutPasted(after, { before, after })).toEqual(before);
  const edited = [...after.map((one) => (one.name === "Length" ? row("Length", "3 m") : one)), row("Depth", "1 m")];
  expect(withoutPasted(edited, { before, after })).toEqual([...before, row("Length", "3 m"), row("Depth", "1 m")]);
});
