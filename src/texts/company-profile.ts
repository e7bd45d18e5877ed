import * as profile from "./company.ts";

/** What is said of one company in general, beyond its settings and its records: home page, Corporate, Mission, company profile. */
export type CompanyProfile = Readonly<typeof profile>;

/** The invented company of the sample content. */
export const SAMPLE_PROFILE: CompanyProfile = { ...profile };
