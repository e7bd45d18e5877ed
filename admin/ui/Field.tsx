import { useId, type ComponentProps, type ReactNode } from "react";
import { field as control } from "#styles/variants/basics.ts";

export type FieldFrame = {
  label: string;
  /** Says what to enter, below the label. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  className?: string;
  /** Hides the label visually, for fields whose place makes their meaning clear. */
  hideLabel?: boolean;
};

/** Classes of a label, for groups that are called like a field. */
export const fieldLabel = "text-sm leading-[1.4] font-medium";

/** Fields side by side, where there is room for two. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-4.5 md:grid-cols-2">{children}</div>;
}

/** Attributes of the control inside a field: they connect it to label, hint and message. */
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
  hideLabel = false,
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={`grid content-start gap-1.25 min-inline-0 ${className}`}>
      <label
        htmlFor={id}
        className={
          hideLabel
            ? "sr-only"
            : `${fieldLabel} data-required:after:text-copper data-required:after:content-['_*'_/_'']`
        }
        data-required={required || undefined}
      >
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        "aria-required": required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function split<T extends FieldFrame>({ label, hint, error, required, className, hideLabel, ...rest }: T) {
  const frame: FieldFrame = {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(required ? { required } : {}),
    ...(className ? { className } : {}),
    ...(hideLabel ? { hideLabel } : {}),
    error,
  };
  return { frame, rest };
}

export function TextField(props: FieldFrame & ComponentProps<"input">) {
  const { frame, rest } = split(props);
  return (
    <Field {...frame}>
      {(field) => <input dir="auto" className={control({ size: "dense" })} {...field} {...rest} />}
    </Field>
  );
}

/** A text of several lines; `code` sets JSON and the like. */
export function TextArea({ code = false, ...props }: FieldFrame & ComponentProps<"textarea"> & { code?: boolean }) {
  const { frame, rest } = split(props);
  return (
    <Field {...frame}>
      {(field) => (
        <textarea
          rows={5}
          dir="auto"
          className={control({ size: "dense", kind: code ? "code" : "area" })}
          {...field}
          {...rest}
        />
      )}
    </Field>
  );
}

export function SelectField({ children, ...props }: FieldFrame & ComponentProps<"select">) {
  const { frame, rest } = split(props);
  return (
    <Field {...frame}>
      {(field) => (
        <select className={control({ size: "dense", kind: "select" })} {...field} {...rest}>
          {children}
        </select>
      )}
    </Field>
  );
}
