import { createContext, use, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";

export type Tab = {
  value: string;
  label: string;
  /** A number beside the label, and what it counts. */ count?: { value: number; noun: string } | undefined;
};
type Props = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
  small?: boolean;
};

const Chosen = createContext({ group: "", value: "" });
const tabId = (group: string, value: string) => `${group}-tab-${value}`;
const panelId = (group: string, value: string) => `${group}-panel-${value}`;

/** Where a key leads among `count` tabs, or null for a key that moves nothing. */
function target(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  return null;
}

/** Tabs with one panel each; the arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, value, onChange, children, small = false }: Props) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the chosen tab may lie outside the row; the page itself must not move.
  useEffect(() => {
    const tab = document.getElementById(tabId(group, value));
    if (!tab || !list.current) return;
    const [row, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < row.left) list.current.scrollLeft += own.left - row.left;
    else if (own.right > row.right) list.current.scrollLeft += own.right - row.right;
  }, [group, value]);
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const to = target(event.key, from, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(tabId(group, tab.value))?.focus();
  };
  return (
    <Chosen value={{ group, value }}>
      <div ref={list} role="tablist" aria-label={label} className={`tabs ${small ? "tabs-small" : ""}`}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(group, tab.value)}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? panelId(group, tab.value) : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className="tab"
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
            {tab.count && tab.count.value > 0 && (
              <span className="tab-count">
                {tab.count.value}
                <span className="sr-only"> {tab.count.noun}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {children}
    </Chosen>
  );
}

/** The content of one tab; there only while its tab is chosen. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const chosen = use(Chosen);
  if (chosen.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(chosen.group, value)}
      aria-labelledby={tabId(chosen.group, value)}
      className="tab-panel"
    >
      {children}
    </div>
  );
}
