import type { VariantProps } from "class-variance-authority";
import { type ComponentProps, type MouseEvent, useId, type ReactNode } from "react";
import { buttonClass, type DenseLook, iconButton } from "#styles/variants/administration.ts";
import { notice, field } from "#styles/variants/basics.ts";
import { LoaderCircle, type LucideIcon } from "lucide-react";

type ButtonProps = ComponentProps<"button"> &
  DenseLook & {
    /** Its action is under way: presses are ignored. It is not disabled, because a disabled button loses the focus. */
    busy?: boolean;
  };

/** A button that does not submit unless told to. */
export function Button({ intent, small, busy = false, className, type = "button", onClick, ...rest }: ButtonProps) {
  const look: DenseLook = { ...(intent ? { intent } : {}), ...(small ? { small } : {}) };
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? ignorePress : onClick}
      {...rest}
    />
  );
}

/** Also prevents a form from being submitted. */
const ignorePress = (event: MouseEvent): void => event.preventDefault();

type IconButtonProps = ComponentProps<"button"> &
  VariantProps<typeof iconButton> & { label: string; icon?: LucideIcon };

/** A square button with an icon only; `label` is what it is called. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, tone, narrow, raised, handle, className, type = "button", children, ...rest } = props;
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={iconButton({ tone, narrow, raised, handle, class: className })}
      {...rest}
    >
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </button>
  );
}

type Props = {
  /** Without a text the element stays in the page, hidden, so that screen readers announce the text when it appears. */
  children: string | undefined;
  tone?: "bad" | "good";
  /** Whether it has a frame. */
  boxed?: boolean;
  className?: string;
};

/** The outcome of an action beside its button: an error, or with `good` a success. */
export function Alert({ children, tone = "bad", boxed = false, className = "" }: Props) {
  const look = boxed ? notice({ tone }) : "text-sm text-bad";
  return (
    <p role={tone === "bad" ? "alert" : "status"} className={children ? `${look} ${className}` : "sr-only"}>
      {children}
    </p>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "ref"> & {
  /** Neither on nor off, as for a list of which only some entries are chosen. */
  indeterminate?: boolean;
};

export function Checkbox({ indeterminate = false, className = "", ...rest }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      className={`size-4.5 flex-none cursor-pointer accent-petrol ${className}`}
      {...rest}
    />
  );
}

export type SelectOption = { value: string; label: string; depth?: number };

/** The options of a select; a child stands indented below its parent. */
export function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, depth = 0 }) => (
    <option key={value} value={value}>
      {"\u00a0\u00a0\u00a0".repeat(depth) + label}
    </option>
  ));
}

/** A select without a visible label; `label` names it. */
export function Select({ label, className, children, ...rest }: ComponentProps<"select"> & { label: string }) {
  return (
    <select aria-label={label} className={field({ size: "dense", kind: "select", class: className })} {...rest}>
      {children}
    </select>
  );
}

/** A turning circle with the text of what is going on. */
export function Spinner({ label, className = "" }: { label: string; className?: string }) {
  return (
    <span role="status" className={`inline-flex items-center gap-2.5 text-ink-soft ${className}`}>
      <LoaderCircle aria-hidden="true" className="animate-spin" />
      {label}
    </span>
  );
}

type TRACKProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  hint?: string;
  hideLabel?: boolean;
};

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
export function Switch({ label, hint, hideLabel = false, className = "", ...rest }: TRACKProps) {
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

/** The values that a text field with this `list` offers. */
export function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
