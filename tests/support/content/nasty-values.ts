/**
 * Values as manufacturers, engineers and offices write them, each of which a line from right to left could put in another order:
 * ranges, signs, brackets, fractions, units, models, standards, telephone numbers, addresses.
 */
const PATTERNS = [
  "#0–#1 kW",
  "-#2…+#0 °C",
  "−#2 to +#0 °C",
  "#0 V / 3 ph / 50 Hz",
  "R-#0a",
  "19XR-#0{A}",
  "[19XR-#0]",
  "≤ 0.#0",
  "≥ 5.#0 W/W",
  "DN #0",
  "(+20) 2 2735 1#0",
  "+20 100 555 0#0",
  "1,#0 kW (300 TR)",
  "(#0 TR)",
  "7/#0 °C",
  "#0 Hz ± 2 %",
  "± #0 K",
  "+#2 K",
  "-#2%",
  "#0 %",
  "< #0 %",
  "> #0 %",
  "≈ #0 l/s",
  "~ #0 l/s",
  "0.#0 m²·K/W",
  "3 × #0 V",
  "2 x #0 kW",
  "#2/2″",
  "1 1/#2 in",
  "Ø #0 mm",
  "IP#0",
  "IP #0 / IK08",
  "EN #0: L1/D1/T2/TB1",
  "ISO 16890 ePM1 #0%",
  "G#2 + F7",
  "600 × #0 × 250 mm",
  "1,200 x #0 x 2,100 mm",
  "#0 dB(A) @ 1 m",
  "5.#0 W/W @ 6.7/29.4 °C",
  "#0 V ~ 50/60 Hz",
  "0…#0 V DC",
  "RS-#0 (Modbus RTU)",
  "BACnet/IP #0",
  "Y-Δ #0 V",
  "PN #0",
  "M#2×25",
  "AISI #0",
  "Cu/Al #0",
  "R-410A (GWP #0)",
  "R1234ze(E) #0 kg",
  "UL #0, CSA C22.2",
  "AHRI 550/590-#0",
  "#0 °C DB / 24 °C WB",
  "#12 AWG, #0 m",
  "24/7 (#0 h)",
  "2026-11-#0",
  "N+1 (#0)",
  "A & B #0",
  "50%–#0%",
  "0.#0 kW/TR",
  "6.#0→12.2 °C",
  "$ 1,#0.00",
  "EGP #0,000",
  "sales#0@plantroom.example",
  "https://plantroom.example/a?b=#0&c=2",
  "v2.#0-rc.1",
  "U ≤ #0 W/(m²·K)",
  "#0 CFM; 0.5 in. w.g.",
  "±0.#0 %",
  "−#0 °C",
];

/** As many different values as asked for, in the order of the patterns. */
export const nastyValues = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const pattern = PATTERNS[index % PATTERNS.length] ?? "";
    const number = 100 + ((index * 37) % 899);
    return pattern
      .replaceAll("#12", "\u0000")
      .replaceAll("#0", String(number))
      .replaceAll("#1", String(number + 45))
      .replaceAll("#2", String(1 + (index % 9)))
      .replaceAll("\u0000", "#12");
  });
