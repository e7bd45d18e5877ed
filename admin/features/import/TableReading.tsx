import { useState } from "react";
import { DELIMITERS, type Delimiter } from "#domain/import/table/delimited.ts";
import { ENCODINGS, type Encoding } from "#domain/import/table/encoding.ts";
import { HEADER_ROWS_MAX } from "#domain/import/table/header.ts";
import { withLatinDigits } from "#domain/text/numbers.ts";
import { counted } from "#domain/text/text.ts";
import { SelectField, TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Import, OpenImport } from "./use-import.ts";

const options = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** What was recognised in the file, with fields to correct it, and the first rows. */
export function TableReading({ work, open: { reading, mapping } }: { work: Import; open: OpenImport }) {
  const { chosen, header, sheets } = reading;
  // While a row is typed, the field may be empty.
  const [typedRow, setTypedRow] = useState<string | null>(null);
  return (
    <Card
      title="The table"
      note={<span className="text-sm text-ink-soft">{counted(reading.rows, "row")} below the header</span>}
    >
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-sm:grid-cols-1 md:grid-cols-3 xl:grid-cols-6">
        {sheets.length > 1 && (
          <SelectField
            label="Sheet"
            value={chosen.sheet}
            onChange={(event) => work.reread({ sheet: event.target.value })}
          >
            {sheets.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </SelectField>
        )}
        {chosen.encoding && (
          <SelectField
            label="Encoding"
            value={chosen.encoding}
            onChange={(event) => work.reread({ ...chosen, encoding: event.target.value as Encoding })}
          >
            {options(ENCODINGS)}
          </SelectField>
        )}
        {chosen.delimiter && (
          <SelectField
            label="Delimiter"
            value={chosen.delimiter}
            onChange={(event) => work.reread({ ...chosen, delimiter: event.target.value as Delimiter })}
          >
            {options(DELIMITERS)}
          </SelectField>
        )}
        <SelectField
          label="Each product is"
          value={chosen.inColumns ? "column" : "row"}
          onChange={(event) => work.reread({ ...chosen, inColumns: event.target.value === "column" })}
        >
          <option value="row">A row</option>
          <option value="column">A column</option>
        </SelectField>
        <SelectField
          label="Decimals"
          value={mapping.decimal}
          onChange={(event) => work.setMapping({ ...mapping, decimal: event.target.value === "," ? "," : "." })}
        >
          <option value=".">Point: 1,055.5</option>
          <option value=",">Comma: 1.055,5</option>
        </SelectField>
        <TextField
          label="Header begins in row"
          inputMode="numeric"
          value={typedRow ?? header.first + 1}
          onChange={({ target: { value } }) => {
            setTypedRow(value);
            const row = Number(withLatinDigits(value));
            if (Number.isInteger(row) && row >= 1 && row <= 1000) work.setHeader({ ...header, first: row - 1 });
          }}
          onBlur={() => setTypedRow(null)}
        />
        <SelectField
          label="Rows of the header"
          value={header.count}
          onChange={(event) => work.setHeader({ ...header, count: Number(event.target.value) })}
        >
          <option value={0}>None</option>
          {Array.from({ length: HEADER_ROWS_MAX }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </SelectField>
      </div>
      <div
        className="overflow-x-auto rounded-control border border-line"
        tabIndex={0}
        role="region"
        aria-label="First rows"
      >
        <table className="text-sm min-inline-full">
          <tbody>
            {reading.sample.map(({ row, cells }) => {
              const inHeader = row > header.first && row <= header.first + header.count;
              return (
                <tr
                  key={row}
                  className={`border-line not-first:border-bs ${inHeader ? "bg-petrol-wash font-medium" : ""}`}
                >
                  <th
                    scope="row"
                    className="sticky inset-s-0 border-e border-line bg-sheet px-2 py-1 text-end font-normal text-ink-soft tabular-nums"
                  >
                    {row}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={at} className="truncate px-2.5 py-1 whitespace-nowrap max-inline-64">
                      {cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
