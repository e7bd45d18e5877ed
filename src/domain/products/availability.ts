/** Whether a product is offered. Of those that are not, `survey` is one that is documented for surveys and replacement only. */
export const AVAILABILITIES = ["current", "discontinued", "survey"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const AVAILABILITY_NAMES: Readonly<Record<Availability, string>> = {
  current: "Current",
  discontinued: "Discontinued",
  survey: "For surveys only",
};

/** The availability with this name, as a table has it; undefined if there is none. */
export const availabilityOf = (name: string): Availability | undefined =>
  AVAILABILITIES.find((one) => [one, AVAILABILITY_NAMES[one].toLowerCase()].includes(name.trim().toLowerCase()));
