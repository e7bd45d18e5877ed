import { LayoutGrid, Rows3 } from "lucide-react";

export type ListView = "grid" | "list";
const VIEWS = [
  ["grid", "Grid view", LayoutGrid],
  ["list", "List view", Rows3],
] as const;

export function ViewToggle({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  return (
    <div className="view-toggle" role="group" aria-label="View">
      {VIEWS.map(([name, label, Icon]) => (
        <button
          key={name}
          type="button"
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
