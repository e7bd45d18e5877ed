import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import {
  faultsOf,
  FORM_FIELDS,
  FORM_LIMITS,
  PURPOSE_NAMES,
  trimmedForm,
  type FormFault,
  type FormField,
  type Purpose,
  type SubmittalForm,
} from "#domain/submittals/form.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { field } from "#styles/variants/basics.ts";
import { changeForm } from "./submittal-store.ts";

export type Faults = Partial<Record<FormField, FormFault>>;

/** 'Project is required.' */
export const faultText = (name: FormField, fault: FormFault): string => T.faults[fault](T.fields[name]);

/** Where the element of a field is found, to move the focus there. */
const fieldName = (name: FormField): string => `submittal-${name}`;

const NO_FAULTS: Faults = {};

/** The checks of a form: its faults show once it was sent, and then its first wrong field gets the focus. */
export function useCheckedForm(form: SubmittalForm) {
  const [isSent, setIsSent] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const faults = faultsOf(trimmedForm(form));
  /** Goes on with a form without faults. */
  const onSubmit = (goOn: () => void) => (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSent(true);
    const [wrong] = FORM_FIELDS.filter((name) => faults[name]);
    if (!wrong) return goOn();
    const field = element.current?.elements.namedItem(fieldName(wrong));
    if (field instanceof HTMLElement) field.focus();
  };
  return { element, faults: isSent ? faults : NO_FAULTS, onSubmit };
}

type Props = {
  form: SubmittalForm;
  faults: Faults;
  /** Fields that are as the submittal was first issued. */
  fixed?: readonly FormField[];
};

/** The fields of the transmittal, kept as they are typed. */
export function TransmittalFields({ form, faults, fixed = [] }: Props) {
  const text = (name: Exclude<FormField, "purpose" | "remarks" | "date" | "revision">, isRequired = false) => (
    <TextField
      name={name}
      form={form}
      faults={faults}
      fixed={fixed}
      isRequired={isRequired}
      maxLength={FORM_LIMITS[name]}
    />
  );
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <div className="lg:col-span-2">{text("project", true)}</div>
      <div className="lg:col-span-2">{text("client")}</div>
      <div className="lg:col-span-2">{text("consultant")}</div>
      <div className="lg:col-span-2">{text("contractor")}</div>
      {text("number", true)}
      <TextField name="revision" form={form} faults={faults} fixed={fixed} maxLength={2} inputMode="numeric" />
      <Labelled name="date" faults={faults}>
        {(described) => (
          <input
            {...described}
            className={field()}
            type="date"
            value={form.date}
            onChange={({ target }) => changeForm({ date: target.value })}
          />
        )}
      </Labelled>
      <Labelled name="purpose" faults={faults}>
        {(described) => (
          <select
            {...described}
            className={field({ kind: "select" })}
            value={form.purpose}
            onChange={({ target }) => changeForm({ purpose: target.value as Purpose })}
          >
            {PURPOSE_NAMES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {T.purposes[purpose]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <div className="sm:col-span-full">
        <Labelled name="remarks" faults={faults}>
          {(described) => (
            <textarea
              {...described}
              className={field({ kind: "area" })}
              dir="auto"
              // A blank one says which fields are empty, and have the direction of the page.
              placeholder=" "
              rows={3}
              maxLength={FORM_LIMITS.remarks}
              value={form.remarks}
              onChange={({ target }) => changeForm({ remarks: target.value })}
            />
          )}
        </Labelled>
      </div>
    </div>
  );
}

type TextProps = Props & {
  name: Exclude<FormField, "purpose">;
  maxLength: number;
  isRequired?: boolean;
  inputMode?: "numeric";
};

function TextField({ name, form, faults, fixed = [], maxLength, isRequired = false, inputMode }: TextProps) {
  return (
    <Labelled name={name} faults={faults} isRequired={isRequired}>
      {(described) => (
        <input
          {...described}
          className={field()}
          dir={inputMode ? undefined : "auto"}
          placeholder=" "
          required={isRequired}
          readOnly={fixed.includes(name)}
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete="off"
          value={form[name]}
          onChange={({ target }) => changeForm({ [name]: target.value })}
        />
      )}
    </Labelled>
  );
}

type Described = { id: string; name: string; "aria-invalid": true | undefined; "aria-describedby": string };
type LabelledProps = {
  name: FormField;
  faults: Faults;
  isRequired?: boolean;
  children: (described: Described) => ReactNode;
};

/** A field with its label and, below it, what is wrong with it. */
function Labelled({ name, faults, isRequired = false, children }: LabelledProps) {
  const id = useId();
  const fault = faults[name];
  return (
    <p className="grid content-start gap-1">
      <label className="text-sm font-medium" htmlFor={id}>
        {T.fields[name]}
        {isRequired && <span className="font-normal text-ink-soft"> ({T.required})</span>}
      </label>
      {children({
        id,
        name: fieldName(name),
        "aria-invalid": fault ? true : undefined,
        "aria-describedby": `${id}-fault`,
      })}
      <span className="text-sm text-bad" id={`${id}-fault`}>
        {fault && faultText(name, fault)}
      </span>
    </p>
  );
}
