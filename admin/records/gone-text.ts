const NAMED = 5;

/** The message for a refused change of several records: names those that are gone. */
export function goneText(gone: readonly string[], chosen: number): string {
  const names = gone.slice(0, NAMED).join(", ");
  const more = gone.length > NAMED ? ` and ${gone.length - NAMED} more` : "";
  const rest = gone.length < chosen ? " The others can be tried again." : "";
  return `Nothing was changed. No longer there, and taken out of the selection: ${names}${more}.${rest}`;
}
