import { TABLE_TEXTS as T } from "#texts/listing.ts";
import { Words } from "./words.tsx";
import { useState } from "react";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import { MOST_COLUMNS, PHONE_COLUMNS, withColumn, type TableColumns } from "#domain/listing/listing-table.ts";
import { button } from "#styles/variants/buttons.ts";
import { field } from "#styles/variants/basics.ts";
import { useMedia } from "./use-media.ts";

/** As in the classes of the table (product-table.tsx). */
const PHONE = "(max-width: 47.999rem)";

type Props = TableColumns & { onColumns: (ids: string[]) => void };

/** The choice of columns: all of them on a large screen, on a phone the two that it has room for. */
export function ProductTableColumns(props: Props) {
  const isPhone = useMedia(PHONE, false);
  return <div className="mbe-3 print:hidden">{isPhone ? <PhoneColumns {...props} /> : <AllColumns {...props} />}</div>;
}

function AllColumns({ offered, shown, onColumns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = ({ id }: ListedAttribute) => shown.some((attribute) => attribute.id === id);
  const toggle = (attribute: ListedAttribute) =>
    onColumns(
      (isShown(attribute) ? shown.filter(({ id }) => id !== attribute.id) : [...shown, attribute]).map(({ id }) => id),
    );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={button({ size: "small" })}>{T.columns}</summary>
      {isOpen && (
        <fieldset className="mbs-3 border border-line p-4">
          <legend className="px-1 annotation">{T.mostColumns}</legend>
          <ul className="columns-[16rem] gap-x-6">
            {offered.map((attribute) => (
              <li key={attribute.id} className="break-inside-avoid">
                <label className="flex cursor-pointer items-center gap-2 py-1 text-sm">
                  <input
                    className="size-4 accent-petrol"
                    type="checkbox"
                    checked={isShown(attribute)}
                    disabled={isShown(attribute) ? shown.length === 1 : shown.length >= MOST_COLUMNS}
                    onChange={() => toggle(attribute)}
                  />
                  <Words text={attribute.name} />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </details>
  );
}

function PhoneColumns({ offered, shown, onColumns }: Props) {
  const ids = shown.map(({ id }) => id);
  const first = shown.slice(0, PHONE_COLUMNS);
  return (
    <div className="grid grid-cols-2 gap-2">
      {first.map((attribute, at) => (
        <select
          key={at}
          className={field({ kind: "select" })}
          aria-label={T.column(at + 1)}
          value={attribute.id}
          onChange={({ target }) => onColumns(withColumn(ids, at, target.value))}
        >
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
