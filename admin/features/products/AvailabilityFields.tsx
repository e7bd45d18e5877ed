import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useDebounce } from "use-debounce";
import { searchProducts } from "#db/products/products.ts";
import { AVAILABILITIES, AVAILABILITY_NAMES } from "#domain/products/availability.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { bindFields } from "../../records/bind-fields.ts";
import { Options } from "../../ui/controls.tsx";
import { SelectField, TextField } from "../../ui/Field.tsx";
import { useProductForm } from "./product-form.ts";

const TYPING_PAUSE_MS = 300;
const HINT = "Type a name to find it. Without one, the page names the nearest current product of the category.";

/** Whether a product is offered, and for one that is not, which product took its place. */
export function AvailabilityFields() {
  const form = useProductForm();
  const field = bindFields(form);
  return (
    <>
      <SelectField label="Availability" required {...field("availability")}>
        <Options options={AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_NAMES[value] }))} />
      </SelectField>
      {form.watch("availability") !== "current" && <SuccessorField />}
    </>
  );
}

/** Takes the slug of a product, and offers those whose name, slug or model has what is typed. */
function SuccessorField() {
  const id = useId();
  const form = useProductForm();
  const [typed] = useDebounce(form.watch("successor") ?? "", TYPING_PAUSE_MS);
  const products = useQuery({
    queryKey: queryKeys.offeredSuccessors(typed),
    queryFn: () => searchProducts(client, { text: typed, limit: 20 }),
    enabled: typed.trim() !== "",
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextField label="Successor" hint={HINT} list={id} autoComplete="off" {...bindFields(form)("successor")} />
      <datalist id={id}>
        {(products.data ?? []).map(({ id: key, slug, name }) => (
          <option key={key} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
