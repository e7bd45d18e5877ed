import { Controller, useFormContext } from "react-hook-form";
import type { Field } from "#domain/content/fields.ts";
import { Options, Switch } from "../ui/controls.tsx";
import { SelectField, TextArea, TextField } from "../ui/Field.tsx";
import { MarkdownField } from "../ui/markdown/MarkdownField.tsx";
import { ImageInput } from "../ui/pictures/ImageInput.tsx";
import { bindFields } from "./bind-fields.ts";
import { CategoryField } from "./sections/CategoryField.tsx";

type Props = {
  /** Its name in the surrounding form. */
  name: string;
  field: Field;
  hint?: string | undefined;
  /** Hides the label visually, in a list whose heading says what its entries are. */
  hideLabel?: boolean;
  /** The label, if that of the field is not enough: 'Feature 3'. */
  label?: string;
};

/** What a person types one field into. */
export function FieldControl({ name, field, hint, hideLabel = false, label = field.label }: Props) {
  const form = useFormContext();
  const bind = bindFields(form);
  const { control, required = false } = field;
  const frame = {
    label,
    hint,
    required,
    hideLabel,
    ...(field.wide && { className: "md:col-span-full" }),
  };
  if (control.type === "switch")
    return (
      <Switch
        label={label}
        {...(hint && { hint })}
        className={field.wide ? "md:col-span-full" : "self-start pbs-7"}
        {...form.register(name)}
      />
    );
  if (control.type === "date") return <TextField type="date" {...frame} {...bind(name)} />;
  if (control.type === "long text") return <TextArea rows={control.rows} {...frame} {...bind(name)} />;
  if (control.type === "choice")
    return (
      <SelectField {...frame} {...bind(name)}>
        <Options options={control.options.map((value) => ({ value, label: control.labels?.[value] ?? value }))} />
      </SelectField>
    );
  if (control.type === "category") return <CategoryField name={name} {...frame} />;
  if (control.type === "markdown" || control.type === "picture")
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <div className="md:col-span-full">
            {control.type === "markdown" ? (
              <MarkdownField
                label={label}
                value={String(value)}
                error={error?.message}
                onChange={onChange}
                onBlur={onBlur}
              />
            ) : (
              <ImageInput
                label={label}
                value={String(value)}
                maxMB={control.maxMB}
                error={error?.message}
                onChange={onChange}
              />
            )}
          </div>
        )}
      />
    );
  if (control.type !== "text") throw new Error(`A field of type ${control.type} has no single control.`);
  const { input, digits, placeholder } = control;
  return (
    <TextField
      {...frame}
      {...(input && { type: input })}
      {...(digits && { inputMode: "numeric" })}
      {...(placeholder && { placeholder })}
      {...bind(name)}
    />
  );
}
