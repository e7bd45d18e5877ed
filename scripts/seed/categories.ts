interface Child {
  name: string;
  description: string;
  inactive?: true;
}

/** What the page of a category says besides its products. */
export interface CategoryPage {
  title: string;
  search: string;
  introduction: string;
}

interface Root {
  name: string;
  description: string;
  page?: CategoryPage;
  children: readonly Child[];
}

/** Two levels, in the order in which they are shown. */
export const CATEGORIES: readonly Root[] = [
  {
    name: "Chillers",
    description:
      "Water-cooled and air-cooled machines that make chilled water for central air conditioning and process cooling.",
    page: {
      title: "Chillers, water-cooled and air-cooled",
      search:
        "Centrifugal, screw and scroll chillers from a few tens of kilowatts to district plants, with the figures an engineer compares first.",
      introduction: [
        "A chiller is sized by the load at its own conditions: the leaving water temperature, and the temperature at which it gives off the heat. Compare machines only at the same two.",
        "## Water-cooled or air-cooled",
        "Water-cooled machines need less electricity and a cooling tower with its water treatment. Air-cooled ones stand on the roof, need neither plant room nor make-up water, and give less on the hottest afternoon.",
        "## What to send with an enquiry",
        "- the load in kW or TR, and how it is spread over the year\n- entering and leaving water temperatures\n- the highest outdoor temperature at the site\n- limits for noise, weight and the way in",
      ].join("\n\n"),
    },
    children: [
      {
        name: "Water-Cooled Centrifugal Chillers",
        description: "Large machines on a cooling-tower circuit for hotels, hospitals, malls and district plants.",
      },
      {
        name: "Water-Cooled Screw Chillers",
        description:
          "Mid-size water-cooled machines with slide-valve control for plants that spend long hours at part load.",
      },
      {
        name: "Water-Cooled Scroll Chillers",
        description: "Compact indoor chillers for small plant rooms that already have condenser water.",
      },
      {
        name: "Air-Cooled Scroll Chillers",
        description: "Outdoor chillers with several scroll compressors that need neither tower nor make-up water.",
      },
      {
        name: "Air-Cooled Screw Chillers",
        description: "Outdoor chillers for larger loads where water is scarce or a tower cannot be placed.",
      },
    ],
  },
  {
    name: "Air Handling",
    description: "Units that filter, cool and move air, from packaged rooftops to fan coils in the ceiling.",
    children: [
      {
        name: "Rooftop Units",
        description: "Self-contained units that sit on the roof and supply cooled air through ducts.",
      },
      {
        name: "Air Handling Units",
        description: "Modular units with filters, coils and fans for chilled-water systems and fresh-air supply.",
      },
      {
        name: "Ducted Fan Coil Units",
        description: "Concealed units that serve one room or a small zone through short ducts.",
      },
      {
        name: "Cassette Fan Coil Units",
        description: "Ceiling units that blow in several directions and are serviced from below.",
      },
    ],
  },
  {
    name: "VRF & Precision Cooling",
    description: "Refrigerant systems for many small rooms, and close control for rooms full of electronics.",
    children: [
      {
        name: "VRF Outdoor Units",
        description: "Inverter-driven outdoor units that serve many indoor units through one pair of pipes.",
      },
      {
        name: "Close-Control Units",
        description: "Units that hold temperature and humidity within narrow limits all year round.",
      },
      {
        name: "IT Cooling Chillers",
        description: "Chillers laid out for server rooms, with higher water temperatures and duty all year.",
      },
    ],
  },
  {
    name: "Pumps & Hydronics",
    description: "The water side of a plant room: pumps, expansion and pressure vessels, and heat exchangers.",
    children: [
      { name: "End-Suction Pumps", description: "Single-stage pumps for chilled, condenser and hot water circuits." },
      {
        name: "Pressure Vessels",
        description: "Diaphragm vessels that take up expansion or steady the pressure of a booster set.",
      },
      {
        name: "Plate Heat Exchangers",
        description: "Gasketed exchangers that separate circuits or break the static pressure of tall buildings.",
      },
      {
        name: "Solar Hot Water Systems",
        description: "Collectors and storage cylinders that pre-heat domestic hot water.",
        inactive: true,
      },
    ],
  },
  {
    name: "Electrical Distribution",
    description: "Low-voltage panels that feed, protect and start the equipment of a building.",
    children: [
      {
        name: "Distribution Panels",
        description: "Main and floor panels that divide and protect the low-voltage supply.",
      },
      {
        name: "Motor Control Panels",
        description: "Starters and variable-speed drives for pumps and fans in one enclosure.",
      },
      {
        name: "Power Factor Correction",
        description: "Automatic capacitor banks that reduce the reactive power drawn from the grid.",
      },
    ],
  },
  {
    name: "Cable Management",
    description: "Routes that carry and protect power, control and data cables.",
    children: [
      {
        name: "Cable Trays",
        description: "Perforated trays for power and control cabling in risers, plant rooms and ceiling voids.",
      },
      {
        name: "Wire Mesh Trays",
        description: "Light welded-wire trays that are cut and bent on site, mostly for data cables.",
      },
      {
        name: "Cable Trunking",
        description: "Closed channels with a removable cover for visible runs in finished rooms.",
      },
    ],
  },
  {
    name: "Fire Protection",
    description: "Pumps and valve sets that feed sprinklers and hose stations.",
    children: [
      {
        name: "Fire Pump Sets",
        description: "Electric and diesel duty pumps with a jockey pump, assembled and wired as one set.",
      },
      { name: "Sprinkler Valve Sets", description: "Alarm valves with trim for wet-pipe sprinkler installations." },
      {
        name: "Deluge and Pre-Action Valve Sets",
        description: "Valve sets for hazards that need all nozzles at once, or water only after detection.",
      },
    ],
  },
  {
    name: "Controls & Automation",
    description:
      "Devices that measure, decide and switch, from a wall thermostat to the controller of a whole chiller plant.",
    children: [
      {
        name: "Room Thermostats",
        description: "Wall controllers for fan coil units, stand-alone or on the building network.",
      },
      {
        name: "Plant Controllers",
        description: "Programmable controllers for air handling units, pump sets and chiller plants.",
      },
      { name: "Field Sensors", description: "Temperature, humidity and pressure sensors for ducts, pipes and rooms." },
    ],
  },
];
