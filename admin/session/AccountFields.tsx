import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { field } from "#styles/variants/basics.ts";
import { IconButton } from "../ui/controls.tsx";
import { Field, TextField } from "../ui/Field.tsx";

type Props = ComponentProps<"input"> & { label?: string; hint?: string };

/** A password with a toggle that shows it. */
export function PasswordField({ label = "Password", hint, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            className={field({ size: "dense", class: "pe-12" })}
            type={shown ? "text" : "password"}
            {...control}
            {...rest}
          />
          <IconButton
            label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            aria-pressed={shown}
            className="absolute inset-y-0 inset-e-1 my-auto"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

/** The address of an account, as browsers and their password managers know it. */
export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
