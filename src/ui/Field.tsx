import { useId, type ComponentProps, type ReactNode } from "react";

export type FieldFrame = {
  label: string;
  /** Says what to enter, below the label. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  className?: string;
};

/** What the control inside a field must carry, so that label, hint and message belong to it. */
export type FieldControl = {
  id: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-required": boolean | undefined;
};

/** Label, control, hint and message of one field. */
export function Field({
  label,
  hint,
  error,
  required,
  className = "",
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className="field-label" data-required={required || undefined}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        "aria-required": required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

function split<T extends FieldFrame>({ label, hint, error, required, className, ...control }: T) {
  const frame: FieldFrame = {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(required ? { required } : {}),
    ...(className ? { className } : {}),
    error,
  };
  return { frame, control };
}

export function TextField(props: FieldFrame & ComponentProps<"input">) {
  const { frame, control } = split(props);
  return <Field {...frame}>{(field) => <input className="input" {...field} {...control} />}</Field>;
}

export function TextArea(props: FieldFrame & ComponentProps<"textarea">) {
  const { frame, control } = split(props);
  return <Field {...frame}>{(field) => <textarea rows={5} className="input" {...field} {...control} />}</Field>;
}

export function SelectField({ children, ...props }: FieldFrame & ComponentProps<"select">) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(field) => (
        <select className="input select" {...field} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}
