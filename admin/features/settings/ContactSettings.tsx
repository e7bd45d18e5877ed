import { useFieldArray, useFormContext } from "react-hook-form";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { Fields, TextArea, TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import { EntryRows } from "./EntryRows.tsx";
import { labelOf } from "./settings-record.ts";

const ADDRESS = [
  ["street", "Street"],
  ["district", "District"],
  ["city", "City"],
  ["postcode", "Postcode"],
  ["country", "Country"],
] as const;

export function ContactSettings() {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<SettingsFormValues>();
  const phones = useFieldArray({ control, name: "phones" });
  return (
    <>
      <Card title="Contact" anchor="contact">
        <EntryRows
          name="phones"
          noun="telephone number"
          hint="The first is used for the Call Now buttons."
          list={phones}
          onAdd={() => phones.append({ label: "", number: "" })}
        >
          {(index) => (
            <>
              <TextField
                label={`Label of telephone number ${index + 1}`}
                hideLabel
                placeholder="Office"
                error={errors.phones?.[index]?.label?.message}
                {...register(`phones.${index}.label`)}
              />
              <TextField
                label={`Telephone number ${index + 1}`}
                hideLabel
                type="tel"
                placeholder="+20 2 5550 0100"
                error={errors.phones?.[index]?.number?.message}
                {...register(`phones.${index}.number`)}
              />
            </>
          )}
        </EntryRows>
        <Fields>
          <TextField
            label={labelOf("sales_email")}
            type="email"
            hint="For offers: footer and contact page."
            error={errors.sales_email?.message}
            {...register("sales_email")}
          />
          <TextField
            label={labelOf("support_email")}
            type="email"
            hint="For service and documentation."
            error={errors.support_email?.message}
            {...register("support_email")}
          />
          <TextField
            label={labelOf("opening_hours")}
            required
            error={errors.opening_hours?.message}
            {...register("opening_hours")}
          />
          <TextField
            label={labelOf("support_hours")}
            required
            error={errors.support_hours?.message}
            {...register("support_hours")}
          />
          <TextField
            label={labelOf("whatsapp_number")}
            type="tel"
            hint="The number the chat button opens, with the country code."
            error={errors.whatsapp_number?.message}
            {...register("whatsapp_number")}
          />
          <TextArea
            label={labelOf("whatsapp_greeting")}
            rows={2}
            hint="What a visitor finds already typed."
            error={errors.whatsapp_greeting?.message}
            {...register("whatsapp_greeting")}
          />
        </Fields>
      </Card>
      <Card title={labelOf("address")} anchor="address">
        <Fields>
          {ADDRESS.map(([part, label]) => (
            <TextField
              key={part}
              label={label}
              error={errors.address?.[part]?.message}
              {...register(`address.${part}`)}
            />
          ))}
          <TextField
            label="Map link"
            type="url"
            placeholder="https://"
            error={errors.address?.map_url?.message}
            {...register("address.map_url")}
          />
        </Fields>
      </Card>
    </>
  );
}
