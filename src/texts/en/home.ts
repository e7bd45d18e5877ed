/** Texts of the home page. */
export const HOME_TEXTS = {
  discover: "Discover Our Services",
  viewProducts: "View Products",
  /** Where the company has said nothing of itself. */
  lead: "All products with their figures, pictures and datasheets.",
  catalogue: "Product categories",
  plantRoom: "The plant room at −5.60, as drawn",
  learnMore: "Learn More About Us",
  brands: "Our Partner Brands",
  brandsLead: "Manufacturers whose machines we know from selection to service.",
  browseAll: "Browse All Products",
  services: "Services from the first sketch to the night shift",
  servicesLead: "Six trades under one contract, with one engineer who answers for the interfaces.",
  /** The key of the drawing beside the services: what its lines mean, by their colour. */
  buildingKey: {
    petrol: "Chilled water, plant room to every floor",
    copper: "Condenser water, chiller to cooling tower",
    ink: "Treated air, roof unit to every room",
  },
  /** What the drawing shows. */
  building:
    "Section through a building with its plant room, risers, fan coil units, cooling tower and air handling unit",
  learnMoreAbout: (service: string) => `Learn More about ${service}`,
  serviceLearnMore: "Learn More",
  consultation: "Talk to an engineer about your project",
  consultationText: "Send a drawing, a schedule or just the floor area. You get an answer that you can calculate with.",
  consultationButton: "Request a Consultation",
  profile: "Download Company Profile",
  call: "Call us",
  mail: "Write to us",
} as const;
