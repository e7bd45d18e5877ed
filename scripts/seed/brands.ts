export interface Brand {
  name: string;
  slug: string;
  logo: string | null;
  description: string;
  website: string | null;
  country: string;
  established: number | null;
  featured: boolean;
  limit: number;
  showFeatured: boolean;
}

export const BRANDS: readonly Brand[] = [
  {
    name: "Carrier",
    slug: "carrier",
    logo: "/brands/carrier.svg",
    description:
      "Carrier takes its name from Willis Carrier, the engineer behind the first modern air-conditioning system of 1902. The range we work with runs from packaged rooftop units to centrifugal chillers for whole campuses.",
    website: "https://www.carrier.com",
    country: "United States",
    established: 1915,
    featured: true,
    limit: 3,
    showFeatured: true,
  },
  {
    name: "Daikin",
    slug: "daikin",
    logo: "/brands/daikin.svg",
    description:
      "Daikin is a Japanese manufacturer of air-conditioning equipment and refrigerants. Its applied division carries on the chillers once sold under the McQuay name, and the model designations in this catalogue are the ones those machines were built with.",
    website: "https://www.daikin.com",
    country: "Japan",
    established: 1924,
    featured: true,
    limit: 4,
    showFeatured: true,
  },
  {
    name: "Trane",
    slug: "trane",
    logo: "/brands/trane.svg",
    description:
      "Trane began in La Crosse, Wisconsin, and is known for its multi-stage CenTraVac centrifugal chillers. We list its centrifugal, screw and scroll machines for central plants and for smaller buildings.",
    website: "https://www.trane.com",
    country: "United States",
    established: 1913,
    featured: true,
    limit: 4,
    showFeatured: true,
  },
  {
    name: "York",
    slug: "york",
    logo: "/brands/york.svg",
    description:
      "York goes back to an ice-machine works founded in York, Pennsylvania, in 1874. Today the name stands on chillers and air-side equipment, among them the open-drive YK centrifugal and a long line of rooftop units.",
    website: "https://www.york.com",
    country: "United States",
    established: 1874,
    featured: true,
    limit: 4,
    showFeatured: true,
  },
  {
    name: "HiRef",
    slug: "hiref",
    logo: "/brands/hiref.svg",
    description:
      "HiRef is an Italian maker of close-control air conditioners and chillers for data centres, telecommunication rooms and industrial processes. Figures on our HiRef pages are typical for the class of machine; each unit is selected for its room.",
    website: "https://www.hiref.com",
    country: "Italy",
    established: 2001,
    featured: true,
    limit: 4,
    showFeatured: true,
  },
  {
    name: "DKC",
    slug: "dkc",
    logo: "/brands/dkc.svg",
    description:
      "DKC makes cable trays, trunking, conduits and electrical enclosures. We use its systems to carry and protect the power, control and data cabling of mechanical plant.",
    website: "https://www.dkceurope.eu",
    country: "Italy",
    established: 1998,
    featured: true,
    limit: 4,
    showFeatured: true,
  },
  {
    name: "Plantroom Selection",
    slug: "plantroom-selection",
    logo: null,
    description:
      "Equipment that we specify by performance and source for each project from manufacturers the consultant has approved. The figures are typical of the class and are replaced by the chosen maker's data at submittal.",
    website: null,
    country: "Egypt",
    established: null,
    featured: false,
    limit: 4,
    showFeatured: false,
  },
];
