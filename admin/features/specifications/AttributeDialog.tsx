import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { createAttribute, updateAttribute, type StoredAttribute } from "#db/specifications/attributes.ts";
import { ConflictError, isDuplicate } from "#db/errors.ts";
import { ATTRIBUTE_KINDS } from "#domain/specifications/attribute.ts";
import {
  ASKED_EXAMPLES,
  ATTRIBUTE_KIND_NAMES,
  attributeSchema,
  nameTaken,
  unknownCondition,
  type AttributeFormValues,
  type AttributeInput,
} from "#domain/specifications/attribute-schema.ts";
import { SPECIFICATION_CATEGORIES, SPECIFICATION_TITLES } from "#domain/specifications/specification-categories.ts";
import { COMMON_UNITS } from "#domain/units/units.ts";
import { LANGUAGE, OTHER_LANGUAGES, type Language } from "#domain/languages/languages.ts";
import { namesakes, sharedNameText } from "#domain/languages/namesakes.ts";
import { ATTRIBUTE_WORDS } from "#domain/languages/word-fields.ts";
import { HistoryLink } from "../../changes/HistoryButton.tsx";
import { Alert, Button, Options, Suggestions } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Fields, SelectField, TextArea, TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { SaveButton } from "../../records/SaveBar.tsx";
import { Translations } from "../../records/translations/Translations.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryKeys, queryClient } from "../../query-client.ts";
import { bindFields } from "../../records/bind-fields.ts";

type Props = {
  /** The attribute to change, or the known fields of a new one. */
  attribute: StoredAttribute | Partial<AttributeInput>;
  attributes: readonly StoredAttribute[];
  onClose: () => void;
};

const isStored = (attribute: Props["attribute"]): attribute is StoredAttribute => "id" in attribute;

function valuesOf(attribute: Props["attribute"]): AttributeFormValues {
  return {
    name: attribute.name ?? "",
    unit: attribute.unit ?? "",
    kind: attribute.kind ?? "number",
    category: attribute.category ?? "general",
    better: attribute.better ?? "",
    synonyms: (attribute.synonyms ?? []).join("\n"),
    decimals: attribute.decimals?.toString() ?? "",
    choices: (attribute.choices ?? []).join("\n"),
    conditions: (attribute.conditions ?? []).join("\n"),
    asked: attribute.asked ?? "",
    translations: attribute.translations ?? {},
  };
}

