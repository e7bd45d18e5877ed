import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { contentKind } from "#domain/content/content-kinds.ts";
import { CHOSEN_MAX } from "#domain/pages/section-fields.ts";
import { Alert } from "../../ui/controls.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { SearchBox } from "../../ui/lists/Toolbar.tsx";
import { AddChoice, ChosenList } from "../../ui/sortable/ChosenList.tsx";
import { listError } from "../bind-fields.ts";
import { chosenQuery, offeredQuery, type ChoiceKind } from "./choices.ts";

type Props = { name: string; label: string; hint: string | undefined; kind: ChoiceKind; max?: number };

/** Records chosen one by one, in an order. Products are searched for; of the other kinds all are offered. */
export function ChosenRecords({ name, label, hint, kind, max = CHOSEN_MAX }: Props) {
  const id = useId();
  const [search, setSearch] = useState("");
  const { control, setValue, formState } = useFormContext();
  const chosen = useWatch({ control, name }) as string[];
  const { noun } = contentKind(kind);
  const offered = useQuery({ ...offeredQuery(kind, search), placeholderData: keepPreviousData });
  const known = useQuery({ ...chosenQuery(kind, chosen), placeholderData: keepPreviousData });
  const names = new Map([...(offered.data ?? []), ...(known.data ?? [])].map((one) => [one.id, one.name]));
  const nameOf = (one: string) => names.get(one) ?? (known.isSuccess ? `A ${noun} that is gone` : "Loading...");
  const set = (next: string[]) => setValue(name, next, { shouldDirty: true });
  const others = (offered.data ?? []).filter((one) => !chosen.includes(one.id));
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 md:col-span-full">
      <p id={id} className={fieldLabel}>
        {label}
      </p>
      <p className="text-xs text-ink-soft">{hint}</p>
      <ChosenList label={label} chosen={chosen} idOf={(one) => one} nameOf={nameOf} onChange={set} />
      <Alert>{listError(formState, name)}</Alert>
      <Alert>{offered.isError ? `The ${contentKind(kind).nouns} could not be loaded.` : undefined}</Alert>
      {chosen.length < max && (
        <div className="flex flex-wrap gap-2">
          {kind === "product" && <SearchBox label="Find a product" value={search} onSearch={setSearch} />}
          <AddChoice
            label={`Add a ${noun}`}
            shown={offered.data?.length === 0 ? `No ${noun} found` : `Add a ${noun}`}
            options={others.map((one) => ({ value: one.id, label: one.name }))}
            onAdd={(one) => set([...chosen, one])}
          />
        </div>
      )}
    </div>
  );
}
