import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { bindFields } from "../../records/bind-fields.ts";
import { TextArea, TextField } from "../../ui/Field.tsx";
import { labelOf } from "./settings-record.ts";

type Texts = {
  [Key in keyof SettingsFormValues]: SettingsFormValues[Key] extends string | number | null ? Key : never;
};
type Name = { name: Texts[keyof Texts] };

/** The field of a setting that is a text, with the label that links to it have. */
export function SettingField({ name, ...rest }: Omit<ComponentProps<typeof TextField>, "label"> & Name) {
  const field = bindFields(useFormContext<SettingsFormValues>());
  return <TextField label={labelOf(name)} {...rest} {...field(name)} />;
}

/** The same for a text of several lines. */
export function SettingArea({ name, ...rest }: Omit<ComponentProps<typeof TextArea>, "label"> & Name) {
  const field = bindFields(useFormContext<SettingsFormValues>());
  return <TextArea label={labelOf(name)} {...rest} {...field(name)} />;
}
