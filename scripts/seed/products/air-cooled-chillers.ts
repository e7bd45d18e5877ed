import type { Machine } from "../types.ts";

/** All air-cooled machines of the reference data are calibrated at the same two temperatures. */
const POINT = { leaving: 6.67, entering: 35.0 } as const;

export const AIR_COOLED_SCROLL_CHILLERS: readonly Machine[] = [
  {
    brand: "daikin", model: "AGZ010BS", ...POINT, kw: 34.5, cop: 2.67, chilled: 1.5, minimum: 0.1,
    text: "Ten tons of chilled water from a cabinet that stands on a flat roof, the smallest chiller we list. It serves a large villa, a dental clinic or the MRI loop of a scan centre. The figures describe a reference point at 35 °C outdoor air; on a Cairo roof at 43 °C the same machine gives less, so size with a margin.",
    features: ["Smallest air-cooled chiller in the catalogue", "No tower, no make-up water", "Needs only 1.5 l/s of chilled water", "Scroll compressors"],
  },
  {
    brand: "daikin", model: "AGZ020BS", ...POINT, kw: 71.0, cop: 2.67, chilled: 3.1, minimum: 0.1,
    text: "A twenty-ton package for restaurants, mosques and small office blocks whose load comes and goes within hours. Two or more scrolls start one after another and keep the inrush current within reach of an ordinary supply. Capacity and COP are values to calibrate models with, valid at 35 °C air and 6.67 °C water.",
    features: ["20-ton class air-cooled package", "Staged scroll compressors limit inrush current", "Chilled water flow of 3.1 l/s", "Suits intermittent loads"],
  },
  {
    brand: "daikin", model: "AGZ040D", ...POINT, kw: 133.3, cop: 2.96, chilled: 5.7, minimum: 0.1, featured: true,
    text: "The D series of the AGZ shows a better reference COP than the earlier BS machines, 2.96 against 2.67. Forty tons cover a private school, a polyclinic or a supermarket of moderate size. We recommend coated condenser coils near the sea and a rated selection at the local design temperature before an order.",
    features: ["Improved reference COP over the BS series", "40-ton class for schools and clinics", "Coil coatings available for coastal sites", "Several compressors share the load"],
  },
  {
    brand: "daikin", model: "AGZ075D", ...POINT, kw: 257.1, cop: 2.93, chilled: 11.1, minimum: 0.1,
    text: "About a quarter of a megawatt without a drop of tower water, a strong argument in new desert cities where every cubic metre is trucked or paid for. A pair of these makes a simple plant for a business hotel, with half the cooling left when one is serviced. The quoted point is reference data for 35 °C ambient.",
    features: ["No water consumption for heat rejection", "75-ton class", "Works in pairs for redundancy", "Minimum part load of 10 %"],
  },
  {
    brand: "daikin", model: "AGZ125D", ...POINT, kw: 411.8, cop: 2.87, chilled: 17.7, minimum: 0.1,
    text: "Multiple scrolls on independent circuits bring an AGZ of this size to over 400 kW. Maintenance stays within the reach of a split-unit technician with chiller training, which counts outside the big cities. Treat 2.87 as a modelling COP at one condition; the seasonal value depends on nights, and Egyptian desert nights are cool.",
    features: ["Independent refrigerant circuits", "125-ton class", "Scroll technology that local teams can service", "Chilled water flow of 17.7 l/s"],
  },
  {
    brand: "daikin", model: "AGZ190D", ...POINT, kw: 633.4, cop: 2.96, chilled: 27.3, minimum: 0.1,
    text: "Near the upper end of what scrolls are used for, this long-frame machine competes with a screw chiller of 180 tons. Its many small compressors give fine steps of capacity and a gentle electrical profile, at the price of a longer footprint on the roof. Numbers are taken from a public reference set and carry no warranty of performance.",
    features: ["Fine capacity steps from many compressors", "Alternative to a small screw chiller", "27.3 l/s of chilled water", "Long frame: check roof loading and access"],
  },
  {
    brand: "york", model: "YCAL0019EE", ...POINT, kw: 54.2, cop: 2.9, chilled: 2.3, minimum: 0.1,
    text: "A small YCAL for a process line or a retail unit, delivered as one piece with its controls wired. At 54 kW it feeds six to ten fan coils in an ordinary office layout. The performance line is a calibration at 35 °C and ought to be corrected for altitude, glycol and ambient.",
    features: ["Factory-wired single package", "Feeds a small fan coil system", "Chilled water flow of 2.3 l/s"],
  },
  {
    brand: "york", model: "YCAL0033EE", ...POINT, kw: 100.6, cop: 3.1, chilled: 4.3, minimum: 0.1,
    text: "A round hundred kilowatts makes this YCAL a convenient building block for a modular plant: add one as a wing is added. The COP of 3.1 is the best among the small scroll chillers listed here, always at the reference condition and not as a rating. Allow free air on all coil sides; a screen wall too close costs capacity in August.",
    features: ["100 kW building block for modular plants", "Best reference COP of our small scroll chillers", "4.3 l/s of chilled water", "Minimum part load of 10 %"],
  },
  {
    brand: "york", model: "YCAL0066EE", ...POINT, kw: 232.5, cop: 3.0, chilled: 10.0, minimum: 0.1,
    text: "Sixty-six tons for courthouses, cinemas and medium factories. The flow of exactly 10 l/s makes the pump easy to choose and the arithmetic easy to follow. As with all air-cooled entries, reference capacity belongs to 35 °C entering air; Upper Egypt needs a selection at 45 °C or more.",
    features: ["Chilled water flow of 10 l/s", "66-ton class outdoor chiller", "Multiple scroll compressors", "Selection at high ambient on request"],
  },
  {
    brand: "trane", model: "CGAM20", ...POINT, kw: 68.9, cop: 2.96, chilled: 2.95, minimum: 0.15,
    text: "The first size of the CGAM series suits buildings that outgrow split units but do not merit a plant room. An integrated pump module can spare a whole day of pipework. Its 68.9 kW and COP of 2.96 are reference values under one test-like condition and not a promise for the hottest afternoon.",
    features: ["Entry size of the CGAM series", "Can be ordered with an integrated pump module", "Minimum part load of 15 %", "Chilled water flow of 2.95 l/s"],
  },
  {
    brand: "trane", model: "CGAM40", ...POINT, kw: 134.0, cop: 2.93, chilled: 5.8, minimum: 0.15, featured: true,
    text: "For a hospital wing or a call centre: forty tons on two circuits, so that a leak in one leaves half the cooling. The V-shaped coils keep the unit short. Data shown were prepared to calibrate building simulations; we run the maker's selection for your ambient and noise limit.",
    features: ["Two refrigerant circuits", "Short frame with V-shaped coils", "40-ton class", "Low-noise options on request"],
  },
  {
    brand: "trane", model: "CGAM70", ...POINT, kw: 233.2, cop: 3.0, chilled: 10.0, minimum: 0.15,
    text: "Seventy tons and a reference COP of 3.0 put this CGAM in the middle of the field. It fits bank headquarters and schools with a flat summer profile, since it runs best with two or three compressors on. Keep at least the minimum volume of water in the loop to avoid short cycling.",
    features: ["Middle size of the CGAM series", "Reference COP of 3.0 W/W at 35 °C air", "Staged scroll compressors", "Minimum part load of 15 %"],
  },
  {
    brand: "trane", model: "CGAM130", ...POINT, kw: 433.6, cop: 3.08, chilled: 18.6, minimum: 0.15,
    text: "The largest CGAM on our list carries a department store or a mid-rise administration block by itself. Compared with two smaller units it saves roof area and piping, but leaves less in reserve. The stated 433.6 kW is a reference capacity at 35 °C, from which the design-day figure has to be derived.",
    features: ["130-ton class scroll chiller", "One machine for a mid-rise block", "18.6 l/s of chilled water", "Independent circuits"],
  },
  {
    brand: "carrier", model: "30RB90", ...POINT, kw: 303.8, cop: 2.9, chilled: 13.0, minimum: 0.1,
    text: "The 30RB family pairs scroll compressors with axial fans in a modular frame, and the 90 is a size for business hotels. Fans step down at night, welcome next to guest rooms. A reference COP of 2.9 at 35 °C helps in comparing it with water-cooled alternatives once tower and pump power are added to those.",
    features: ["Modular scroll chiller", "Fan stages that quieten at low load", "90-ton class", "Chilled water flow of 13 l/s"],
  },
  {
    brand: "carrier", model: "30RB160", ...POINT, kw: 538.0, cop: 2.9, chilled: 23.1, minimum: 0.1, featured: true, also: ["end-suction-pump", "plant-controller"],
    text: "Half a megawatt in a single outdoor frame, well placed on a hypermarket roof where a tower would need space and chemistry. Combined with a pump set and a sequence controller it forms a complete plant delivered on one lorry. Figures are reference calibration points; the supply contract quotes the selected rating.",
    features: ["Half a megawatt without a cooling tower", "Ships as one frame", "Pairs with a pump set and sequence controller", "Minimum part load of 10 %"],
  },
  {
    brand: "carrier", model: "30RB225", ...POINT, kw: 753.3, cop: 2.8, chilled: 32.3, minimum: 0.1,
    text: "At 225 tons the scroll count is high and the footprint long, yet each compressor remains small enough to change in a morning. That suits resort hotels far from a service depot. Reference COP falls slightly to 2.8 at this size; it is a modelling value and varies with sand on the coils as much as with temperature.",
    features: ["Small compressors that are quick to exchange", "For resorts and remote sites", "32.3 l/s of chilled water", "Fine steps of capacity"],
  },
  {
    brand: "carrier", model: "30RB390", ...POINT, kw: 1325.8, cop: 2.8, chilled: 56.9, minimum: 0.1,
    text: "The largest air-cooled scroll machine here, 1325.8 kW at its reference point, made of modules that can be set side by side. Roof loading, cable size and the return of hot discharge air need a proper layout drawing, which we prepare with the offer. Nothing on this page is a certified rating.",
    features: ["Largest scroll chiller in the catalogue", "Modules for staged installation", "Layout drawing prepared with the offer", "56.9 l/s of chilled water"],
  },
];

