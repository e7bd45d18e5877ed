import type { Machine } from "../types.ts";

const SLIDE = "Slide valve" as const;

export const WATER_COOLED_SCREW_CHILLERS: readonly Machine[] = [
  {
    brand: "carrier", model: "23XL", kw: 685.7, cop: 5.91, leaving: 6.11, entering: 23.74, chilled: 57.1, condenser: 32.55, minimum: 0.2, control: SLIDE,
    text: "A screw machine of just under 200 tons with an unusually large evaporator flow, as found where old constant-flow pumps stay in place. The slide valve changes capacity without steps, so supply temperature remains steady while rooms fill and empty. Data come from a reference set for energy modelling; ratings follow with a selection.",
    features: ["Hermetic screw compressor with slide valve", "Tolerates high evaporator flow of 57.1 l/s", "Stepless capacity control", "Minimum part load of 20 %"],
  },
  {
    brand: "carrier", model: "23XL", kw: 1062.0, cop: 5.5, leaving: 6.67, entering: 29.44, chilled: 45.73, condenser: 57.16, minimum: 0.2, control: SLIDE,
    text: "Three hundred tons by screw instead of centrifugal compressor, a sensible choice where condenser water stays warm for months, since a screw does not surge at high lift. The point given uses 29.44 °C tower water, near to the Alexandria design day. Please treat the COP as a reference calibration when comparing it with catalogue numbers from other sources.",
    features: ["No surge at warm condenser water", "Slide valve control from 20 to 100 %", "Condenser water at 29.44 °C in the reference data", "300-ton class screw machine"],
  },
  {
    brand: "trane", model: "RTWA", kw: 383.3, cop: 4.17, leaving: 6.67, entering: 29.44, chilled: 16.5, condenser: 20.63, minimum: 0.25, control: SLIDE,
    text: "The smallest water-cooled screw in our range passes through most plant-room doors and fits clinics, bank branches and mid-size villas with a tower on the roof. Flow figures follow the ordinary 5.5 K difference, so standard pumps apply. Its reference COP of 4.17 was calibrated at 29.44 °C and is meant for estimates.",
    features: ["Compact footprint for retrofit plant rooms", "Slide valve control, minimum load 25 %", "Ordinary 5.5 K evaporator difference", "Condenser circuit of 20.63 l/s"],
  },
  {
    brand: "trane", model: "RTHB", kw: 541.5, cop: 5.26, leaving: 5.56, entering: 21.11, chilled: 13.63, condenser: 15.77, minimum: 0.3, control: SLIDE,
    text: "An RTHB at low flow on both sides: 13.63 l/s of chilled and 15.77 l/s of condenser water for more than half a megawatt. Small pipes and pumps are the reward, and a carefully chosen tower the price. RTHB machines are an earlier series, so read this entry as reference data for studies of existing plants.",
    features: ["Low-flow design on both water sides", "Direct-drive helical-rotor compressor", "Chilled water at 5.56 °C", "Reference for renewal of earlier plants"],
  },
  {
    brand: "trane", model: "RTHC", kw: 1009.2, cop: 5.37, leaving: 5.56, entering: 24.86, chilled: 31.86, condenser: 46.18, minimum: 0.3, control: SLIDE, also: ["plant-controller"],
    text: "RTHC is the series that followed RTHB and keeps its directly driven rotors. At a megawatt it competes with small centrifugals and wins where the load is uneven, for example in a food factory with batch cooling. Every performance figure on this page calibrates a simulation and should be replaced by the selection sheet before design freeze.",
    features: ["Helical-rotor compressor, few moving parts", "Slide valve for batch loads", "One megawatt at the reference point", "Works with sequence control of several machines"],
  },
  {
    brand: "trane", model: "RTHB", kw: 1051.4, cop: 5.05, leaving: 6.67, entering: 29.44, chilled: 45.27, condenser: 56.59, minimum: 0.2, control: SLIDE,
    text: "Close in size to the RTHC of 1009 kW, but calibrated with tower water at 29.44 °C, and so the better guide to an Egyptian summer. Water flows are conventional and suit plants laid out for 12 to 7 °C. Owners of such a machine may use the numbers as a yardstick for measured performance, given that they are reference and not rated values.",
    features: ["Calibrated at 29.44 °C condenser water", "Conventional chilled-water difference", "Slide valve, minimum load 20 %"],
  },
  {
    brand: "york", model: "YS", kw: 780.7, cop: 5.42, leaving: 6.67, entering: 29.44, chilled: 18.93, condenser: 37.85, minimum: 0.09, control: SLIDE,
    text: "An open-drive screw that unloads to 9 %, remarkably far for a single compressor. Hotels on the Red Sea with a low winter occupancy are the case in point: one machine follows the season without stopping. Capacity at 29.44 °C entering water is a reference for planning; corrosion-resistant tubes and the real rating are settled in the offer.",
    features: ["Turndown to 9 % with one compressor", "Open-drive motor", "Low evaporator flow for variable-primary systems", "Slide valve control"],
  },
  {
    brand: "york", model: "YS", kw: 879.1, cop: 5.82, leaving: 4.44, entering: 26.11, chilled: 37.85, condenser: 47.32, minimum: 0.1, control: SLIDE,
    text: "Water at 4.44 °C makes this 250-ton YS interesting for cold process loops, dairies and dehumidification in tablet production. At that temperature the freeze protection of the evaporator deserves attention and a flow switch is obligatory. COP and capacity are given at one reference condition and vary with glycol, fouling and tower temperature.",
    features: ["Chilled water at 4.44 °C in the reference data", "For process cooling and strict humidity", "Slide valve with turndown to 10 %", "Condenser flow of 47.32 l/s"],
  },
  {
    brand: "york", model: "YS", kw: 1758.3, cop: 5.84, leaving: 6.67, entering: 29.44, chilled: 75.71, condenser: 94.64, minimum: 0.2, control: SLIDE,
    text: "Five hundred tons from a screw compressor, as large as the type commonly gets. It asks for less care with condenser temperature than a centrifugal of equal size, which helps where the tower shares its water with other users. The reference point lies at 29.44 °C and 6.67 °C; consider it a starting value for the consultant's schedule.",
    features: ["500-ton class screw machine", "Robust against warm or fluctuating tower water", "Stepless slide valve", "Minimum part load of 20 %"],
  },
];

export const WATER_COOLED_SCROLL_CHILLERS: readonly Machine[] = [
  {
    brand: "trane", model: "CGWD", kw: 207.4, cop: 3.99, leaving: 6.67, entering: 29.44, chilled: 8.98, condenser: 11.22, minimum: 0.25,
    text: "An indoor scroll chiller for small plants with condenser water at hand: one floor of a tower block, a laboratory, a studio. Several scrolls switch in steps, so a buffer tank is advisable on short circuits. Reference COP and capacity were calibrated at 29.44 °C and are no substitute for a selection.",
    features: ["Indoor machine, no outdoor space needed", "Scroll compressors that switch in steps", "Condenser circuit of only 11.22 l/s", "Minimum part load of 25 %"],
  },
];
