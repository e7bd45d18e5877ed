import { cva } from "class-variance-authority";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { createContext, use, useId, type KeyboardEvent, type ReactNode } from "react";

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
  /** What stands at the end of the row, or on narrow screens above it. */
  aside?: ReactNode;
};

const row = cva("flex scrollbar-none overflow-x-auto border-be border-line", {
  variants: {
    small: {
      true: "gap-1",
      // On phones all tabs are in view: nothing would show that a row continues beyond the edge.
      false: "max-md:grid max-md:grid-cols-[repeat(3,1fr)] md:gap-1",
    },
  },
});
const tabLook = cva(
  [
    "-mbe-px cursor-pointer border-be-2 border-transparent font-medium whitespace-nowrap text-ink-soft",
    "hover:text-petrol focus-visible:-outline-offset-2 aria-selected:border-copper aria-selected:text-ink",
  ],
  {
    variants: {
      small: {
        true: "px-3 py-1.5 text-sm",
        false: "px-3.5 py-1.75 max-md:border-line max-md:px-1 max-md:text-center",
      },
    },
  },
);

const Chosen = createContext({ group: "", value: "" });
const tabId = (group: string, value: string) => `${group}-tab-${value}`;
const panelId = (group: string, value: string) => `${group}-panel-${value}`;

/** The tab that a key leads to, or null for any other key. */
function target(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  return null;
}

/** Tabs with one panel each; the arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, value, onChange, children, small = false, aside }: Props) {
  const group = useId();
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
      <div className={aside ? "flex flex-wrap-reverse items-end border-line lg:border-be" : "contents"}>
        <div
          role="tablist"
          aria-label={label}
          className={row({ small, class: aside ? "max-lg:inline-full lg:-mbe-px lg:border-be-0" : "" })}
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(group, tab.value)}
              aria-selected={tab.value === value}
              aria-controls={tab.value === value ? panelId(group, tab.value) : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              className={tabLook({ small })}
              onClick={() => onChange(tab.value)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {tab.label}
              {tab.count && tab.count.value > 0 && (
                <span className="ms-2 inline-block rounded-[1rem] bg-copper px-1.5 text-center text-2xs leading-5 text-sheet tabular-nums min-inline-5">
                  {writtenNumber(tab.count.value)}
                  <span className="sr-only"> {tab.count.noun}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {children}
    </Chosen>
  );
}

/** The content of one tab, rendered only while its tab is chosen. `className` is the space above it. */
export function TabPanel({
  value,
  className = "pbs-5",
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  const chosen = use(Chosen);
  if (chosen.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(chosen.group, value)}
      aria-labelledby={tabId(chosen.group, value)}
      className={className}
    >
      {children}
    </div>
  );
}
