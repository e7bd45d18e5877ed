import { expect, test } from "vitest";
import { isolated } from "#domain/languages/languages.ts";
import { STYLES } from "#documents/theme.ts";
import { fit, wrap, type Line } from "#documents/text-shaping.ts";
import { readFontsWith } from "#documents/typeface.ts";
import { readFont } from "../../../scripts/pipeline/documents/fonts.ts";

readFontsWith(readFont);

/** What stands on paper from left to right; the letters of an Arabic word are in the order in which they are read. */
const onPaper = ({ runs }: Line): string =>
  runs
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text.replaceAll("\u00a0", " ").trim())
    .filter(Boolean)
    .join("|");
/** A text with the isolates in which figures are: ⟦ and ⟧. */
const marked = (text: string): string => text.replaceAll("⟦", "\u2066").replaceAll("⟧", "\u2069");
const drawn = (text: string): string => wrap(text, STYLES.body, 500).map(onPaper).join("\n");

test.each([
  ["السعة ⟦10–12 kW⟧ لكل وحدة.", ".|لكل وحدة|10–12 kW|السعة"],
  ["تعمل عند ⟦-5…+46 °C⟧ في الموقع", "في الموقع|-5…+46 °C|تعمل عند"],
  ["التغذية ⟦400 V / 3 ph / 50 Hz⟧ فقط", "فقط|400 V / 3 ph / 50 Hz|التغذية"],
  ["وسيط التبريد ⟦R-134a⟧ أو ⟦R-513A⟧.", ".|R-513A|أو|R-134a|وسيط التبريد"],
  ["الموديل ⟦19XR-742⟧ (كاريير)", "(|كاريير|)|19XR-742|الموديل"],
  ["للاتصال: ⟦(+20) 2 5550 0100⟧، داخلي ⟦12⟧", "12|، داخلي|(+20) 2 5550 0100|:|للاتصال"],
  ["وحدة (عالية الكفاءة)، للمشروعات: لا توجد", "لا توجد|:|، للمشروعات|(|عالية الكفاءة|)|وحدة"],
  ["(مبرد) [طارد] {مركزي} «كبير»", "«|كبير|»|{|مركزي|}|[|طارد|]|(|مبرد|)"],
  ["بين ⟦7/12 °C⟧ و⟦30/35 °C⟧", "30/35 °C|و|7/12 °C|بين"],
  ["من ⟦95%⟧ إلى ⟦98%⟧، بدلًا من ⟦±5%⟧", "±5%|، بدلًا من|98%|إلى|95%|من"],
  [
    "راسل ⟦sales@plantroom.example⟧ أو زر ⟦https://a.example/ar?x=1⟧",
    "https://a.example/ar?x=1|أو زر|sales@plantroom.example|راسل",
  ],
  ["المواصفة ⟦ASHRAE 90.1-2019⟧ والكود ⟦ECP 302/3⟧؟", "؟|ECP 302/3|والكود|ASHRAE 90.1-2019|المواصفة"],
  ["⟦Carrier 19XR⟧ هو مبرد طارد مركزي", "هو مبرد طارد مركزي|Carrier 19XR"],
  ["من ٥ إلى ١٠ وحدات", "وحدات|٠١|إلى|٥|من"],
  ["معامل الأداء ⟦(COP) 5.42⟧", "(COP) 5.42|معامل الأداء"],
  ["مساحة ⟦31,000 m²⟧ على ثمانية أدوار", "على ثمانية أدوار|31,000 m²|مساحة"],
  ["أبعاد ⟦2 × 1.5 × 0.9 m⟧", "2 × 1.5 × 0.9 m|أبعاد"],
  ["أفضل! أم لا؟", "أم لا؟|!|أفضل"],
])("figures of %s keep their order", (text, expected) => {
  expect(drawn(marked(text))).toBe(expected);
});

test.each([
  [`الموديل \u206619XR-742{A}\u2069 جديد`, "جديد|19XR-742{A}|الموديل"],
  [`${isolated("Daikin")} · ${isolated("كاريير")} · ${isolated("30XA")}`, "Daikin|·|كاريير|·|30XA"],
  [`\u200f${isolated("Daikin")} · ${isolated("كاريير")} · ${isolated("30XA")}`, "30XA|·|كاريير|·|Daikin"],
  [`\u200f${isolated("Daikin")}`, "Daikin"],
  ["Carrier 30XA وحدة", "Carrier 30XA|وحدة"],
  ["-5…+46 °C (R-134a), 19XR-742{A}", "-5…+46 °C (R-134a), 19XR-742{A}"],
])("isolates and direction marks of %s steer the order, and nothing is drawn for them", (text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test("each line of a paragraph has its own order, and a figure stays with its unit", () => {
  const text = marked("مبرد مياه طارد مركزي كاريير ⟦19XR⟧ بسعة ⟦742 kW⟧ لكل وحدة");
  const lines = wrap(text, STYLES.body, 90);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map(({ text: said }) => said).join(" ")).toBe(text.replace(/[\u2066\u2069]/g, ""));
  expect(lines.some(({ text: said }) => said?.includes("742 kW"))).toBe(true);
  for (const { width, rightToLeft } of lines) expect([width <= 90, rightToLeft]).toEqual([true, true]);
});

test("a word is laid out as one piece, so that its letters are joined", () => {
  const [line] = wrap("وحدة تبريد", STYLES.body, 500);
  expect(line?.runs.map(({ text }) => text)).toEqual(["وحدة تبريد"]);
  expect(line?.width).toBeLessThan(
    [..."وحدةتبريد"].reduce((sum, letter) => sum + fit(letter, STYLES.body, 100).width, 0),
  );
});

test("a text without ordinary spaces that fills several lines is drawn whole, and once", () => {
  const text = "وحدات\u00a0مناولة\u00a0الهواء\u00a0".repeat(3).slice(0, 60);
  const lines = wrap(text, STYLES.body, 118);
  expect(lines.map((line) => line.text).join("")).toBe(text.replaceAll("\u00a0", " "));
  const letters = (one: string): string => Array.from(one.replace(/\s/g, "")).sort().join("");
  expect(letters(lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(""))).toBe(letters(text));
});

test("isolates that nobody closes take no time", () => {
  const begun = performance.now();
  wrap(`مروحة ${"\u20661".repeat(5000)}`, STYLES.body, 300);
  expect(performance.now() - begun).toBeLessThan(2000);
});
