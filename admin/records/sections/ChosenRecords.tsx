import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { contentKind } from "#domain/content/content-kinds.ts";
import { moved } from "#domain/listing/ordering.ts";
import { CARD_KINDS, CHOSEN_MAX, type CardsOf } from "#domain/pages/section-fields.ts";
import { Alert, Select } from "../../ui/controls.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { focusBeside, RemoveButton } from "../../ui/form-entries.tsx";
import { SearchBox, toolbarSelect } from "../../ui/lists/Toolbar.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { chosenQuery, offeredQuery } from "./choices.ts";

type Props = { name: string; label: string; hint: string | undefined; of: CardsOf };

/** Records chosen one by one, in an order. Products are searched for; of the other kinds all are offered. */
export function ChosenRecords({ name, label, hint, of }: Props) {
  const id = useId();
  const [search, setSearch] = useState("");
  const { control, setValue, formState } = useFormContext();
  const chosen = useWatch({ control, name }) as string[];
  const kind = CARD_KINDS[of];
  const { noun } = contentKind(kind);
  const offered = useQuery({ ...offeredQuery(kind, search), placeholderData: keepPreviousData });
  const known = useQuery({ ...chosenQuery(kind, chosen), placeholderData: keepPreviousData });
  const names = new Map([...(offered.data ?? []), ...(known.data ?? [])].map((one) => [one.id, one.name]));
  const nameOf = (one: string) => names.get(one) ?? (known.isSuccess ? `A ${noun} that is gone` : "Loading...");
  const set = (next: string[]) => setValue(name, next, { shouldDirty: true });
  const others = (offered.data ?? []).filter((one) => !chosen.includes(one.id));
  const refused = get(formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 md:col-span-full">
      <p id={id} className={fieldLabel}>
        {label}
      </p>
      <p className="text-xs text-ink-soft">{hint}</p>
      {chosen.length > 0 && (
        <SortableList
          label={label}
          items={chosen}
          idOf={(one) => one}
          nameOf={nameOf}
          onMove={(from, to) => set(moved(chosen, from, to))}
        >
          {(one) => (
            <div className="flex items-center gap-3">
              <p className="flex-1 wrap-anywhere min-inline-0">{nameOf(one)}</p>
              <RemoveButton
                name={nameOf(one)}
                onRemove={(button) => {
                  focusBeside(button);
                  set(chosen.filter((other) => other !== one));
                }}
              />
            </div>
          )}
        </SortableList>
      )}
      <Alert>{refused?.message ?? refused?.root?.message}</Alert>
      <Alert>{offered.isError ? `The ${contentKind(kind).nouns} could not be loaded.` : undefined}</Alert>
      {chosen.length < CHOSEN_MAX && (
        <div className="flex flex-wrap gap-2">
          {kind === "product" && <SearchBox label="Find a product" value={search} onSearch={setSearch} />}
          <Select
            label={`Add a ${noun}`}
            className={toolbarSelect}
            value=""
            onChange={({ target }) => {
              if (target.value) set([...chosen, target.value]);
            }}
          >
            <option value="">{offered.data?.length === 0 ? `No ${noun} found` : `Add a ${noun}`}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
