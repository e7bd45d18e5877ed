/** The columns of a brand's profile, empty. */
export const NO_PROFILE = {
  specialties: [],
  paragraphs: [],
  headquarters: null,
  employees: null,
  markets: [],
  certifications: [],
  contact_phone: null,
  contact_email: null,
  contact_address: null,
};
