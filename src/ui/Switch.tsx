import { useId, type ComponentProps, type ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "role"> & { label: ReactNode; hint?: string; hideLabel?: boolean };

/** An on/off switch; a checkbox underneath, so that it works in every form. */
export function Switch({ label, hint, hideLabel = false, className = "", ...rest }: Props) {
  const id = useId();
  return (
    <div className={`switch-row ${className}`}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
      />
      <div className={hideLabel ? "sr-only" : ""}>
        <label htmlFor={id} className="switch-label">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
