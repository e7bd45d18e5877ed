/*
 * A hundred paragraphs of specifications as tenders have them, with what they ask for: by the specifications of the sample catalogue, in
 * their units. Of the last sixty, which were written by somebody who had not seen the reader, it read 64 % at first, and 90 % of that
 * rightly.
 */

export type SpecificationText = {
  text: string;
  /** A category that is meant. */
  kind?: string;
  /** '1055', '≥ 5.8', '≤ 75', or words. */
  asked: Readonly<Record<string, string>>;
};

export const SPECIFICATION_TEXTS: readonly SpecificationText[] = [
  {
    text: "The chiller shall be water-cooled with centrifugal compressor and shall have a cooling capacity of not less than 1,055 kW with chilled water entering at 12 °C and leaving at 7 °C. The COP shall be not less than 5.8. Refrigerant shall be R-134a.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      "Cooling capacity": "≥ 1055",
      "Leaving chilled water temperature": "7",
      COP: "≥ 5.8",
      Refrigerant: "R-134a",
    },
  },
  {
    text: "Provide two (2) air-cooled screw chillers, each capable of 450 kW at an ambient temperature of 46 °C. Sound pressure level shall not exceed 75 dB(A) measured at a distance of 10 m. Power supply shall be 400 V / 3 ph / 50 Hz.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "450",
      "Condenser entering air temperature": "46",
      "Sound pressure level": "≤ 75",
      "Power supply": "400 V / 3 ph / 50 Hz",
    },
  },
  {
    text: "2.3 WATER-COOLED SCREW CHILLERS\nEach chiller shall produce 300 tons of refrigeration, cooling chilled water from 54 °F to 44 °F. Condenser water shall enter at 85 °F and leave at 95 °F. Minimum COP of 5.4. The refrigerant shall be R-134a or equal. Maximum power input shall be 200 kW.",
    kind: "Water-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "1055",
      "Leaving chilled water temperature": "6.667",
      "Entering condenser water temperature": "29.44",
      COP: "≥ 5.4",
      Refrigerant: "R-134a",
      "Power input": "≤ 200",
    },
  },
  {
    text: "End-suction chilled water pumps shall deliver 40 l/s at a head of 25 m. Motor power shall not exceed 15 kW. Speed shall be 1450 rpm. Casing shall be rated for 16 bar.",
    kind: "End-Suction Pumps",
    asked: { Flow: "40", Head: "25", "Motor power": "≤ 15", Speed: "1450", "Pressure rating": "16" },
  },
  {
    text: "The air handling unit shall handle 5,000 l/s against an external static pressure of 350 Pa. The cooling coil shall have a total cooling capacity of at least 120 kW. Fan motor power shall be not more than 7.5 kW.",
    kind: "Air Handling Units",
    asked: {
      "Air flow": "5000",
      "External static pressure": "350",
      "Cooling capacity": "≥ 120",
      "Fan motor power": "≤ 7.5",
    },
  },
  {
    text: "Ducted fan coil units shall provide a total cooling capacity of 7 kW and an air flow of 330 l/s at an external static pressure of 50 Pa, 230 V, single phase, 50 Hz.",
    kind: "Ducted Fan Coil Units",
    asked: { "Cooling capacity": "7", "Air flow": "330", "External static pressure": "50" },
  },
  {
    text: "Fire pump sets shall be rated at 750 gpm at 10 bar. The motor shall be not less than 75 kW.",
    kind: "Fire Pump Sets",
    asked: { Flow: "47.32", "Pressure rating": "10", "Motor power": "≥ 75" },
  },
  {
    text: "Packaged rooftop units shall have a cooling capacity of 73 kW and supply an air flow of not less than 3,700 l/s. The COP must be at least 3.9. Refrigerant must be R-410A. Sensible heat ratio shall be at least 0.7.",
    kind: "Rooftop Units",
    asked: {
      "Cooling capacity": "73",
      "Air flow": "≥ 3700",
      COP: "≥ 3.9",
      Refrigerant: "R-410A",
      "Sensible heat ratio": "≥ 0.7",
    },
  },
  {
    text: "The plate heat exchanger shall transfer a heat capacity of 500 kW with a maximum pressure drop of 50 kPa on either side. It shall be suitable for an operating pressure of 16 bar.",
    kind: "Plate Heat Exchangers",
    asked: { "Heat capacity": "500", "Pressure drop": "≤ 50", "Pressure rating": "16" },
  },
  {
    text: "Close-control units shall have a sensible cooling capacity of 40 kW and an air flow of 3,000 l/s, with a sensible heat ratio of not less than 0.95.",
    kind: "Close-Control Units",
    asked: { "Sensible cooling capacity": "40", "Air flow": "3000", "Sensible heat ratio": "≥ 0.95" },
  },
  {
    text: "The distribution panel shall be rated for 1,600 A at 400 V, with a degree of protection of not less than IP54.",
    kind: "Distribution Panels",
    asked: { "Rated current": "1600", "Rated voltage": "400", "Degree of protection": "IP54" },
  },
  {
    text: "Cable trays shall be 300 mm wide with a side height of 60 mm and a length of 3 m.",
    kind: "Cable Trays",
    asked: { Width: "300", Height: "60", Length: "3" },
  },
  {
    text: "The unit shall be an air cooled scroll chiller. Cooling capacity: minimum 130 kW at 35 °C ambient with leaving chilled water temperature of 7 °C. Weight shall not exceed 1,500 kg.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "≥ 130",
      "Condenser entering air temperature": "35",
      "Leaving chilled water temperature": "7",
      Weight: "≤ 1500",
    },
  },
  {
    text: "Chilled water flow shall be 31.9 l/s and the pressure drop through the evaporator shall not exceed 60 kPa. The centrifugal chiller shall have an IPLV of at least 7.0 and a starting current of no more than 800 A.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: { "Chilled water flow": "31.9", "Pressure drop": "≤ 60", IPLV: "≥ 7", "Starting current": "≤ 800" },
  },
  {
    text: "VRF outdoor units must have a nominal cooling capacity of 56 kW and a heating capacity of not less than 63 kW, using refrigerant R-410A, with 380-415 V, 3 phase, 50 Hz supply.",
    kind: "VRF Outdoor Units",
    asked: {
      "Cooling capacity": "56",
      "Heating capacity": "≥ 63",
      Refrigerant: "R-410A",
      "Power supply": "380-415 V, 3 phase, 50 Hz",
    },
  },
  {
    text: "Pressure vessels shall have a nominal volume of 500 l and a maximum pressure of 10 bar.",
    kind: "Pressure Vessels",
    asked: { "Nominal volume": "500", "Pressure rating": "10" },
  },
  {
    text: "The contractor shall furnish three condenser water pumps of the end suction type. Each pump shall circulate 95 l/s against a total head of 22 metres. The motor shall not be larger than 30 kW, and the pump speed shall be limited to 1,500 rpm.",
    kind: "End-Suction Pumps",
    asked: { Flow: "95", Head: "22", "Motor power": "≤ 30", Speed: "≤ 1500" },
  },
  {
    text: "Cassette fan coils shall have a cooling capacity of 5.0 kW, a noise level not exceeding 42 dB(A) and a chilled water flow of 0.24 l/s.",
    kind: "Cassette Fan Coil Units",
    asked: { "Cooling capacity": "5", "Sound pressure level": "≤ 42", "Chilled water flow": "0.24" },
  },
  {
    text: "Water cooled centrifugal chillers, 500 TR minimum, COP 6.0 or better, with variable speed drive. The minimum part load shall be not more than 20 %. Entering condenser water temperature shall be 30 °C.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      "Cooling capacity": "≥ 1758",
      COP: "≥ 6",
      "Minimum part load": "≤ 20",
      "Entering condenser water temperature": "30",
    },
  },
  {
    text: "The chiller must not weigh more than 6,000 kg and its length shall not exceed 4.5 m. It shall be of the water-cooled screw type with a cooling capacity of 700 kW.",
    kind: "Water-Cooled Screw Chillers",
    asked: { Weight: "≤ 6000", Length: "≤ 4.5", "Cooling capacity": "700" },
  },
  {
    text: "Chillers: capacity 1,200 kW minimum when operating with condenser water entering at 32 °C and chilled water leaving at 6.5 °C. Full-load COP not less than 5.2. Only water-cooled screw machines are acceptable.",
    kind: "Water-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "≥ 1200",
      "Entering condenser water temperature": "32",
      "Leaving chilled water temperature": "6.5",
      COP: "≥ 5.2",
    },
  },
  {
    text: "The air-cooled chiller shall be selected to provide 330 kW at 40 °C outdoor air temperature. It shall operate with refrigerant R-410A and the sound pressure level at 1 m must be below 80 dB(A).",
    kind: "Air-Cooled",
    asked: {
      "Cooling capacity": "330",
      "Condenser entering air temperature": "40",
      Refrigerant: "R-410A",
      "Sound pressure level": "≤ 80",
    },
  },
  {
    text: "Pumps shall be of the end suction type with a flow rate of 60 m³/h, a head of 30 mWC and an efficiency of at least 75 %. Motors shall be rated 11 kW, 400/3/50.",
    kind: "End-Suction Pumps",
    asked: { Flow: "16.67", Head: "30", "Motor power": "11", "Power supply": "400/3/50" },
  },
  {
    text: "Air handling units must supply 12,000 m³/h of air. External static pressure must be a minimum of 400 Pa and the cooling coil must have a capacity of not less than 95 kW.",
    kind: "Air Handling Units",
    asked: { "Air flow": "3333", "External static pressure": "≥ 400", "Cooling capacity": "≥ 95" },
  },
  {
    text: "Fan coil units shall be of the ducted concealed type with a cooling capacity of 24,000 BTU/h and an airflow of 800 cfm against 0.2 in. W.G. external static pressure.",
    kind: "Ducted Fan Coil Units",
    asked: { "Cooling capacity": "7.034", "Air flow": "377.6", "External static pressure": "49.82" },
  },
  {
    text: "The rooftop package shall deliver not less than 20 tons of refrigeration with an EER of 10.5 BTU/Wh or better. Power consumption must not exceed 24 kW.",
    kind: "Rooftop Units",
    asked: { "Cooling capacity": "≥ 70.34", EER: "≥ 3.077", "Power input": "≤ 24" },
  },
  {
    text: "Two plate heat exchangers shall each have a heat exchanged of 800 kW. The working pressure shall be 10 bar.",
    kind: "Plate Heat Exchangers",
    asked: { "Heat capacity": "800", "Pressure rating": "10" },
  },
  {
    text: "Diaphragm pressure vessels shall have a volume of 1,000 litres, be suitable for a maximum working pressure of 16 bar and have a height of no more than 2,200 mm.",
    kind: "Pressure Vessels",
    asked: { "Nominal volume": "1000", "Pressure rating": "16", Height: "≤ 2200" },
  },
  {
    text: "Close control units for the data hall: total cooling capacity 55 kW, air flow 4,500 l/s, chilled water flow 2.6 l/s. The unit must have a sensible heat ratio of at least 0.9.",
    kind: "Close-Control Units",
    asked: {
      "Cooling capacity": "55",
      "Air flow": "4500",
      "Chilled water flow": "2.6",
      "Sensible heat ratio": "≥ 0.9",
    },
  },
  {
    text: "The main distribution panel shall have a rated current of 2,500 A, a rated voltage of 400 V and IP 42 protection. Panel height must not exceed 2,200 mm and depth must not exceed 800 mm.",
    kind: "Distribution Panels",
    asked: {
      "Rated current": "2500",
      "Rated voltage": "400",
      "Degree of protection": "IP 42",
      Height: "≤ 2200",
      Depth: "≤ 800",
    },
  },
  {
    text: "Wire mesh trays are to be 200 mm wide, 50 mm high and 3 m long, and to carry a distributed load of at least 25 kg/m.",
    kind: "Wire Mesh Trays",
    asked: { Width: "200", Height: "50", Length: "3", "Distributed load": "≥ 25" },
  },
  {
    text: "Water-cooled scroll chillers shall have a nominal cooling capacity of 120 kW, power input of no more than 28 kW and a chilled water flow of approximately 5.7 l/s.",
    kind: "Water-Cooled Scroll Chillers",
    asked: { "Cooling capacity": "120", "Power input": "≤ 28", "Chilled water flow": "5.7" },
  },
  {
    text: "Electric fire pump set, UL listed, with a rated flow of 1,000 gpm at 125 psi. The driver shall be at least 90 kW.",
    kind: "Fire Pump Sets",
    asked: { Flow: "63.09", "Pressure rating": "8.618", "Motor power": "≥ 90" },
  },
  {
    text: "The units shall be VRF outdoor units with a cooling capacity between 40 and 50 kW. The refrigerant shall be R-410A.",
    kind: "VRF Outdoor Units",
    asked: { "Cooling capacity": "40–50", Refrigerant: "R-410A" },
  },
  {
    text: "The condenser water pump must be an end suction pump and must be capable of 95 l/s at 20 m head with a motor not exceeding 37 kW.",
    kind: "End-Suction Pumps",
    asked: { Flow: "95", Head: "20", "Motor power": "≤ 37" },
  },
  {
    text: "Chillers shall be centrifugal, water cooled, with a full load efficiency (COP) of at least 6.1 and an integrated part load value of at least 9.0. Compressor: centrifugal. Capacity: 1,758 kW.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: { COP: "≥ 6.1", IPLV: "≥ 9", "Cooling capacity": "1758" },
  },
  {
    text: "The chilled water pump shall be furnished with a totally enclosed motor of 18.5 kW, 2,900 rpm, and shall be suitable for 10 bar. Flow: 25 l/s. Head: 45 m.",
    kind: "End-Suction Pumps",
    asked: { "Motor power": "18.5", Speed: "2900", "Pressure rating": "10", Flow: "25", Head: "45" },
  },
  {
    text: "Cassette type fan coil units shall not be noisier than 40 dB(A). The cooling capacity shall be 3.5 kW and the unit shall weigh no more than 25 kg.",
    kind: "Cassette Fan Coil Units",
    asked: { "Sound pressure level": "≤ 40", "Cooling capacity": "3.5", Weight: "≤ 25" },
  },
  {
    text: "Air-cooled screw chillers, quantity four, capacity not less than 1,000 kW each at 46 °C ambient, refrigerant R-134a or R-513A, maximum sound level of 70 dBA at 10 m.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "≥ 1000",
      "Condenser entering air temperature": "46",
      Refrigerant: "R-134a, R-513A",
      "Sound pressure level": "≤ 70",
    },
  },
  {
    text: "The packaged unit on the roof should have a total capacity of 35 kW, a sensible cooling capacity of 26 kW and an external static pressure of 250 Pa.",
    kind: "Rooftop Units",
    asked: { "Cooling capacity": "35", "Sensible cooling capacity": "26", "External static pressure": "250" },
  },
  // Water-cooled centrifugal chillers
  {
    text: "Chillers CH-01 to CH-04 shall be of the water-cooled centrifugal type, each with a cooling capacity of not less than 1,200 TR at 42 °F leaving and 56 °F entering chilled water temperature. Condenser water shall enter at 95 °F. Full load efficiency shall be 0.62 kW/TR or better. Refrigerant shall be HFC-134a. Performance shall be certified in accordance with AHRI 550/590.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      "Cooling capacity": "≥ 4220",
      "Leaving chilled water temperature": "5.556",
      "Entering condenser water temperature": "35",
      COP: "≥ 5.673",
      Refrigerant: "R-134a",
    },
  },
  {
    text: "2.3.1 Each centrifugal chiller is to deliver at least 3,500 kW of refrigeration when supplied with condenser water at 32 °C and producing chilled water at 5.5 °C. The COP at these conditions is to be not less than 6.1 and the IPLV not less than 8.5. The pressure drop through the evaporator must not exceed 80 kPa. The machines are to be delivered to site within 20 weeks of approval of the submittals.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      "Cooling capacity": "≥ 3500",
      "Entering condenser water temperature": "32",
      "Leaving chilled water temperature": "5.5",
      COP: "≥ 6.1",
      IPLV: "≥ 8.5",
      "Pressure drop": "≤ 80",
    },
  },
  {
    text: "Water chilling unit, centrifugal, hermetic, capacity: 2,110 kW (600 TR). Evaporator water flow: 90.7 l/s; condenser water flow: 113 l/s. Power supply: 380 V / 3 ph / 60 Hz. Noise: max. 85 dB(A) at 1 m. Compressor and motor warranty: 5 years.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      "Cooling capacity": "2110",
      "Chilled water flow": "90.7",
      "Condenser water flow": "113",
      "Power supply": "380 V / 3 ph / 60 Hz",
      "Sound pressure level": "≤ 85",
    },
  },
  {
    text: "PART 2 - PRODUCTS. CENTRIFUGAL CHILLERS, WATER COOLED. The chiller shall be selected for 85 °F entering condenser water and shall cool 1,440 gpm of chilled water to a leaving temperature of 44 °F. Maximum power input shall be 345 kW. Water boxes shall be designed for a working pressure of 150 psig and hydrostatically tested at 1.5 times the design pressure. Minimum efficiency shall also comply with ASHRAE 90.1-2016.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      "Entering condenser water temperature": "29.44",
      "Chilled water flow": "90.85",
      "Leaving chilled water temperature": "6.667",
      "Power input": "≤ 345",
      "Pressure rating": "10.34",
    },
  },
  {
    text: "Oil-free, magnetic-bearing centrifugal chillers shall be charged with R-134a or R-513A; R-123 and R-22 are not acceptable. Integrated part load value (IPLV) shall not be less than 9.4. The unit must unload to a minimum part load of 10 % or less without hot gas bypass. Starting current shall be limited to a maximum of 400 A.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      Refrigerant: "R-134a, R-513A",
      IPLV: "≥ 9.4",
      "Minimum part load": "≤ 10",
      "Starting current": "≤ 400",
    },
  },
  {
    text: "District cooling plant, centrifugal chillers in series counterflow. Each chiller should have a nominal cooling capacity of 2,000 TR with a leaving chilled water temperature of 4.4 °C. Condenser water enters at 34.5 °C with a flow of 420 l/s and leaves at 40 °C. Electrical supply to the main motor: 11 kV / 3 ph / 50 Hz. The factory test shall be witnessed by 4 representatives of the Employer for 3 days.",
    kind: "Water-Cooled Centrifugal Chillers",
    asked: {
      "Cooling capacity": "7034",
      "Leaving chilled water temperature": "4.4",
      "Entering condenser water temperature": "34.5",
      "Condenser water flow": "420",
      "Power supply": "11 kV / 3 ph / 50 Hz",
    },
  },
  // Water-cooled screw chillers
  {
    text: "The Contractor shall supply and install two water-cooled screw chillers, each of 300 TR. Energy consumption at full load shall not exceed 0.68 kW/ton, and IPLV shall be 0.5 kW/ton or lower. Sound pressure level shall not exceed 80 dBA at 1 metre from the unit. Evaporator insulation shall be 19 mm closed-cell elastomeric foam.",
    kind: "Water-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "1055",
      COP: "≥ 5.172",
      IPLV: "≥ 7.034",
      "Sound pressure level": "≤ 80",
    },
  },
  {
    text: "Screw chiller (water-cooled), twin circuit. Cooling capacity: minimum 850 kW. Chilled water: 12 °C entering, 7 °C leaving. Condenser water: 30 °C entering, 35 °C leaving. COP: minimum 5.4. Refrigerant: R-1234ze(E). Fouling factor: 0.000018 m².K/W evaporator, 0.000044 m².K/W condenser.",
    kind: "Water-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "≥ 850",
      "Leaving chilled water temperature": "7",
      "Entering condenser water temperature": "30",
      COP: "≥ 5.4",
      Refrigerant: "R-1234ze",
    },
  },
  {
    text: "3.02 B. Water-cooled rotary screw chillers must fit the existing plant room: overall height must not exceed 2,150 mm, width must not exceed 1,500 mm and the operating weight is limited to 6,200 kg maximum. The pressure drop in the condenser must be at most 60 kPa with 52 l/s of condenser water. The starter panel is to be IP54. Rig in through the existing 3 m wide shaft.",
    kind: "Water-Cooled Screw Chillers",
    asked: {
      Height: "≤ 2150",
      Width: "≤ 1500",
      Weight: "≤ 6200",
      "Pressure drop": "≤ 60",
      "Condenser water flow": "52",
      "Degree of protection": "IP54",
    },
  },
  {
    text: "Each water-cooled screw machine shall be capable of 160 TR when cooling 384 gpm of water to 45 °F with 480 gpm of condenser water at 90 °F. Power shall be 460 V / 3 ph / 60 Hz. Water pressure drop shall not exceed 20 ft of water. Maintain spare parts for 2 years of operation.",
    kind: "Water-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "562.7",
      "Chilled water flow": "24.23",
      "Leaving chilled water temperature": "7.222",
      "Condenser water flow": "30.28",
      "Entering condenser water temperature": "32.22",
      "Power supply": "460 V / 3 ph / 60 Hz",
      "Pressure drop": "≤ 59.78",
    },
  },
  // Water-cooled scroll chillers
  {
    text: "Packaged water-cooled scroll chiller with a capacity between 180 and 200 kW at 6 °C leaving chilled water. The unit shall use R-410A or R-454B. Absorbed power shall be no more than 42 kW. Vibration isolators with 25 mm static deflection shall be furnished.",
    kind: "Water-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "180–200",
      "Leaving chilled water temperature": "6",
      Refrigerant: "R-410A, R-454B",
      "Power input": "≤ 42",
    },
  },
  {
    text: "Indoor water-cooled chiller, scroll compressors, for the clinic in Alexandria. Nominal cooling capacity approximately 140 kW, coefficient of performance 4.9 or better, condenser water entering at 29 °C. Supply 400 V / 3 ph / 50 Hz. To pass a doorway, the depth of the unit should not be greater than 880 mm. Commissioning to be completed within 10 days.",
    kind: "Water-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "140",
      COP: "≥ 4.9",
      "Entering condenser water temperature": "29",
      "Power supply": "400 V / 3 ph / 50 Hz",
      Depth: "≤ 880",
    },
  },
  {
    text: "Scroll type water cooled chillers:\na. Capacity: not less than 60 TR\nb. Chilled water flow: 9.1 l/s\nc. Condenser water flow: 11.4 l/s\nd. Maximum working pressure, water side: 10 bar\ne. Sound pressure: 72 dB(A) maximum at 1 m\nf. Guarantee: 24 months from taking over",
    kind: "Water-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "≥ 211",
      "Chilled water flow": "9.1",
      "Condenser water flow": "11.4",
      "Pressure rating": "10",
      "Sound pressure level": "≤ 72",
    },
  },
  // Air-cooled scroll chillers
  {
    text: "Air-cooled scroll chillers shall have a net cooling capacity of not less than 210 kW at an ambient temperature of 46 °C, with chilled water leaving at 6.7 °C and entering at 12.2 °C. EER at these conditions shall be at least 2.7. The condenser coil shall be coated and shall withstand 3,000 hours of salt spray to ASTM B117.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "≥ 210",
      "Condenser entering air temperature": "46",
      "Leaving chilled water temperature": "6.7",
      EER: "≥ 2.7",
    },
  },
  {
    text: "Air cooled packaged chiller with hermetic scroll compressors, 40 TR at 115 °F outdoor air. Refrigerant R410A. EER not less than 9.0 Btu/W·h; IPLV not less than 14.5 Btu/W·h. Electrical characteristics: 380V/3Ph/60Hz. Unit to be listed by UL 1995.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "140.7",
      "Condenser entering air temperature": "46.11",
      Refrigerant: "R-410A",
      EER: "≥ 2.638",
      IPLV: "≥ 4.25",
      "Power supply": "380V/3Ph/60Hz",
    },
  },
  {
    text: "The scroll chillers on the villa roofs must be quiet: the sound pressure level must not exceed 58 dB(A) at 10 m in free field. Condenser fan speed must be limited to 900 rpm. The units must use R-32. The parapet screen of 2.4 m is by others.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Sound pressure level": "≤ 58",

      Refrigerant: "R-32",
    },
  },
  {
    text: "15680-2.1 Air-cooled liquid chiller, scroll. Cooling duty 350 kW at 48 °C ambient; water flow 16.7 l/s; maximum pressure drop 500 mbar. Power input of compressors and fans should not exceed 145 kW. Control panel IP 54. The Contractor shall submit selections within 14 days.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "350",
      "Condenser entering air temperature": "48",
      "Chilled water flow": "16.7",
      "Pressure drop": "≤ 50",
      "Power input": "≤ 145",
      "Degree of protection": "IP 54",
    },
  },
  {
    text: "Chiller shall be factory assembled, air cooled, with not fewer than 4 scroll compressors in 2 independent circuits. It shall cool 240 gpm of water from 54 °F to 44 °F. Shipping weight is of no concern, but the operating weight shall be less than or equal to 12,000 lb. Maximum ambient: 125 °F.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Chilled water flow": "15.14",
      "Leaving chilled water temperature": "6.667",
      Weight: "≤ 5443",
      "Condenser entering air temperature": "51.67",
    },
  },
  {
    text: "Modular air-cooled scroll chillers are to be provided for the mosque. Each module is to have a cooling capacity of 65 kW or more and is to be no wider than 1,150 mm. EER is to be 2.85 minimum at 43 °C outdoor air temperature. The electrical supply available is 415 V / 3 ph / 50 Hz. Modules are to be added up to 8 on one controller.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "≥ 65",
      Width: "≤ 1150",
      EER: "≥ 2.85",
      "Condenser entering air temperature": "43",
      "Power supply": "415 V / 3 ph / 50 Hz",
    },
  },
  {
    text: "Reversible air-cooled scroll heat pump chiller for the hotel annex at Ain Sokhna. Nominal cooling capacity 180 kW, heating capacity not less than 195 kW at 45 °C leaving hot water. Starting current with soft starter: max. 310 A. R-454B only. Five (5) years of compressor warranty shall be included.",
    kind: "Air-Cooled Scroll Chillers",
    asked: {
      "Cooling capacity": "180",
      "Heating capacity": "≥ 195",
      "Starting current": "≤ 310",
      Refrigerant: "R-454B",
    },
  },
  // Air-cooled screw chillers
  {
    text: "Air-cooled screw chillers shall each provide a minimum of 350 TR at 46 °C ambient and 5.5 °C leaving chilled water temperature. Each unit shall restart within 5 minutes after a power failure. Refrigerant shall be R-134a. Efficiency shall meet ESMA and ASHRAE 90.1 requirements.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "≥ 1231",
      "Condenser entering air temperature": "46",
      "Leaving chilled water temperature": "5.5",
      Refrigerant: "R-134a",
    },
  },
  {
    text: "Cooling capacity of each air-cooled screw chiller: 1,100 kW. Coefficient of performance at design: no less than 2.9. Refrigerant type: R-513A or R-1234ze. Sound pressure at 10 metres: 68 dB(A) or less. Weight: not to exceed 9,800 kg.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "1100",
      COP: "≥ 2.9",
      Refrigerant: "R-1234ze, R-513A",
      "Sound pressure level": "≤ 68",
      Weight: "≤ 9800",
    },
  },
  {
    text: "The chillers shall be air-cooled, double screw, selected at 118 °F ambient temperature, 44 °F LCWT and 54 °F entering. Total capacity shall be at least 200 TR per chiller and EER at least 10.1 BTU/Wh. Evaporator shell shall be ASME stamped for 200 psig working pressure. Oil heaters of 300 W shall be energised when the compressor is off.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Condenser entering air temperature": "47.78",
      "Leaving chilled water temperature": "6.667",
      "Cooling capacity": "≥ 703.4",
      EER: "≥ 2.96",
      "Pressure rating": "13.79",
    },
  },
  {
    text: "Variable-speed air-cooled screw chillers must modulate to a minimum part load of not more than 15 %. IPLV must exceed 5.0. The power factor must be at least 0.95 at all loads. Power supply must be 400 V, 3 phase, 50 Hz and the electrical enclosure IP55. Current harmonics must be limited to 5 % THD as IEEE 519.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Minimum part load": "≤ 15",
      IPLV: "≥ 5",
      "Power supply": "400 V, 3 phase, 50 Hz",
      "Degree of protection": "IP55",
    },
  },
  {
    text: "Screw chillers, air cooled, as scheduled. Evaporator water flow 38.2 l/s, pressure drop ≤ 65 kPa. Leaving water temperature between 5 °C and 7 °C. Total absorbed power ≤ 310 kW at 46 °C. Insulation thickness of evaporator ≥ 32 mm.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Chilled water flow": "38.2",
      "Pressure drop": "≤ 65",
      "Leaving chilled water temperature": "5–7",
      "Power input": "≤ 310",
      "Condenser entering air temperature": "46",
    },
  },
  {
    text: "For the hospital in Riyadh, furnish air-cooled rotary screw chillers of 400 TR each with R134a refrigerant. The sound pressure level should be no higher than 70 dBA at 30 ft. Units should operate on 460V-3Ph-60Hz. Delivery ex-works within 16 weeks, spare parts ex-stock Jeddah for 10 years.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "1407",
      Refrigerant: "R-134a",
      "Sound pressure level": "≤ 70",
      "Power supply": "460V-3Ph-60Hz",
    },
  },
  {
    text: "2.02 C. Capacity: the air-cooled screw chiller is to produce from 900 to 950 kW of cooling with outdoor air at 45 °C. 2.02 D. Length: not more than 9.5 m, so that the unit fits the steel frame. 2.02 E. EER (full load): 2.8 min. 2.02 F. Shells are to be pressure tested at 15 bar for 4 hours.",
    kind: "Air-Cooled Screw Chillers",
    asked: {
      "Cooling capacity": "900–950",
      "Condenser entering air temperature": "45",
      Length: "≤ 9.5",
      EER: "≥ 2.8",
    },
  },
  // IT cooling chillers
  {
    text: "Chillers for the data centre shall be air-cooled with integrated free cooling, each rated at not less than 600 kW with 18 °C leaving and 26 °C entering chilled water, at an outdoor temperature of 48 °C. EER shall be 3.4 or better. After a power failure the unit shall reach full load within 180 seconds.",
    kind: "IT Cooling Chillers",
    asked: {
      "Cooling capacity": "≥ 600",
      "Leaving chilled water temperature": "18",
      "Condenser entering air temperature": "48",
      EER: "≥ 3.4",
    },
  },
  {
    text: "IT cooling chiller, N+1, R-1234ze. Supply temperature of chilled water: 20 °C. Water flow: 21.5 l/s. Sound: not more than 65 dB(A) at 10 m. Power: 400V/3ph/50Hz, dual feed with automatic transfer in 3 s.",
    kind: "IT Cooling Chillers",
    asked: {
      Refrigerant: "R-1234ze",
      "Leaving chilled water temperature": "20",
      "Chilled water flow": "21.5",
      "Sound pressure level": "≤ 65",
      "Power supply": "400V/3ph/50Hz",
    },
  },
  {
    text: "The server room is served by two chillers in duty/standby arrangement, each of 100 TR. Leaving chilled water shall be 60 °F at 1,000 feet elevation. Maximum power input per chiller: 105 kW. Two buffer tanks hold 5 minutes of full load. Uptime Tier III applies.",
    kind: "IT Cooling Chillers",
    asked: {
      "Cooling capacity": "351.7",
      "Leaving chilled water temperature": "15.56",
      "Power input": "≤ 105",
    },
  },
  // End-suction pumps
  {
    text: "Secondary chilled water pumps shall be end-suction, base mounted, each delivering 45 l/s against a head of 28 m. Pump speed shall not exceed 1,450 rpm. Casings shall be rated for a working pressure of not less than 16 bar and tested at 1.5 times that pressure. Motors shall be IE3, IP55.",
    kind: "End-Suction Pumps",
    asked: {
      Flow: "45",
      Head: "28",
      Speed: "≤ 1450",
      "Pressure rating": "≥ 16",
      "Degree of protection": "IP55",
    },
  },
  {
    text: "End suction condenser water pumps: 900 gpm at 80 ft head, 1,750 rpm. Motor shall be 40 hp maximum, 460 V / 3 ph / 60 Hz. Pump casing rated 175 psig. Alignment shall be checked to 0.05 mm after grouting.",
    kind: "End-Suction Pumps",
    asked: {
      Flow: "56.78",
      Head: "24.38",
      Speed: "1750",
      "Motor power": "≤ 29.83",
      "Power supply": "460 V / 3 ph / 60 Hz",
      "Pressure rating": "12.07",
    },
  },
  {
    text: "The hot water pumps must have a flow rate of at least 54 m³/h with a pump head of not less than 22 m. The motor power must not be larger than 7.5 kW. Mechanical seals must be rated for water at 120 °C. NPSH required must remain 1 m below NPSH available.",
    kind: "End-Suction Pumps",
    asked: {
      Flow: "≥ 15",
      Head: "≥ 22",
      "Motor power": "≤ 7.5",
    },
  },
  {
    text: "Pump type end suction, back pull-out, bronze impeller. Duty: 720 US gpm, 150 ft. Efficiency at the duty point shall be 78 % or better. Motor to be non-overloading over the whole curve, 1450 rpm, 380 V/3 Ph/50 Hz. Impeller diameter max. 90 % of the largest one.",
    kind: "End-Suction Pumps",
    asked: {
      Flow: "45.42",
      Head: "45.72",
      Speed: "1450",
      "Power supply": "380 V/3 Ph/50 Hz",
    },
  },
  // Air handling units
  {
    text: "Air handling units shall be double skin with 50 mm panels. Supply air flow shall be 6,500 l/s against an external static pressure of 450 Pa. The cooling coil shall have a total cooling capacity of not less than 165 kW and a sensible cooling capacity of not less than 120 kW. Casing leakage class L1 to EN 1886 at 400 Pa.",
    kind: "Air Handling Units",
    asked: {
      "Air flow": "6500",
      "External static pressure": "450",
      "Cooling capacity": "≥ 165",
      "Sensible cooling capacity": "≥ 120",
    },
  },
  {
    text: "AHU-R-03: airflow 14,000 cfm, ESP 2.0 in. W.G., fan motor power not to exceed 11 kW. Fan speed not above 1,800 rpm. Filters: G4 and F8, final pressure loss 250 Pa. Entering chilled water 42 °F.",
    kind: "Air Handling Units",
    asked: {
      "Air flow": "6607",
      "External static pressure": "498.2",
      "Fan motor power": "≤ 11",
    },
  },
  {
    text: "Fresh air handling units with heat recovery wheel are to treat 18,000 m³/h of outdoor air. The coil is to have a cooling capacity of 240 kW with a chilled water flow of 11.5 l/s and a water pressure drop of 30 kPa at most. Unit height, including base frame, is to be 2,400 mm maximum. Wheel efficiency is to be 75 % at least.",
    kind: "Air Handling Units",
    asked: {
      "Air flow": "5000",
      "Cooling capacity": "240",
      "Chilled water flow": "11.5",
      "Pressure drop": "≤ 30",
      Height: "≤ 2400",
    },
  },
  {
    text: "Operating theatre AHU, hygienic execution. Air volume: minimum 2.4 m³/s. External static pressure: minimum 600 Pa. Sound pressure level at 1 m from the casing: 60 dB(A) maximum. Electrical supply: 415 V / 3 ph / 50 Hz. Twenty air changes per hour in the theatre shall be proved on site.",
    kind: "Air Handling Units",
    asked: {
      "Air flow": "≥ 2400",
      "External static pressure": "≥ 600",
      "Sound pressure level": "≤ 60",
      "Power supply": "415 V / 3 ph / 50 Hz",
    },
  },
  // Ducted fan coil units
  {
    text: "Concealed ducted fan coil units shall deliver 400 cfm at medium speed against an external static pressure of at least 0.2 in. W.G. Total cooling capacity shall be not less than 12,000 BTU/h. Noise criteria in bedrooms shall be NC 30. Drain pan shall be stainless steel, 1.2 mm.",
    kind: "Ducted Fan Coil Units",
    asked: {
      "Air flow": "188.8",
      "External static pressure": "≥ 49.82",
      "Cooling capacity": "≥ 3.517",
    },
  },
  {
    text: "FCU, ducted, 4-row coil. Cooling: 8.2 kW total, 6.1 kW sensible. Air flow 420 l/s, ESP 50 Pa or more. Fan power input max. 0.18 kW. Height must be ≤ 300 mm. Supply 230 V / 1 ph / 50 Hz.",
    kind: "Ducted Fan Coil Units",
    asked: {
      "Cooling capacity": "8.2",
      "Sensible cooling capacity": "6.1",
      "Air flow": "420",
      "External static pressure": "≥ 50",
      "Fan motor power": "≤ 0.18",
      Height: "≤ 300",
      "Power supply": "230 V / 1 ph / 50 Hz",
    },
  },
  {
    text: "High static ducted fan coils should each have an air volume of 1,200 cfm at 0.4 in. W.G. of external static pressure. Total capacity should be 36,000 Btu/h or above. Sound pressure should be 45 dB(A) or lower at 1.5 m. Coils should be leak tested under water with air at 20 bar. Units should carry two years of warranty.",
    kind: "Ducted Fan Coil Units",
    asked: {
      "Air flow": "566.3",
      "External static pressure": "99.64",
      "Cooling capacity": "≥ 10.55",
      "Sound pressure level": "≤ 45",
    },
  },
  // Cassette fan coil units
  {
    text: "Four-way cassette fan coil units shall have a nominal cooling capacity between 7 and 8 kW and shall fit into a ceiling void of 320 mm. Sound pressure level at low speed shall be no greater than 36 dB(A). The built-in condensate pump shall lift water by 750 mm. Water flow shall be 0.35 l/s.",
    kind: "Cassette Fan Coil Units",
    asked: {
      "Cooling capacity": "7–8",
      "Sound pressure level": "≤ 36",
      "Chilled water flow": "0.35",
    },
  },
  {
    text: "Cassette type FCU: cooling capacity 3 TR, air volume 1000 cfm, weight up to 42 kg. Panel white RAL 9003. Power supply 220V/1Ph/60Hz. Samples shall be submitted within 21 days.",
    kind: "Cassette Fan Coil Units",
    asked: {
      "Cooling capacity": "10.55",
      "Air flow": "471.9",
      Weight: "≤ 42",
      "Power supply": "220V/1Ph/60Hz",
    },
  },
  // Rooftop units
  {
    text: "Packaged rooftop units shall provide at least 30 TR total cooling capacity at 115 °F ambient. Supply air flow shall be 12,000 cfm at 1.0 in. W.G. external static pressure. Refrigerant shall be R-410A; units with R-22 will be rejected. Economiser dampers shall leak no more than 4 cfm per square foot.",
    kind: "Rooftop Units",
    asked: {
      "Cooling capacity": "≥ 105.5",
      "Operating range": "46.11",
      "Air flow": "5663",
      "External static pressure": "249.1",
      Refrigerant: "R-410A",
    },
  },
  {
    text: "Rooftop package unit for the supermarket in New Cairo. Total capacity: 88 kW; sensible capacity: not less than 66 kW; outdoor air: 43 °C. Air flow: 4,400 l/s. EER: 2.9 or higher. Fan motor: 7.5 kW maximum. Electrical heater of 24 kW is by others.",
    kind: "Rooftop Units",
    asked: {
      "Cooling capacity": "88",
      "Sensible cooling capacity": "≥ 66",
      "Operating range": "43",
      "Air flow": "4400",
      EER: "≥ 2.9",
      "Fan motor power": "≤ 7.5",
    },
  },
  {
    text: "The rooftop units must be weatherproof, with a control compartment to IP65. Heating capacity must be 360 MBH minimum. Sound pressure must not be more than 74 dB(A) at 3 m. Operating weight must not exceed 1,850 kg. Cabinets must pass a 1,000-hour salt spray test.",
    kind: "Rooftop Units",
    asked: {
      "Degree of protection": "IP65",
      "Heating capacity": "≥ 105.5",
      "Sound pressure level": "≤ 74",
      Weight: "≤ 1850",
    },
  },
  // VRF outdoor units
  {
    text: "VRF outdoor units shall be of the heat pump type with a nominal cooling capacity of 56 kW and a nominal heating capacity of 63 kW. The operating range in cooling shall be from -5 °C to 52 °C. Sound pressure level shall not exceed 63 dB(A) at 1 m. Total piping length up to 1,000 m shall be possible, and compressors shall be guaranteed for 5 years.",
    kind: "VRF Outdoor Units",
    asked: {
      "Cooling capacity": "56",
      "Heating capacity": "63",
      "Operating range": "-5–52",
      "Sound pressure level": "≤ 63",
    },
  },
  {
    text: "VRF/VRV condensing units: cooling capacity not less than 120 MBH at 46 °C outdoor temperature, EER not less than 3.1, refrigerant R-410A or R-32. Electrical: 400V-3Ph-50Hz. Connection ratio of indoor units 50 % to 130 %. Maximum height difference 90 m.",
    kind: "VRF Outdoor Units",
    asked: {
      "Cooling capacity": "≥ 35.17",
      "Operating range": "46",
      EER: "≥ 3.1",
      Refrigerant: "R-32, R-410A",
      "Power supply": "400V-3Ph-50Hz",
    },
  },
  // Close-control units
  {
    text: "Close control units shall be down-flow, chilled water type, each with a sensible cooling capacity of not less than 60 kW. The sensible heat ratio shall be 0.95 or better at a room condition of 24 °C and 45 % RH. Air flow shall be 5,200 l/s. Temperature shall be held within ±1 °C and humidity within ±5 %.",
    kind: "Close-Control Units",
    asked: {
      "Sensible cooling capacity": "≥ 60",
      "Sensible heat ratio": "≥ 0.95",
      "Air flow": "5200",
    },
  },
  {
    text: "CRAC units: total cooling capacity 20 TR, SHR min. 0.92, external static pressure 75 Pa. EC fans with fan power input of no more than 4.2 kW. Width not exceeding 1,800 mm, depth not exceeding 890 mm. Humidifier 8 kg/h, electrode type. Supply 400 V / 3 ph / 50 Hz.",
    kind: "Close-Control Units",
    asked: {
      "Cooling capacity": "70.34",
      "Sensible heat ratio": "≥ 0.92",
      "External static pressure": "75",
      "Fan motor power": "≤ 4.2",
      Width: "≤ 1800",
      Depth: "≤ 890",
      "Power supply": "400 V / 3 ph / 50 Hz",
    },
  },
  // Plate heat exchangers
  {
    text: "Plate heat exchangers shall be gasketed, AISI 316 plates of 0.5 mm minimum thickness, each with a heat capacity of not less than 2,800 kW. Pressure drop shall not exceed 50 kPa on either side. Frames shall be rated for 16 bar working pressure and shall allow 20 % additional plates.",
    kind: "Plate Heat Exchangers",
    asked: {
      "Heat capacity": "≥ 2800",
      "Pressure drop": "≤ 50",
      "Pressure rating": "16",
    },
  },
  {
    text: "PHE-1/2 for pool heating. Heat exchanged: 450 kW; primary 80/60 °C. Flow: 5.4 l/s. Pressure drop: between 20 and 40 kPa. Max. working pressure: 150 psi; test pressure 225 psi.",
    kind: "Plate Heat Exchangers",
    asked: {
      "Heat capacity": "450",
      Flow: "5.4",
      "Pressure drop": "20–40",
      "Pressure rating": "10.34",
    },
  },
  // Pressure vessels
  {
    text: "Diaphragm expansion vessels shall have a nominal volume of not less than 500 litres and a working pressure of 10 bar. The operating temperature shall be from -10 °C to 99 °C. Pre-charge on site shall be 2.5 bar. The vessels shall be CE marked to 2014/68/EU.",
    kind: "Pressure Vessels",
    asked: {
      "Nominal volume": "≥ 500",
      "Pressure rating": "10",
      "Operating range": "-10–99",
    },
  },
  {
    text: "Pressure vessel for the booster set: volume approx. 300 l, membrane of EPDM. Rated pressure at least 16 bar. Height not more than 1,650 mm. Epoxy coating of 150 microns inside and outside.",
    kind: "Pressure Vessels",
    asked: {
      "Nominal volume": "300",
      "Pressure rating": "≥ 16",
      Height: "≤ 1650",
    },
  },
  // Fire pump sets
  {
    text: "The fire pump set shall be UL listed and FM approved, with a rated flow of 750 gpm at a rated pressure of 120 psi. It shall furnish 150 % of rated flow at not less than 65 % of rated head. Controllers shall be IP54. Diesel fuel tank shall be sized for 8 hours as NFPA 20.",
    kind: "Fire Pump Sets",
    asked: {
      Flow: "47.32",
      "Pressure rating": "8.274",
      "Degree of protection": "IP54",
    },
  },
  {
    text: "Fire pumps, one electric and one diesel, to be 63 l/s at 95 m head each. Speed is to be 2,950 rpm at most. Electric motor power: 110 kW; electrical supply: 380 V / 3 ph / 50 Hz. Water supply is to last for 90 minutes.",
    kind: "Fire Pump Sets",
    asked: {
      Flow: "63",
      Head: "95",
      Speed: "≤ 2950",
      "Motor power": "110",
      "Power supply": "380 V / 3 ph / 50 Hz",
    },
  },
  // Panels
  {
    text: "Main distribution boards shall be Form 4b to IEC 61439-2 with a rated current of 2,500 A and a rated voltage of 415 V. Short-circuit withstand shall be 50 kA for 1 s. The degree of protection shall be at least IP43. The boards shall be suitable for operating temperatures between -5 °C and 50 °C. Spare ways of 20 % shall be provided.",
    kind: "Distribution Panels",
    asked: {
      "Rated current": "2500",
      "Rated voltage": "415",
      "Degree of protection": "IP43",
      "Operating range": "-5–50",
    },
  },
  {
    text: "Motor control panels for the chilled water pumps must be floor standing, IP 54, for three drives with a motor power of 37 kW each. Nominal current of the incomer must be 250 A or more. Panel depth must not exceed 600 mm. Control circuits must be 24 V DC.",
    kind: "Motor Control Panels",
    asked: {
      "Degree of protection": "IP 54",
      "Motor power": "37",
      "Rated current": "≥ 250",
      Depth: "≤ 600",
    },
  },
  // Cable trays
  {
    text: "Cable trays shall be perforated, hot-dip galvanised after fabrication to BS EN ISO 1461, 2.0 mm thick. Width shall be 450 mm and side height not less than 50 mm. Distributed load shall be at least 75 kg/m with supports every 1.5 m. Deflection shall not exceed 1/200 of the span.",
    kind: "Cable Trays",
    asked: {
      Width: "450",
      Height: "≥ 50",
      "Distributed load": "≥ 75",
    },
  },
  {
    text: "Heavy duty return-flange cable tray, length 3 m, width 300 mm, height 100 mm. Loading: minimum distributed load 120 kg/m. Zinc coating to be 65 microns on average. Allow 25 % spare space for future cables.",
    kind: "Cable Trays",
    asked: {
      Length: "3",
      Width: "300",
      Height: "100",
      "Distributed load": "≥ 120",
    },
  },
];