export const AIR_COOLED_SCREW_CHILLERS: readonly Machine[] = [
  {
    brand: "carrier", model: "30XA80", ...POINT, kw: 265.5, cop: 2.9, chilled: 11.4, minimum: 0.1,
    text: "The smallest 30XA brings screw compressors down to 80 tons, for owners who want the same technology across a portfolio. A flooded evaporator gives a close approach and stable water temperature. Calibration at 35 °C ambient, COP 2.9: reference figures that allow comparison with the scroll machines of equal size.",
    features: ["Screw compressors from 80 tons upwards", "Flooded evaporator", "11.4 l/s of chilled water", "Minimum part load of 10 %"],
  },
  {
    brand: "carrier", model: "30XA100", ...POINT, kw: 330.1, cop: 3.1, chilled: 14.2, minimum: 0.1,
    text: "One hundred tons and a reference COP of 3.1, a balanced choice for laboratories and clinics that run through the night. Two circuits keep part of the cooling when one is in service. Before comparing, note that 3.1 describes a model calibration and not the seasonal efficiency of a site.",
    features: ["Two independent circuits", "Reference COP of 3.1 W/W", "100-ton class", "For buildings with night duty"],
  },
  {
    brand: "carrier", model: "30XA140", ...POINT, kw: 466.7, cop: 3.1, chilled: 20.1, minimum: 0.1,
    text: "Pharmaceutical packaging halls ask for steady water at around 7 °C through the year, and this 140-ton machine is a usual answer. Screw compressors hold the set point without the steps of a scroll bank. The catalogue number you may know differs from the reference capacity printed here, which stems from a public data set.",
    features: ["Stepless screw control for steady water temperature", "140-ton class", "Chilled water flow of 20.1 l/s", "Year-round process duty with suitable options"],
  },
  {
    brand: "carrier", model: "30XA200", ...POINT, kw: 681.7, cop: 3.1, chilled: 29.4, minimum: 0.1, featured: true,
    text: "A size for hotels of about two hundred rooms: 200 tons on the roof, no tower plume over the pool deck. Night-time noise can be limited by slowing the fans at a small cost in efficiency. We state reference capacity at 35 °C; for Luxor or Aswan a larger frame is usually required.",
    features: ["200-ton class for hotels", "No plume and no water treatment", "Fan speed limits for night operation", "29.4 l/s of chilled water"],
  },
  {
    brand: "carrier", model: "30XA260", ...POINT, kw: 881.7, cop: 3.1, chilled: 38.0, minimum: 0.1,
    text: "The 260 keeps a COP of 3.1 at nearly 900 kW, so that one machine per plant side is enough for a general hospital of moderate size. Provide both with cross-connected headers, and the theatre block stays cold during maintenance. Values are reference points at 35 °C air and 6.67 °C water.",
    features: ["Close to 900 kW at the reference point", "Reference COP of 3.1 W/W", "Duty and standby pair for hospitals", "38 l/s of chilled water"],
  },
  {
    brand: "carrier", model: "30XA325", ...POINT, kw: 1077.4, cop: 3.1, chilled: 46.4, minimum: 0.1,
    text: "Passing one megawatt, this machine takes the place of a small centrifugal plant where water rights or legionella management rule out a tower. Its reference power input of about 350 kW decides the feeder, so involve the electrical designer early. Calibration data again: the selection for 46 °C is another document.",
    features: ["More than one megawatt without tower water", "Removes the tower from the hygiene plan", "46.4 l/s of chilled water", "Screw compressors with flooded evaporator"],
  },
  {
    brand: "carrier", model: "30XA400", ...POINT, kw: 1348.0, cop: 3.0, chilled: 58.1, minimum: 0.1,
    text: "Four hundred tons, air-cooled: used on terminal buildings, logistics centres and as the summer top-up of an existing water-cooled station. The frame is long, and the coils need space for washing after a khamsin storm. Expect the reference COP of 3.0 only at the stated 35 °C.",
    features: ["400-ton class air-cooled machine", "Top-up capacity for existing plants", "58.1 l/s of chilled water", "Access for coil washing to be planned"],
  },
  {
    brand: "carrier", model: "30XA500", ...POINT, kw: 1609.4, cop: 2.9, chilled: 69.3, minimum: 0.1,
    text: "The end of the air-cooled line, at 1609.4 kW by reference. Beyond this point a water-cooled plant almost always costs less to run, and we gladly work out the comparison, tower water included. Choose it where speed of installation matters more, as in temporary venues or a plant that has to move.",
    features: ["Largest air-cooled chiller in the catalogue", "Fast installation without condenser pipework", "69.3 l/s of chilled water", "Life-cycle comparison with a tower plant on request"],
  },
];
