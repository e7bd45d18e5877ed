import { LayoutGrid, Rows3 } from "lucide-react";

export type ListView = "grid" | "list";
const VIEWS = [
  ["grid", "Grid view", LayoutGrid],
  ["list", "List view", Rows3],
] as const;

/** Two buttons that show a list as a grid or as rows. */
export function ViewToggle({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  return (
    <div
      className="inline-flex justify-self-end overflow-hidden rounded-control border border-line-strong"
      role="group"
      aria-label="View"
    >
      {VIEWS.map(([name, label, Icon]) => (
        <button
          key={name}
          type="button"
          className="grid cursor-pointer place-items-center block-10.5 inline-11 focus-visible:-outline-offset-3 aria-pressed:bg-petrol aria-pressed:text-on-petrol"
          aria-pressed={view === name}
          aria-label={label}
          title={label}
          onClick={() => onView(name)}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.6} />
        </button>
      ))}
    </div>
  );
}
