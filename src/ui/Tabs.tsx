import { Tabs as Base } from "@base-ui/react/tabs";
import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

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

const row = cva("flex overflow-x-auto border-be border-line scrollbar-none", {
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
        false: "px-3.5 py-2.25 max-md:border-line max-md:px-1 max-md:text-center",
      },
    },
  },
);

/** Tabs with one panel each; the arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, value, onChange, children, small = false }: Props) {
  return (
    <Base.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <Base.List activateOnFocus aria-label={label} className={row({ small })}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabLook({ small })}>
            {tab.label}
            {tab.count && tab.count.value > 0 && (
              <span className="ms-2 inline-block rounded-[1rem] bg-copper px-1.5 text-center text-2xs leading-5 text-sheet tabular-nums min-inline-5">
                {tab.count.value}
                <span className="sr-only"> {tab.count.noun}</span>
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** The content of one tab; there only while its tab is chosen. Its links and fields take the focus, not the panel. */
export function TabPanel({
  value,
  className = "pbs-5",
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Base.Panel value={value} tabIndex={undefined} className={className}>
      {children}
    </Base.Panel>
  );
}
