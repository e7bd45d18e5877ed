import { useDeferredValue, useMemo, useState } from "react";
import { replacements, type Replacement } from "./rules/replace.ts";
import type { CellChange } from "./rules/history.ts";
import type { Sheet } from "./rules/put.ts";
import { rangeSize, type Place, type Range } from "./rules/range.ts";
import { counted } from "#domain/text/text.ts";
import { Button, Checkbox } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Fields, TextField } from "../../ui/Field.tsx";

type Props = {
  sheet: Sheet;
  /** The selected cells; more than one of them can be searched alone. */
  selection: Range;
  nameOf: (id: string) => string;
  onReplace: (changes: CellChange[]) => void;
  onGoTo: (place: Place) => void;
  onClose: () => void;
};

/** How many replacements are listed at first, and with each press on the button below. */
const LISTED = 200;

/** Finds a text in the table and shows every replacement before any is made. */
export function ReplaceDialog({ sheet, selection, nameOf, onReplace, onGoTo, onClose }: Props) {
  const several = rangeSize(selection).rows * rangeSize(selection).columns > 1;
  const [search, setSearch] = useState({ find: "", matchCase: false, wholeCell: false });
  const [replacement, setReplacement] = useState("");
  const [inSelection, setInSelection] = useState(several);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [listed, setListed] = useState(LISTED);
  // Searching 10,000 products must not hold up the typing.
  const deferred = useDeferredValue({ search, replacement, inSelection });
  const found = useMemo(() => {
    const all = { top: 0, left: 0, bottom: sheet.rows.length - 1, right: sheet.columns.length - 1 };
    return replacements(sheet, deferred.inSelection ? selection : all, deferred.search, deferred.replacement);
  }, [sheet, selection, deferred]);
  const keyOf = ({ place }: Replacement) => `${place.row}:${place.column}`;
  const chosen = found.filter((one) => one.change !== null && !left.has(keyOf(one)));
  const refused = found.filter(({ problem }) => problem !== null).length;
  const options = [
    ["matchCase", "Match case"],
    ["wholeCell", "Whole cell only"],
  ] as const;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Find and replace"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            intent="primary"
            disabled={chosen.length === 0}
            onClick={() => onReplace(chosen.flatMap(({ change }) => change ?? []))}
          >
            Replace in {counted(chosen.length, "cell")}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          label="Find"
          value={search.find}
          onChange={(event) => {
            setSearch({ ...search, find: event.target.value });
            setLeft(new Set());
          }}
        />
        <TextField label="Replace with" value={replacement} onChange={(event) => setReplacement(event.target.value)} />
      </Fields>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {options.map(([option, label]) => (
          <label key={option} className="inline-flex cursor-pointer items-center gap-2.5 min-block-6">
            <Checkbox
              checked={search[option]}
              onChange={(event) => setSearch({ ...search, [option]: event.target.checked })}
            />
            {label}
          </label>
        ))}
        {several && (
          <label className="inline-flex cursor-pointer items-center gap-2.5 min-block-6">
            <Checkbox checked={inSelection} onChange={(event) => setInSelection(event.target.checked)} />
            Only in the selected cells
          </label>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {search.find === ""
          ? "The columns on the screen are searched."
          : `${counted(found.length, "cell")} found${refused > 0 ? `, ${refused} cannot be replaced` : ""}.`}
      </p>
      {found.length > 0 && (
        <ul
          aria-label="Replacements"
          className="divide-y divide-line overflow-y-auto rounded-control border border-line max-block-80"
          tabIndex={0}
        >
          {found.slice(0, listed).map((one) => (
            <ReplacementRow
              key={keyOf(one)}
              replacement={one}
              name={nameOf(sheet.rows[one.place.row] ?? "")}
              column={sheet.columns[one.place.column]?.label ?? ""}
              chosen={!left.has(keyOf(one))}
              onChoose={(on) => {
                const next = new Set(left);
                if (on) next.delete(keyOf(one));
                else next.add(keyOf(one));
                setLeft(next);
              }}
              onGoTo={() => onGoTo(one.place)}
            />
          ))}
        </ul>
      )}
      {found.length > listed && (
        <Button small className="justify-self-start" onClick={() => setListed(listed + LISTED)}>
          Show {Math.min(LISTED, found.length - listed)} more
        </Button>
      )}
    </Dialog>
  );
}

type RowProps = {
  replacement: Replacement;
  name: string;
  column: string;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onGoTo: () => void;
};

function ReplacementRow({ replacement, name, column, chosen, onChoose, onGoTo }: RowProps) {
  const { before, after, problem } = replacement;
  return (
    <li className="flex items-center gap-3 px-3 py-1.5">
      <label className="flex grow cursor-pointer items-start gap-3 py-0.5 min-inline-0">
        <Checkbox
          className="mbs-0.5"
          checked={chosen && problem === null}
          disabled={problem !== null}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="grid wrap-anywhere min-inline-0">
          <span className="text-xs text-ink-soft">
            {name} · {column}
          </span>
          <span>
            <del className="text-ink-soft">{before}</del> <span aria-hidden="true">→</span>{" "}
            <ins className="font-medium no-underline">{after || "empty"}</ins>
          </span>
          {problem && <span className="text-sm text-bad">{problem}</span>}
        </span>
      </label>
      <Button small intent="quiet" onClick={onGoTo}>
        Show
        <span className="sr-only">
          {" "}
          {name}, {column}
        </span>
      </Button>
    </li>
  );
}
