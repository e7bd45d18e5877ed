import type { CompanyProfile } from "../company-profile.ts";
import * as profile from "./company.ts";

/** The invented company of the sample content, in Arabic. */
export const SAMPLE_PROFILE_AR: CompanyProfile = { ...profile };