/** Creates or changes an entry of the catalogue of specifications. */
export function AttributeDialog({ attribute, attributes, onClose }: Props) {
  const stored = isStored(attribute) ? attribute : null;
  const changed = useAttributeChange();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState("");
  const form = useForm<AttributeFormValues, unknown, AttributeInput>({
    resolver: zodResolver(attributeSchema),
    defaultValues: valuesOf(attribute),
  });
  const { register, setError } = form;
  const field = bindFields(form);

  const kind = useWatch({ control: form.control, name: "kind" });

  const save = async (input: AttributeInput) => {
    const others = attributes.filter(({ id }) => id !== stored?.id);
    const taken = nameTaken(input, others);
    if (taken) return setError(taken.field, { message: taken.message }, { shouldFocus: true });
    const unknown = unknownCondition(input, others);
    if (unknown !== null) return setError("conditions", { message: unknown }, { shouldFocus: true });
    setFailure("");
    try {
      if (stored) await updateAttribute(client, stored.id, input, stored);
      else await createAttribute(client, input);
    } catch (error) {
      console.error("Saving an attribute failed", error);
      if (isDuplicate(error))
        setError("name", { message: "The catalogue has this name already" }, { shouldFocus: true });
      else if (error instanceof ConflictError)
        setFailure("Somebody else changed or deleted this entry meanwhile. Close the dialog to see how it is now.");
      else setFailure("The entry could not be saved. Please check your connection and try again.");
      void changed(null);
      return;
    }
    onClose();
    toast.success(stored ? `${input.name} updated` : `${input.name} added to the catalogue`);
    await changed(input.name);
  };

  return (
    <Dialog
      wide
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      title={stored ? "Edit specification" : "Add to the catalogue"}
      footer={
        <>
          {stored && <HistoryLink table="attributes" record={stored.id} />}
          <Button onClick={onClose} busy={busy}>
            Cancel
          </Button>
          <SaveButton form="attribute-form" label={stored ? "Update" : "Add"} busy={busy} />
        </>
      }
    >
      <form
        id="attribute-form"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run(form.handleSubmit(save));
        }}
      >
        <Fields>
          <TextField label="Name" required className="md:col-span-full" {...field("name")} />
          <SelectField label="Kind" {...register("kind")}>
            <Options options={ATTRIBUTE_KINDS.map((kind) => ({ value: kind, label: ATTRIBUTE_KIND_NAMES[kind] }))} />
          </SelectField>
          <SelectField label="Group" hint="Under which it stands on pages and datasheets" {...register("category")}>
            <Options
              options={SPECIFICATION_CATEGORIES.map((one) => ({ value: one, label: SPECIFICATION_TITLES[one] }))}
            />
          </SelectField>
          <TextField
            label="Unit"
            list="units-of-attributes"
            hint="Added to numbers that are typed without one"
            {...field("unit")}
          />
          <TextField
            label="Decimals"
            inputMode="numeric"
            hint="Of converted values; empty: as many as needed"
            {...field("decimals")}
          />
          <SelectField label="Better is" {...register("better")}>
            <option value="">Neither</option>
            <option value="higher">Higher</option>
            <option value="lower">Lower</option>
          </SelectField>
          <TextField
            label="Compared with schedules"
            list="ways-of-asking"
            hint="equal, at least, at most, or within 5 %; empty: by the rule for its name"
            {...field("asked")}
          />
          <TextArea
            label="Synonyms"
            rows={3}
            hint="Other names for the same, one in each line"
            className="md:col-span-full"
            {...field("synonyms")}
          />
          {(kind === "number" || kind === "range") && (
            <TextArea
              label="Holds at"
              rows={3}
              hint="The specifications that say at which conditions a figure holds, one in each line: Entering condenser water temperature. Figures at different conditions are not ranked against each other"
              className="md:col-span-full"
              {...field("conditions")}
            />
          )}
          {kind === "choice" && (
            <TextArea
              label="Choices"
              rows={4}
              hint="One in each line"
              className="md:col-span-full"
              {...field("choices")}
            />
          )}
        </Fields>
        <FormProvider {...form}>
          <Translations
            fields={ATTRIBUTE_WORDS}
            record={stored ? { table: "attributes", id: stored.id } : undefined}
            within
          />
          {OTHER_LANGUAGES.map((language) => (
            <SharedName key={language} {...{ language, attributes }} id={stored?.id ?? ""} />
          ))}
        </FormProvider>
        <Suggestions id="units-of-attributes" values={COMMON_UNITS} />
        <Suggestions id="ways-of-asking" values={ASKED_EXAMPLES} />
        <Alert boxed>{failure}</Alert>
      </form>
    </Dialog>
  );
}

/** Tells whoever translates that another specification has the same name in a language. */
function SharedName({ language, attributes, id }: Pick<Props, "attributes"> & { language: Language; id: string }) {
  const { name, synonyms, translations } = useWatch<AttributeFormValues>() as AttributeFormValues;
  const typed = { id, name, synonyms: synonyms.split("\n").filter(Boolean), translations };
  const all: Pick<StoredAttribute, "id" | "name" | "synonyms" | "translations">[] = attributes.filter(
    (one) => one.id !== id,
  );
  const others = namesakes([...all, typed], language).get(id);
  return (
    <p role="status" className="text-sm text-copper">
      {others && sharedNameText(LANGUAGE[language].english, others)}
    </p>
  );
}

/** After a change of the catalogue: reads it again, and publishes it, because pages show specifications by its groups. */
export function useAttributeChange() {
  const { publish } = usePublishing();
  return async (name: string | null): Promise<void> => {
    if (name !== null) publish(CONTENT_KINDS.product.listedAt, `Specification ${name}`);
    await queryClient.invalidateQueries({ queryKey: queryKeys.attributes });
  };
}
