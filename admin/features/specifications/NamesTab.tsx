import { SearchX, Tags } from "lucide-react";
import { useState } from "react";
import type { StoredAttribute } from "#db/specifications/attributes.ts";
import type { SpecificationName } from "#db/specifications/specification-names.ts";
import type { AttributeInput } from "#domain/specifications/attribute-schema.ts";
import { specificationCategory } from "#domain/specifications/specifications.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { panel } from "#styles/variants/basics.ts";
import { Button, Checkbox } from "../../ui/controls.tsx";
import { EmptyPanel } from "../../ui/panels.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";
import { FilterSelect, SearchBox, ListActions, ListBar, SelectAll, Toolbar } from "../../ui/lists/Toolbar.tsx";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { AttributeDialog } from "./AttributeDialog.tsx";
import { ChangeDialog } from "./ChangeDialog.tsx";
import type { Task } from "./changes.ts";
import { MergeProposals } from "./MergeProposals.tsx";
import { matchingNames, NAME_FILTERS, namesInUse, type NameFilter, type NameInUse } from "./name-state.ts";
import { ReadValues } from "./ReadValues.tsx";

type Props = { names: readonly SpecificationName[]; unread: number; attributes: readonly StoredAttribute[] };

const AT_ONCE = 100;
const CHOICES = (Object.entries(NAME_FILTERS) as [NameFilter, string][]).map(([value, label]) => ({ value, label }));

/** The names of specifications that products use, and what can be done with them across the catalogue. */
export function NamesTab({ names, unread, attributes }: Props) {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<NameFilter>("all");
  const [shown, setShown] = useState(AT_ONCE);
  const [task, setTask] = useState<Task | null>(null);
  const [added, setAdded] = useState<Partial<AttributeInput> | null>(null);
  const selection = useSelection<NameInUse>();
  const all = namesInUse(names, attributes);
  const found = matchingNames(all, search, filter);
  const rows = found.slice(0, shown);
  const selected = all.filter(({ id }) => selection.has(id));

  if (names.length === 0)
    return (
      <div className={panel()}>
        <EmptyPanel icon={Tags} title="No Specifications Yet" text="The names that products use are listed here." />
      </div>
    );
  return (
    <>
      <ReadValues unread={unread} />
      <MergeProposals names={names} attributes={attributes} onReview={setTask} />
      <Toolbar>
        <SearchBox label="Search names" value={search} onSearch={setSearch} />
        <FilterSelect label="Filter names" value={filter} options={CHOICES} onChange={setFilter} />
      </Toolbar>
      <ListBar>
        <SelectAll rows={rows} selection={selection}>
          {selected.length > 0 ? `${writtenNumber(selected.length)} selected` : counted(found.length, "name")}
        </SelectAll>
        {selected.length > 0 && (
          <ListActions>
            <Button
              small
              disabled={selected.length < 2}
              onClick={() =>
                setTask({ kind: "rename", names: selected.map(({ name }) => name), to: mergeTarget(selected) })
              }
            >
              Merge
            </Button>
            <Button small onClick={() => setTask(conversionOf(selected))}>
              Convert units
            </Button>
          </ListActions>
        )}
      </ListBar>
      <div className={panel()}>
        {rows.length === 0 ? (
          <EmptyPanel icon={SearchX} title="No Names Found" text="Try another search or filter." />
        ) : (
          <Rows aria-label="Names in use">
            {rows.map((one) => (
              <NameRow
                key={one.id}
                name={one}
                selected={selection.has(one.id)}
                onSelect={(on) => selection.toggle([one], on)}
                onTask={setTask}
                onAdd={() =>
                  setAdded({
                    name: one.name,
                    unit: one.units[0] ?? null,
                    kind: one.units.length > 0 || /^\d/.test(one.example) ? "number" : "text",
                    category: specificationCategory(one.name),
                  })
                }
              />
            ))}
          </Rows>
        )}
      </div>
      {found.length > shown && (
        <div className="mbs-3 text-center">
          <Button onClick={() => setShown(shown + AT_ONCE)}>
            Show {Math.min(AT_ONCE, found.length - shown)} more of {writtenNumber(found.length)}
          </Button>
        </div>
      )}
      {task && (
        <ChangeDialog
          task={task}
          attributes={attributes}
          onClose={() => {
            setTask(null);
            selection.clear();
          }}
        />
      )}
      {added && <AttributeDialog attribute={added} attributes={attributes} onClose={() => setAdded(null)} />}
    </>
  );
}

/** The name that the catalogue knows one of them by, or the one used most. */
const mergeTarget = (names: readonly NameInUse[]): string =>
  names.find(({ attribute }) => attribute)?.attribute?.name ?? names[0]?.name ?? "";

function conversionOf(names: readonly NameInUse[]): Task {
  const attribute = names.find((one) => one.attribute)?.attribute;
  return {
    kind: "convert",
    names: names.map(({ name }) => name),
    unit: attribute?.unit ?? names[0]?.units[0] ?? "",
    decimals: attribute ? attribute.decimals : 1,
  };
}

type RowProps = {
  name: NameInUse;
  selected: boolean;
  onSelect: (on: boolean) => void;
  onTask: (task: Task) => void;
  onAdd: () => void;
};

function NameRow({ name: one, selected, onSelect, onTask, onAdd }: RowProps) {
  const { name, uses, units, example, attribute } = one;
  return (
    <Row selected={selected}>
      <Checkbox aria-label={`Select ${name}`} checked={selected} onChange={(event) => onSelect(event.target.checked)} />
      <RowMain>
        <RowName name={name}>
          {!attribute && <span className={badge({ tone: "copper" })}>Not in the catalogue</span>}
          {attribute && attribute.name !== name && <span className={badge()}>Synonym of {attribute.name}</span>}
          {attribute?.name === name && <span className={badge({ tone: "good" })}>In the catalogue</span>}
        </RowName>
        <RowDetail className="wrap-anywhere">
          Used {counted(uses, "time")}
          {units.length > 0 && ` in ${units.slice(0, 5).join(", ")}`} · {example}
        </RowDetail>
      </RowMain>
      <RowActions>
        {!attribute && (
          <Button small aria-label={`Add ${name} to the catalogue`} onClick={onAdd}>
            Add
          </Button>
        )}
        {units.length > 0 && (
          <Button small aria-label={`Convert the unit of ${name}`} onClick={() => onTask(conversionOf([one]))}>
            Convert
          </Button>
        )}
        <Button
          small
          aria-label={`Rename ${name}`}
          onClick={() => onTask({ kind: "rename", names: [name], to: attribute?.name ?? name })}
        >
          Rename
        </Button>
      </RowActions>
    </Row>
  );
}
