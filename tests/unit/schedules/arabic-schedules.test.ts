import { expect, test } from "vitest";
import { readSchedule, type RawRow } from "#domain/schedules/read-schedule.ts";
import { rowReader } from "#domain/schedules/resolve-row.ts";
import { categoryFinder } from "#domain/schedules/find-category.ts";
import { inEnglish } from "#domain/text/arabic-terms.ts";
import { seededCatalogue } from "../../support/content/seeded-catalogue.ts";

const { productData, attributes } = seededCatalogue();
const readRow = rowReader({ ...productData, attributes });

/** What a row is read as, without its words. */
function meaningOf(raw: RawRow) {
  const { tag, quantity, categories, asked, uncompared } = readRow(raw);
  const kinds = categories.map((at) => productData.categories[at]?.name);
  return { tag, quantity, kinds, asked: asked.map(({ name, need }) => ({ name, need })), left: uncompared.length };
}
const read = (text: string) => readSchedule({ kind: "text", text }, {}).rows.map(meaningOf);

test.each([
  [
    "CH-01: مبرد مياه تبريد مياه طرد مركزي، عدد ٢، قدرة التبريد ٣٥٠ طن تبريد، معامل الأداء لا يقل عن ٥٫٨، فريون R-134a",
    "CH-01: water cooled centrifugal chiller, 2 nos., cooling capacity 350 TR, COP min. 5.8, R-134a",
  ],
  [
    "ACC-01، مبرد هواء لولبي، عدد 1، 330 ك.و، مستوى الصوت لا يزيد عن 75 ديسيبل",
    "ACC-01, air cooled screw chiller, 1 no., 330 kW, sound level max. 75 dB(A)",
  ],
  [
    "CHWP-01: طلمبات مياه مثلجة، 2 عاملة + 1 احتياطي، ٤٠ لتر/ثانية، رفع 25 متر، قدرة المحرك بحد أقصى ١٥ كيلووات",
    "CHWP-01: chilled water pump, 2 duty + 1 standby, 40 l/s, head 25 m, motor power max. 15 kW",
  ],
  ["FCU-01 إلى FCU-12 فان كويل", "FCU-01 to FCU-12 fan coil unit"],
  [
    "FCU-03: وحدة ملف ومروحة مخفية، القدرة التبريدية 7 كيلو وات، كمية الهواء 330 ل/ث، 230/1/50",
    "FCU-03: ducted fan coil unit, cooling capacity 7 kW, air flow 330 l/s, 230/1/50",
  ],
  [
    "P-02: مضخة نهاية، التصرف ٢٠٠ م٣/ساعة، الرفع ٣٠ م، 400 فولت / 3 فاز / 50 هرتز",
    "P-02: pump, flow 200 m³/h, head 30 m, 400 V / 3 ph / 50 Hz",
  ],
  ["FP-01: مضخة حريق، ٧٥٠ جالون/دقيقة، ٧ بار", "FP-01: fire pump, 750 gpm, 7 bar"],
  ["HX-01: مبادل حراري لوحي، حمل التبريد 1000 كيلوواط", "HX-01: plate heat exchanger, cooling load 1000 kW"],
  [
    "CH-02: تشيلر بالماء، 1055 كيلووات، وزن التشغيل لا يزيد عن 6000 كجم، كاريير أو ما يعادله",
    "CH-02: water cooled chiller, 1055 kW, operating weight max. 6000 kg, X or equal",
  ],
  ["AHU-01: وحدة مناولة هواء، عدد (3)، 10,000 قدم3/دقيقة", "AHU-01: air handling unit, 3 nos., 10,000 cfm"],
  [
    "CH-04: مبرد مياه تبريد هواء، 200 طن عند درجة حرارة خارجية 46 °م",
    "CH-04: air cooled chiller, 200 TR at ambient temperature 46 °C",
  ],
])("%s", (arabic, english) => {
  expect(read(english)[0]?.kinds).not.toEqual([]);
  expect(read(arabic)).toEqual(read(english));
});

test("a table with Arabic headings is read as one in English", () => {
  const arabic = [
    ["الرمز", "الموقع", "العدد", "القدرة التبريدية (طن تبريد)", "معامل الأداء", "التغذية الكهربائية"],
    ["CH-01", "برج أ", "٢", "٥٠٠", "٥٫٨", "400/3/50"],
    ["CH-02", "برج ب", "١", "٢٠٠", "٥٫٥", "400/3/50"],
  ];
  const english = [
    ["Tag", "Service", "Qty", "Cooling capacity (TR)", "COP", "Power supply"],
    ["CH-01", "Tower A", "2", "500", "5.8", "400/3/50"],
    ["CH-02", "Tower B", "1", "200", "5.5", "400/3/50"],
  ];
  const text = (rows: string[][]) => rows.map((row) => row.join("\t")).join("\n");
  expect(read(text(arabic))).toEqual(read(text(english)));
  const [first] = readSchedule({ kind: "text", text: text(arabic) }, {}).rows;
  expect(first?.service).toBe("برج أ");
});

test("words that are no terms stay, as they are written", () => {
  const [row] = readSchedule({ kind: "text", text: "AHU-02: وحدة مناولة هواء غرفة العمليات، 30 ك.و" }, {}).rows;
  expect(row?.description).toContain("غرفة العمليات");
});

test.each([
  ["تشيلر سكرو تبريد هواء", "مبردات حلزونية (سكرو) – تبريد هواء"],
  ["مبرد مياه طرد مركزي تبريد مياه", "مبردات طرد مركزي – تبريد مياه"],
  ["water cooled centrifugal chiller", "مبردات طرد مركزي – تبريد مياه"],
  ["فان كويل مخفي", "وحدات ملف ومروحة (فان كويل) مخفية"],
  ["AHU", "وحدات مناولة الهواء"],
  ["مضخة حريق", "مجموعات طلمبات الحريق"],
])("%s is of the category %s, where categories have Arabic names", (row, wanted) => {
  const names = [
    "مبردات حلزونية (سكرو) – تبريد هواء",
    "مبردات طرد مركزي – تبريد مياه",
    "وحدات مناولة الهواء",
    "وحدات ملف ومروحة (فان كويل) مخفية",
    "وحدات ملف ومروحة (فان كويل) كاسيت",
    "طلمبات سحب طرفي",
    "مجموعات طلمبات الحريق",
  ];
  const find = categoryFinder(names.map((name, at) => ({ slug: `${at}`, name, depth: 0, holds: [at], expected: [] })));
  expect([...find(inEnglish(row))].map((at) => names[at])).toEqual([wanted]);
});
