import {
  get,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
} from "react-hook-form";

/** Returns the props that bind a field of a form by its name: its registration, and the message when it is refused. */
export const bindFields =
  <Values extends FieldValues, Input>({ register, formState }: UseFormReturn<Values, unknown, Input>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(formState.errors, name) as { message?: string } | undefined)?.message,
  });

/** Why a list of a form is refused as a whole. */
export function listError({ errors }: { errors: FieldErrors }, name: string): string | undefined {
  const refused = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return refused?.message ?? refused?.root?.message;
}
