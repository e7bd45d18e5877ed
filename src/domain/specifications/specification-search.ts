import { withLatinDigits } from "../text/numbers.ts";

type Searched = { name: string; value: string; unit: string };

/** Removes case, accents and separators of thousands: '1,055' is found by '1055' and the other way round. */
const plain = (text: string): string =>
  withLatinDigits(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
    .toLowerCase();

/** The rows that contain every typed word, in any order, in name, value or unit. */
export function rowsContaining<Row extends Searched>(rows: readonly Row[], typed: string): Row[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return rows.filter(({ name, value, unit }) => {
    // Value and unit once more without a space, because people type '12kW' as well as '12 kW'.
    const text = plain(`${name} ${value} ${unit} ${value}${unit}`);
    return words.every((word) => text.includes(word));
  });
}
