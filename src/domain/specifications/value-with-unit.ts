/** A value and its unit as they are read together: '12 kW', or the value alone where it has no unit. */
export const valueWithUnit = ({ value, unit }: { value: string; unit: string }): string =>
  unit === "" ? value : `${value} ${unit}`;
