import * as z from "zod";
import { type BrandProfile, brandProfileSchema } from "./schemas.ts";

/**
 * Facts about six manufacturers that the database does not have. They enrich the page of the brand with the same slug
 * (docs/decisions/0003-brand-pages-come-from-the-database.md). Telephone and email are null where enquiries go through us.
 */
export const brandProfiles: BrandProfile[] = z
  .array(brandProfileSchema)
  .length(6)
  .parse([
    {
      id: "hiref",
      description:
        "Italian maker of close-control air conditioners and chillers for data centres, telecommunications and industrial processes.",
      country: "Italy",
      founded: 2001,
      specialties: [
        "Close-control air conditioning",
        "Data-centre cooling",
        "Free-cooling chillers",
        "In-row cooling",
        "Process cooling",
      ],
      fullDescription: [
        "HiRef was founded in 2001 in the Veneto, a region with a long tradition in refrigeration, and makes precision air conditioning for rooms in which equipment rather than people sets the conditions: data halls, switching rooms, battery rooms and laboratories. The company belongs to the Italian Galletti Group.",
        "Its range runs from perimeter units on direct expansion or chilled water, through units placed in the row of cabinets, to chillers with free-cooling coils. Variable-speed compressors and EC fans let the units follow the load of a hall that fills up over years.",
        "We propose HiRef where sensible load dominates and the return air is warm. Under Egyptian conditions two questions decide a selection: condenser air of 46 °C and above, and dust, which argues for generous filter area and coils that can be cleaned.",
      ],
      headquarters: "Tribano (Padua), Italy",
      employees: null,
      markets: ["Data centres", "Telecommunications", "Industrial processes", "Healthcare imaging and laboratories"],
      certifications: ["ISO 9001", "CE marking"],
      contact: { phone: null, email: null, address: "Tribano (Padua), Italy" },
    },
    {
      id: "dkc",
      description:
        "Maker of cable trays, trunking, conduits and enclosures for electrical installations in buildings and industry.",
      country: "Italy",
      founded: 1998,
      specialties: ["Cable trays and ladders", "Trunking", "Conduits", "Enclosures", "Bus-bar trunking"],
      fullDescription: [
        "DKC makes the parts of an electrical installation that carry, protect and enclose it: cable trays and ladders in galvanised and stainless steel, plastic trunking and conduits, floor systems and enclosures. Production under the name began in 1998; DKC Europe is based in Novara in Piedmont.",
        "For a contractor the value of such a system lies in its accessories. Bends, couplers, supports and covers that fit each other, with tested load tables for a given support spacing, save more time on site than a cheaper length of tray.",
        "We use DKC containment for power, control and data cabling of mechanical plant. Coating follows the place: pre-galvanised in dry risers, hot-dip galvanised in plantrooms and on roofs, stainless steel in food production and on the coast.",
      ],
      headquarters: "Novara, Italy",
      employees: null,
      markets: ["Commercial buildings", "Industry", "Infrastructure", "Data centres"],
      certifications: ["ISO 9001", "CE marking", "Cable trays and ladders to IEC 61537"],
      contact: { phone: null, email: null, address: "Novara, Italy" },
    },
    {
      id: "carrier",
      description:
        "The company of Willis Carrier, with a range from packaged units to centrifugal chillers for whole campuses.",
      country: "United States",
      founded: 1915,
      specialties: [
        "Centrifugal chillers",
        "Screw chillers",
        "Rooftop units",
        "Air handling units",
        "Building controls",
      ],
      fullDescription: [
        "In 1902 Willis Carrier designed a system that controlled both temperature and humidity for a printing works in Brooklyn; it is generally taken as the beginning of modern air conditioning. In 1915 he and six fellow engineers founded the company that bears his name, and in 1922 it introduced the centrifugal refrigeration machine that made the cooling of large buildings practical.",
        "Carrier Global has been an independent, listed company since its separation from United Technologies in 2020. Its commercial range includes the AquaEdge centrifugal and screw chillers, the AquaForce and AquaSnap air-cooled chillers, rooftop units, air handling units and controls.",
        "We specify Carrier for central plants in which part-load efficiency and long service life decide, and for packaged equipment in retail. Carrier machinery has been running in Egypt for decades, so operators who know it are easy to find.",
      ],
      headquarters: "Palm Beach Gardens, Florida, United States",
      employees: "about 50,000",
      markets: ["Commercial buildings", "Hospitality", "Healthcare", "Data centres", "District cooling", "Residential"],
      certifications: [
        "ISO 9001",
        "AHRI Certified (selected chiller ranges)",
        "Eurovent Certified Performance (selected ranges)",
      ],
      contact: { phone: null, email: null, address: "Palm Beach Gardens, Florida, United States" },
    },
    {
      id: "daikin",
      description: "Japanese maker of air conditioning, refrigerants and applied chillers, and the originator of VRV.",
      country: "Japan",
      founded: 1924,
      specialties: [
        "VRV systems",
        "Inverter air conditioning",
        "Air- and water-cooled chillers",
        "Air handling units",
        "Refrigerants",
      ],
      fullDescription: [
        "Daikin was founded in Osaka in 1924 and is one of few companies that make both air conditioners and the refrigerants in them. In 1982 it introduced VRV, the first variable-refrigerant-volume system, from which a whole class of equipment took its form.",
        "The purchase of OYL Industries, the owner of McQuay, in 2006 brought large chillers and air handling units into the group; they are sold today by Daikin Applied. Magnetic-bearing and screw chillers, modular air handling units and the R-32 refrigerant, which Daikin promoted early for split systems, belong to the present range.",
        "We use Daikin VRV in apartments, offices and hotels with many small zones, and its applied chillers in central plants. High-ambient operation, refrigerant charge by room and corrosion protection on the coast are checked with each selection.",
      ],
      headquarters: "Osaka, Japan",
      employees: "about 100,000",
      markets: ["Residential", "Commercial buildings", "Hospitality", "Healthcare", "Industry", "Data centres"],
      certifications: [
        "ISO 9001",
        "ISO 14001",
        "Eurovent Certified Performance (selected ranges)",
        "AHRI Certified (selected chiller ranges)",
      ],
      contact: { phone: null, email: null, address: "Osaka, Japan" },
    },
    {
      id: "trane",
      description:
        "American maker of chillers, air handling and controls, known for its multi-stage CenTraVac centrifugal machines.",
      country: "United States",
      founded: 1913,
      specialties: [
        "Multi-stage centrifugal chillers",
        "Screw and scroll chillers",
        "Air handling units",
        "Rooftop units",
        "Building controls",
        "Thermal storage",
      ],
      fullDescription: [
        "James Trane opened a plumbing shop in La Crosse, Wisconsin, in 1885; with his son Reuben he incorporated The Trane Company in 1913. Its first hermetic centrifugal machine, the Turbovac, appeared in 1938; the CenTraVac line that followed is, much developed, still in production.",
        "Trane is today a brand of Trane Technologies, which took that name in 2020 when the industrial business of Ingersoll Rand was separated from it. The range covers low-pressure multi-stage centrifugals, air- and water-cooled screw and scroll chillers, air handling and rooftop units, and the Tracer control system.",
        "We select Trane for plants with long running hours, for ice storage, and where a control system from the chiller's own maker shortens commissioning. Low-pressure machines have their purge and refrigerant monitoring included in the plantroom design to ASHRAE Standard 15.",
      ],
      headquarters: "Davidson, North Carolina, United States (Trane Technologies: Swords, Ireland)",
      employees: "about 45,000 (Trane Technologies)",
      markets: ["Commercial buildings", "Healthcare", "Education", "Data centres", "Industry", "Residential"],
      certifications: [
        "ISO 9001",
        "AHRI Certified (selected chiller ranges)",
        "Eurovent Certified Performance (selected ranges)",
      ],
      contact: { phone: null, email: null, address: "Davidson, North Carolina, United States" },
    },
    {
      id: "york",
      description:
        "Chillers and air-side equipment under a name that began with an ice-machine works in Pennsylvania in 1874.",
      country: "United States",
      founded: 1874,
      specialties: [
        "Open-drive centrifugal chillers",
        "Magnetic-bearing chillers",
        "Air-cooled screw and scroll chillers",
        "Rooftop units",
        "Air handling units",
      ],
      fullDescription: [
        "York Manufacturing was founded in York, Pennsylvania, in 1874 and grew with the making of ice. Refrigeration for breweries, ships and cold stores came first, air conditioning followed, and over the twentieth century the name became one of the best known in large chillers.",
        "Johnson Controls acquired York International in 2005. Among the chillers under the name are the open-drive YK centrifugal, whose motor can be exchanged without opening the refrigerant circuit, the YZ with magnetic bearings, and the YVAA air-cooled screw with variable speed.",
        "We choose York where large capacities meet warm condenser water, for district and industrial cooling, and where the open drive is valued in a plantroom that has to keep running through a repair.",
      ],
      headquarters: "Part of Johnson Controls, Cork, Ireland",
      employees: null,
      markets: ["Commercial buildings", "District cooling", "Industry", "Healthcare", "Hospitality", "Data centres"],
      certifications: [
        "ISO 9001",
        "AHRI Certified (selected chiller ranges)",
        "Eurovent Certified Performance (selected ranges)",
      ],
      contact: { phone: null, email: null, address: "York, Pennsylvania, United States" },
    },
  ]);
