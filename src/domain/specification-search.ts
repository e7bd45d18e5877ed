type Searched = { name: string; value: string; unit: string };

/** Without case and accents, numbers without separators of thousands: '1,055' is found by '1055' and the other way round. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
    .toLowerCase();

/** The rows in which every word that is typed stands somewhere: in any order, in the name, the value or the unit. */
export function rowsContaining<Row extends Searched>(rows: readonly Row[], typed: string): Row[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return rows.filter(({ name, value, unit }) => {
    // The value twice, since '12kW' is typed as well as '12 kW'.
    const text = plain(`${name} ${value} ${unit} ${value}${unit}`);
    return words.every((word) => text.includes(word));
  });
}
