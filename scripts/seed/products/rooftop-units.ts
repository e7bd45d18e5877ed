import type { Machine } from "../types.ts";

export const ROOFTOP_UNITS: readonly Machine[] = [
  {
    brand: "carrier", model: "Centurion 50PG06", kw: 18.3, cop: 4.15, air: 944, sensible: 0.74, refrigerant: "R-410A",
    text: "A five-ton Centurion for a corner shop, a prayer hall or a single classroom block. Supply and return pass through the base, so only the curb penetrates the roof. The reference COP of 4.15 calibrates an energy model and knows nothing of the losses of a long duct.",
    features: ["Self-contained: no water, no plant room", "R-410A refrigerant", "Bottom supply and return through a roof curb", "944 l/s of supply air"],
  },
  {
    brand: "carrier", model: "Centurion 50PG12", kw: 36.8, cop: 4.05, air: 1888, sensible: 0.76, refrigerant: "R-410A", featured: true,
    text: "Ten tons of packaged cooling, a handy size for restaurants and showrooms. About three quarters of the capacity is sensible, which fits dry inland air better than the humid coast. Its capacity and COP are reference points of a simulation library; we verify the unit at 46 °C before quoting.",
    features: ["10-ton class package", "Sensible heat ratio of 0.76", "R-410A refrigerant", "Short installation time on a prepared curb"],
  },
  {
    brand: "carrier", model: "Centurion 50PG24", kw: 73.8, cop: 3.95, air: 3776, sensible: 0.71, refrigerant: "R-410A",
    text: "A twenty-ton Centurion with a sensible ratio of 0.71, so it removes a fair amount of moisture: good for cinemas, wedding halls and other crowded rooms. An economiser is worth its price in the desert winter, when outdoor air cools for nothing. Take the listed figures as calibration data at one condition.",
    features: ["Good moisture removal for crowded rooms", "3776 l/s of supply air", "Economiser can be added", "R-410A refrigerant"],
  },
  {
    brand: "carrier", model: "Comfort 50ES060", kw: 17.5, cop: 3.9, air: 944, sensible: 0.78, refrigerant: "R-410A",
    text: "With the highest sensible share in our list, 0.78, the Comfort 50ES060 serves dry rooms with equipment rather than people: a pharmacy store, a shop with many lamps, a telecom shelter. It stands on a slab or on the roof. The 17.5 kW is a reference value at which the model was tuned.",
    features: ["High sensible heat ratio of 0.78", "For slab or roof installation", "R-410A refrigerant"],
  },
  {
    brand: "carrier", model: "Weathermaster 50HJ012", kw: 36.8, cop: 3.71, air: 1888, sensible: 0.73, refrigerant: "R-22",
    text: "An R-22 unit of the Weathermaster series, listed for surveys only: R-22 is being phased out and we do not offer it for new work. Curb, duct connections and air flow match the ten-ton class, which makes replacement by an R-410A machine a matter of a day. Reference figures help to estimate what the exchange saves.",
    features: ["For surveys and replacement planning", "Same air flow as the current 10-ton class", "R-22: service and recovery by certified staff only"],
  },
  {
    brand: "york", model: "Affinity DNZ060", kw: 17.4, cop: 4.24, air: 826, sensible: 0.68, refrigerant: "R-410A",
    text: "A light-commercial package with the best reference COP among our rooftops, 4.24, and a low air flow that makes it a capable dehumidifier. On the north coast, where August air is heavy, that is the property to look for. Understand the COP as a calibration figure and not as a label value.",
    features: ["Sensible heat ratio of 0.68 for humid sites", "Best reference COP of the rooftop units listed", "826 l/s of supply air", "R-410A refrigerant"],
  },
  {
    brand: "york", model: "Predator ZF120", kw: 36.9, cop: 4.06, air: 1888, sensible: 0.73, compressor: "Reciprocating", refrigerant: "R-410A",
    text: "Ten tons with reciprocating compressors, according to the reference set, in York's Predator cabinet with its hinged service doors. It is meant for strip malls and workshops where a fitter must get at everything from one side. We would check the ambient limit of the compressor before using it in Upper Egypt.",
    features: ["Reciprocating compressors in the reference data", "Service access from one side", "1888 l/s of supply air", "R-410A refrigerant"],
  },
  {
    brand: "york", model: "Sunline ZR060", kw: 18.7, cop: 3.98, air: 944, sensible: 0.69, refrigerant: "R-410A",
    text: "A five-ton Sunline that fits a kiosk bakery or a small ward. The R-410A circuit and a sensible ratio below 0.7 make it equal to a room full of people. Reference capacity is 18.7 kW; derate for roof temperatures, since the air above a bitumen roof is warmer than the weather report says.",
    features: ["5-ton class package", "Sensible heat ratio of 0.69", "R-410A refrigerant", "Compact curb dimensions"],
  },
  {
    brand: "york", model: "Sunline ZF240", kw: 81.8, cop: 3.59, air: 3776, sensible: 0.7, refrigerant: "R-410A", featured: true, also: ["room-thermostat"],
    text: "The largest rooftop unit in this catalogue, for supermarkets, gyms and airline lounges. One machine with a network thermostat and a few variable boxes makes a small building complete. At 81.8 kW the reference COP drops to 3.59, a number from an energy model and no statement about seasonal consumption.",
    features: ["Largest rooftop unit in the catalogue", "3776 l/s of supply air", "R-410A refrigerant", "Works with network thermostats"],
  },
  {
    brand: "york", model: "Sunline DJ240", kw: 73.5, cop: 4.1, air: 3776, sensible: 0.75, refrigerant: "R-22",
    text: "Still on many Cairo roofs: the twenty-ton DJ240 with R-22. We document it so that owners can plan an orderly change to a unit with a permitted refrigerant, keeping the ductwork. Its reference COP of 4.1 was above some later machines; worn coils and leaks usually mean that the measured value is far lower.",
    features: ["Replacement planning for R-22 units", "Existing ducts can often be kept", "Same air flow as the 20-ton R-410A class"],
  },
];
