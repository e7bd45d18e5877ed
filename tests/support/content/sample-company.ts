import articles from "../../../scripts/seed/company/articles.json" with { type: "json" };
import profiles from "../../../scripts/seed/company/brand-profiles.json" with { type: "json" };
import certificates from "../../../scripts/seed/company/certificates.json" with { type: "json" };
import members from "../../../scripts/seed/company/members.json" with { type: "json" };
import projects from "../../../scripts/seed/company/projects.json" with { type: "json" };
import sectors from "../../../scripts/seed/company/sectors.json" with { type: "json" };
import services from "../../../scripts/seed/company/services.json" with { type: "json" };
import testimonials from "../../../scripts/seed/company/testimonials.json" with { type: "json" };

/** What the sample company says of itself and of its brands, as it is in the seed. */
export const SAMPLE = { articles, certificates, members, profiles, projects, sectors, services, testimonials };
