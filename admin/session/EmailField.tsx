import { TextField } from "#ui/Field.tsx";

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
