import { useId, type ComponentProps, type ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "role"> & { label: ReactNode; hint?: string; hideLabel?: boolean };

const TRACK = [
  "relative inline-10 block-5.5 flex-none cursor-pointer appearance-none rounded-[1rem] border border-line-strong",
  "bg-ground transition-colors duration-120 ease-[ease] checked:border-petrol checked:bg-petrol",
].join(" ");
const KNOB = [
  "before:absolute before:inset-s-0.75 before:inset-bs-0.75 before:size-3.5 before:rounded-full before:bg-line-strong",
  "before:transition-[inset-inline-start,background-color] before:duration-120 before:ease-[ease]",
  "checked:before:inset-s-5.25 checked:before:bg-on-petrol",
].join(" ");

/** An on/off switch: the browser's own checkbox, so that it works in every form and with every form library. */
export function Switch({ label, hint, hideLabel = false, className = "", ...rest }: Props) {
  const id = useId();
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={`${TRACK} ${KNOB}`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
      />
      <div className={hideLabel ? "sr-only" : ""}>
        <label htmlFor={id} className="cursor-pointer text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
