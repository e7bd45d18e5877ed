import { Spinner } from "#ui/Spinner.tsx";

export function Loading({ label = "Loading..." }: { label?: string }) {
  return (
    <div className="centre">
      <Spinner label={label} />
    </div>
  );
}
