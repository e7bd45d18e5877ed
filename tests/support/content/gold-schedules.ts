/*
 * Schedules as offices write them, with the machine of the sample catalogue that an engineer would propose for each row; null for a row
 * that the catalogue has nothing for.
 */

export type GoldSchedule = {
  title: string;
  text: string;
  rows: readonly (readonly [tag: string, product: string | null])[];
};

const lines = (...all: string[]): string => all.join("\n");
const table = (...rows: string[][]): string => rows.map((row) => row.join("\t")).join("\n");

export const GOLD_SCHEDULES: readonly GoldSchedule[] = [
  {
    title: "an e-mail with a line for each machine",
    text: lines(
      "Dear Sirs,",
      "please quote for the following equipment:",
      "",
      "- CH-01, 2 nos., 350 TR, COP ≥ 5.8, R-134a, 400/3/50",
      "- CH-03: water cooled screw chiller, 1 no., 300 TR, COP min. 5.4",
      "- ACC-1: 1 no. air cooled screw chiller, not less than 130 tons of refrigeration, sound ≤ 70 dBA",
      "",
      "Design ambient is 46 °C. Delivery in March.",
      "Best regards, Mona",
    ),
    rows: [
      ["CH-01", "Daikin PEH Water-Cooled Centrifugal Chiller, 1231 kW"],
      ["CH-03", "Carrier 23XL Water-Cooled Screw Chiller, 1062 kW"],
      ["ACC-1", "Carrier 30XA140 Air-Cooled Screw Chiller, 467 kW"],
    ],
  },
  {
    title: "the same in Arabic, with Eastern digits",
    text: lines(
      "السادة المحترمون،",
      "برجاء موافاتنا بعرض سعر للمعدات التالية:",
      "",
      "- CH-01: عدد ٢، ٣٥٠ طن تبريد، معامل الأداء لا يقل عن ٥٫٨، فريون R-134a، 400/3/50",
      "- CH-03: مبرد مياه لولبي تبريد بالماء، عدد ١، ٣٠٠ طن تبريد، معامل الأداء لا يقل عن ٥٫٤",
      "- ACC-1: عدد ١ مبرد هواء لولبي، بقدرة لا تقل عن ١٣٠ طن تبريد، مستوى الصوت بحد أقصى ٧٠ ديسيبل",
      "",
      "مع خالص التحية، منى",
    ),
    rows: [
      ["CH-01", "Daikin PEH Water-Cooled Centrifugal Chiller, 1231 kW"],
      ["CH-03", "Carrier 23XL Water-Cooled Screw Chiller, 1062 kW"],
      ["ACC-1", "Carrier 30XA140 Air-Cooled Screw Chiller, 467 kW"],
    ],
  },
  {
    title: "merged heads, units in a line of their own, and a second table for pumps",
    text: table(
      ["CHILLER SCHEDULE"],
      ["Tag", "Service", "Qty", "Cooling Capacity", "COP", "Chilled water", "", "Power supply", "Refrigerant"],
      ["", "", "", "TR", "-", "LWT (°C)", "Flow (l/s)", "", ""],
      ["CH-01", "Tower A", "2", "500", "5.8", "5.6", "63", "400/3/50", "R-134a"],
      ["CH-02", "Tower B", "1", "200", "5.5", "5.6", "20", "400/3/50", "R-134a"],
      ["Notes: all chillers shall have VFD"],
      ["Tag", "Service", "Qty", "Type", "Flow (l/s)", "Head (m)", "Motor (kW)"],
      ["P-01", "Primary", "3", "End suction pump", "40", "25", "15"],
      ["P-02", "Condenser water", "3", "End suction pump", "95", "22", "30"],
    ),
    rows: [
      ["CH-01", "Carrier 19XR Water-Cooled Centrifugal Chiller, 1758 kW"],
      ["CH-02", "Daikin PEH Water-Cooled Centrifugal Chiller, 703 kW"],
      ["P-01", "End-Suction Chilled-Water Pump, 15 kW"],
      ["P-02", "End-Suction Condenser-Water Pump, 30 kW"],
    ],
  },
  {
    title: "fan coils in inch-pound units",
    text: table(
      ["FCU SCHEDULE"],
      ["Unit", "Level", "No.", "Total cooling (MBH)", "Air flow (cfm)", "ESP (in. W.G.)", "Noise (dBA)"],
      ["FCU-01", "Ground", "12", "11.9", "350", "0.12", "-"],
      ["FCU-02", "First", "6", "23.8", "690", "0.24", ""],
      ["FCU-03", "Second", "2", "13.6", "400", "", "35"],
      ["FCU-04", "Second", "3", "47.7", "1480", "0.6", "n/a"],
    ),
    rows: [
      ["FCU-01", "Ducted Fan Coil Unit, Low Static, 3.5 kW"],
      ["FCU-02", "Ducted Fan Coil Unit, Medium Static, 7 kW"],
      ["FCU-03", "Compact Cassette Fan Coil Unit, 4 kW"],
      ["FCU-04", "Ducted Fan Coil Unit, High Static, 14 kW"],
    ],
  },
  {
    title: "columns that a PDF has lined up with blanks",
    text: lines(
      "Tag      Description            Qty   Capacity    Efficiency data   Refrigerant           Electrical",
      "CH-1     Air cooled chiller     2     380 kW      -                 R-410A or equal       380-415V/3Ph/50Hz",
      "CH-2     Air cooled chiller     1     1,060 kW    -                 -                     400V/3Ph/50Hz",
      "VRF-1    VRF outdoor unit       2     28 kW       -                 R-410A                400V/3Ph/50Hz",
    ),
    rows: [
      ["CH-1", "Daikin AGZ125D Air-Cooled Scroll Chiller, 412 kW"],
      ["CH-2", "Carrier 30XA325 Air-Cooled Screw Chiller, 1077 kW"],
      ["VRF-1", "VRF Outdoor Unit, 28 kW"],
    ],
  },
  {
    title: "a bill of quantities in numbered lines without tags",
    text: lines(
      "BILL NO. 5 - MECHANICAL",
      "1. Chilled water pumps: 3 nos, 144 m3/h, head 245 kPa, 15 kW motor max",
      "2. Expansion vessel 300 litres, 6 bar, 1 no.",
      "3. Condenser water pump, 2 nos, flow 340 m³/h at 22 mWC",
      "4. Cooling tower 1200 kW, 2 nos",
      "5. Plate heat exchanger 500 kW, pressure drop max. 50 kPa, 1 no.",
    ),
    rows: [
      ["", "End-Suction Chilled-Water Pump, 15 kW"],
      ["", "Expansion Vessel, 300 l"],
      ["", "End-Suction Condenser-Water Pump, 30 kW"],
      ["", null],
      ["", "Plate Heat Exchanger for Pressure Break, 500 kW"],
    ],
  },
  {
    title: "semicolons and decimal commas",
    text: lines(
      "Pos;Tag;Bezeichnung;Qty;Cooling capacity (kW);COP",
      "1;ACC-01;Air-cooled scroll chiller;2;100,5;3,0",
      "2;ACC-02;Air-cooled scroll chiller;1;232,0;2,9",
      "3;ACC-03;Air-cooled screw chiller;1;1.345,0;2,9",
    ),
    rows: [
      ["ACC-01", "York YCAL0033EE Air-Cooled Scroll Chiller, 101 kW"],
      ["ACC-02", "York YCAL0066EE Air-Cooled Scroll Chiller, 233 kW"],
      ["ACC-03", "Carrier 30XA400 Air-Cooled Screw Chiller, 1348 kW"],
    ],
  },
  {
    title: "titles between the rows, and ranges",
    text: table(
      ["Equipment No.", "Quantity", "Cooling Cap. (TR)", "Supply Air (cfm)", "Refrigerant", "Remarks"],
      ["ROOFTOP UNITS"],
      ["PK-01", "4", "10 - 11", "3900 - 4100", "R410A", "c/w economiser"],
      ["PK-02", "2", "20.5-21.5", "8000", "R-410A", ""],
      ["AIR HANDLING UNITS"],
      ["A-01", "1", "34.1", "10,590", "", "ESP 400 Pa"],
      ["Note: all units to be vibration isolated"],
    ),
    rows: [
      ["PK-01", "York Predator ZF120 Rooftop Unit, 37 kW"],
      ["PK-02", "Carrier Centurion 50PG24 Rooftop Unit, 74 kW"],
      ["A-01", "Air Handling Unit"],
    ],
  },
  {
    title: "air handling in both systems, with duty and standby",
    text: lines(
      "AHU-01 Lobby, 5 m3/s @ 400 Pa ESP, cooling 120 kW, 1 no.",
      "AHU-02 Operating theatres, 6350 cfm, ESP 2.6 in. W.G., total cooling 45.4 TR",
      "FAHU-01 Offices, supply air 2500 l/s, ESP 350 Pa, cooling capacity 75 kW",
      "PCHWP-01 (2 duty + 1 standby) 634 gpm, 82 ft head",
    ),
    rows: [
      ["AHU-01", "Air Handling Unit"],
      ["AHU-02", "Hygienic Air Handling Unit, 3 m³/s"],
      ["FAHU-01", "Heat-Recovery Fresh-Air Unit, 2.5 m³/s"],
      ["PCHWP-01", "End-Suction Chilled-Water Pump, 15 kW"],
    ],
  },
  {
    title: "a data centre, tags in ranges",
    text: table(
      ["Mark", "System", "Equipment Type", "Cooling (kW)", "Airflow (m³/h)", "Power Supply"],
      ["CRAC-01 to CRAC-06", "Data hall", "Close control unit, chilled water", "60", "15000", "400 V, 3 ph, 50 Hz"],
      ["CRAC-07/08", "UPS room", "Close control unit, DX", "25", "6800", "400/3/50"],
      ["ITC-01", "Data hall", "IT cooling chiller", "300", "", "400/3/50"],
    ),
    rows: [
      ["CRAC-01 to CRAC-06", "HiRef Chilled-Water Close-Control Unit, 60 kW Class"],
      ["CRAC-07/08", "HiRef Direct-Expansion Close-Control Unit, 25 kW Class"],
      ["ITC-01", "HiRef Free-Cooling IT Chiller, 300 kW Class"],
    ],
  },
  {
    title: "makes with 'or equal', and capacities with a tolerance",
    text: table(
      ["Tag No.", "Description", "Nos.", "Capacity", "Make", "Min. COP"],
      ["CH-01", "Water cooled centrifugal chiller", "2", "400 TR ± 5 %", "Trane or equal", "7.0"],
      ["CH-02", "Water cooled screw chiller", "1", "220 TR", "York", "5.4"],
      ["CH-03", "Air cooled screw chiller", "2", "330 kW", "Carrier or approved equal", "3.0"],
    ),
    rows: [
      ["CH-01", "Trane CVHE Water-Cooled Centrifugal Chiller, 1407 kW"],
      ["CH-02", "York YS Water-Cooled Screw Chiller, 781 kW"],
      ["CH-03", "Carrier 30XA100 Air-Cooled Screw Chiller, 330 kW"],
    ],
  },
  {
    title: "fire and electrical, with a line that continues",
    text: lines(
      "FP-01 Fire pump set, electric and diesel",
      "  500 gpm, 8 bar",
      "FP-02 Fire pump set, 1000 gpm at 10 bar",
      "MDB-01 main distribution panel 1600 A, IP54",
      "PFC-1 power factor correction 200 kvar, IP31",
    ),
    rows: [
      ["FP-01", "Fire Pump Set, Electric and Diesel, 500 gpm"],
      ["FP-02", "Fire Pump Set, Electric and Diesel, 1000 gpm"],
      ["MDB-01", "DKC Main Distribution Panel, 1600 A"],
      ["PFC-1", "Automatic Capacitor Bank, 200 kvar"],
    ],
  },
  {
    title: "a priced bill with the machines in its descriptions",
    text: table(
      ["Item", "Description", "Qty", "Unit", "Rate"],
      ["1", "Supply and install air cooled scroll chiller 100 kW with R410A refrigerant", "2", "nos", ""],
      ["2", "Supply and install end suction pump 40 l/s x 25 m", "3", "nos", ""],
      ["3", "Chilled water fan coil unit ducted type 3.5 kW", "20", "nos", ""],
    ),
    rows: [
      ["", "York YCAL0033EE Air-Cooled Scroll Chiller, 101 kW"],
      ["", "End-Suction Chilled-Water Pump, 15 kW"],
      ["", "Ducted Fan Coil Unit, Low Static, 3.5 kW"],
    ],
  },
  {
    title: "kinds of machines that only tags name, temperatures in and out",
    text: table(
      [
        "Sl. No.",
        "Equipment Ref.",
        "Location",
        "Type",
        "Capacity (TR)",
        "Entering / Leaving CHW Temp (°F)",
        "Flow (USGPM)",
        "Qty.",
      ],
      ["1", "CH-1", "Roof", "Air Cooled Screw", "130", "54/44", "312", "2"],
      ["2", "CH-2", "Roof", "Air Cooled Screw", "300", "54/44", "720", "1"],
    ),
    rows: [
      ["CH-1", "Carrier 30XA140 Air-Cooled Screw Chiller, 467 kW"],
      ["CH-2", "Carrier 30XA325 Air-Cooled Screw Chiller, 1077 kW"],
    ],
  },
  {
    title: "a table on its side: a machine in each column, units in a column of their own",
    text: table(
      ["WATER CHILLERS - TECHNICAL SCHEDULE"],
      ["Equipment Tag", "Unit", "CH-01", "CH-02", "CH-03"],
      ["Location", "-", "Roof A", "Roof A", "Plant room"],
      ["Type", "-", "Air cooled screw", "Air cooled scroll", "Water cooled screw"],
      ["Quantity", "nos", "2", "1", "1"],
      ["Cooling capacity", "kW", "460", "100", "780"],
      ["COP (min.)", "-", "2.9", "2.9", "5.4"],
      ["Power supply", "V/ph/Hz", "400/3/50", "400/3/50", "400/3/50"],
      ["Refrigerant", "", "R-134a", "", ""],
      ["Note: ratings at AHRI conditions"],
    ),
    rows: [
      ["CH-01", "Carrier 30XA140 Air-Cooled Screw Chiller, 467 kW"],
      ["CH-02", "York YCAL0033EE Air-Cooled Scroll Chiller, 101 kW"],
      ["CH-03", "York YS Water-Cooled Screw Chiller, 781 kW"],
    ],
  },
  {
    title: "a data sheet of one machine, line by line, and a second one below",
    text: table(
      ["DATA SHEET"],
      ["Tag No.", "FP-01"],
      ["Equipment", "Fire pump set, electric and diesel"],
      ["Qty", "1"],
      ["Flow", "500 gpm"],
      ["Tag No.", "MDB-01"],
      ["Equipment", "Main distribution panel"],
      ["Qty", "1"],
      ["Rated current", "1600 A"],
      ["Degree of protection", "IP54"],
    ),
    rows: [
      ["FP-01", "Fire Pump Set, Electric and Diesel, 500 gpm"],
      ["MDB-01", "DKC Main Distribution Panel, 1600 A"],
    ],
  },
  {
    title: "a table of a mail with bars between its cells, and a line below its heads",
    text: lines(
      "Kindly quote the following:",
      "",
      "| Tag | Description | Qty | Capacity (kW) | ESP (Pa) |",
      "|-----|-------------|-----|---------------|----------|",
      "| FCU-01 | Ducted fan coil unit | 24 | 3.5 | 30 |",
      "| FCU-02 | Ducted fan coil unit | 8 | 7 | 60 |",
      "",
      "Delivery to site, New Cairo.",
    ),
    rows: [
      ["FCU-01", "Ducted Fan Coil Unit, Low Static, 3.5 kW"],
      ["FCU-02", "Ducted Fan Coil Unit, Medium Static, 7 kW"],
    ],
  },
  {
    title: "an Arabic table with heads, units in the heads and a title",
    text: table(
      ["جدول معدات التكييف"],
      ["م", "الرمز", "البيان", "العدد", "سعة التبريد (طن تبريد)", "ملاحظات"],
      ["١", "CH-01", "مبرد مياه لولبي تبريد بالهواء", "٢", "١٣٠", "على السطح"],
      ["٢", "FCU-01", "وحدة ملف ومروحة مخفية", "٢٠", "١", ""],
    ),
    rows: [
      ["CH-01", "Carrier 30XA140 Air-Cooled Screw Chiller, 467 kW"],
      ["FCU-01", "Ducted Fan Coil Unit, Low Static, 3.5 kW"],
    ],
  },
  {
    title: "heads that repeat on each page, notes between the rows, and totals",
    text: table(
      ["Ref", "Duty", "No. off", "Flow rate l/s", "Head m", "Motor kW", "Remarks"],
      ["P-1", "Chilled water primary", "3", "40", "25", "15", "Inverter duty"],
      ["* one of three is standby"],
      ["Ref", "Duty", "No. off", "Flow rate l/s", "Head m", "Motor kW", "Remarks"],
      ["P-2", "Condenser water", "2", "95", "22", "30", ""],
      ["", "TOTAL", "5", "", "", "", ""],
    ),
    rows: [
      ["P-1", "End-Suction Chilled-Water Pump, 15 kW"],
      ["P-2", "End-Suction Condenser-Water Pump, 30 kW"],
    ],
  },
  {
    title: "figures that nothing meets, and figures that mean something else",
    text: table(
      ["Tag", "Qty", "Description", "Heat Rejection Capacity (kW)", "Cooling Capacity (l/s)", "Cooling Load (kW)"],
      ["CH-09", "1", "Air cooled scroll chiller", "420", "", "3000"],
      ["CH-10", "1", "Air cooled scroll chiller", "", "20", "540"],
    ),
    rows: [
      ["CH-09", "Carrier 30RB390 Air-Cooled Scroll Chiller, 1326 kW"],
      ["CH-10", "Carrier 30RB160 Air-Cooled Scroll Chiller, 538 kW"],
    ],
  },
];
