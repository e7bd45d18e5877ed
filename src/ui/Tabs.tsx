import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type Tab = { value: string; label: string; note?: ReactNode };
type Props = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void; children: ReactNode; small?: boolean };

/** Tabs with one panel each; arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange, children, small = false }: Props) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List aria-label={label} className={`tabs ${small ? "tabs-small" : ""}`}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.note}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Base.Panel value={value} className="tab-panel">{children}</Base.Panel>;
}
