import { useFieldArray, useFormContext } from "react-hook-form";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { Fields, TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import { EntryRows } from "./EntryRows.tsx";
import { labelOf } from "./settings-record.ts";
import { bindFields } from "../../records/bind-fields.ts";
import { SettingField, SettingArea } from "./SettingField.tsx";

const ADDRESS = [
  ["street", "Street"],
  ["district", "District"],
  ["city", "City"],
  ["postcode", "Postcode"],
  ["country", "Country"],
] as const;

export function ContactSettings() {
  return (
    <>
      <Card title="Contact" anchor="contact">
        <PhoneRows />
        <Fields>
          <SettingField name="sales_email" type="email" hint="For offers: footer and contact page." />
          <SettingField name="support_email" type="email" hint="For service and documentation." />
          <SettingField name="opening_hours" />
          <SettingField name="support_hours" />
          <SettingField
            name="whatsapp_number"
            type="tel"
            hint="The number the chat button opens, with the country code."
          />
          <SettingArea name="whatsapp_greeting" rows={2} hint="What a visitor finds already typed." />
        </Fields>
      </Card>
      <Card title={labelOf("address")} anchor="address">
        <AddressFields />
      </Card>
    </>
  );
}

export function PhoneRows() {
  const form = useFormContext<SettingsFormValues>();
  const field = bindFields(form);
  const phones = useFieldArray({ control: form.control, name: "phones" });
  return (
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
            {...field(`phones.${index}.label`)}
          />
          <TextField
            label={`Telephone number ${index + 1}`}
            hideLabel
            type="tel"
            placeholder="+20 2 1234 5678"
            {...field(`phones.${index}.number`)}
          />
        </>
      )}
    </EntryRows>
  );
}

export function AddressFields() {
  const field = bindFields(useFormContext<SettingsFormValues>());
  return (
    <Fields>
      {ADDRESS.map(([part, label]) => (
        <TextField key={part} label={label} {...field(`address.${part}`)} />
      ))}
      <TextField label="Map link" type="url" placeholder="https://" {...field("address.map_url")} />
    </Fields>
  );
}
