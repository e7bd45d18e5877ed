import { Link } from "@tanstack/react-router";
import { Download, Ellipsis, FileUp, History, Ruler, Table2 } from "lucide-react";
import { useId, useState } from "react";
import type { ProductFilter } from "#db/products/product-filters.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { useMay } from "../../session/rights.ts";
import { Button } from "../../ui/controls.tsx";

/** The screens for many products at once. The table shows the products that the list shows. */
const screens = ({ search, brand, category, missing }: ProductFilter) =>
  [
    { to: "/admin/products/import", label: "Import", icon: FileUp, search: {}, needs: "content.publish" },
    {
      to: "/admin/products/table",
      label: "Table",
      icon: Table2,
      search: { search, brand, category, missing },
      needs: "content.publish",
    },
    { to: "/admin/specifications", label: "Specifications", icon: Ruler, search: {}, needs: "content.publish" },
    { to: "/admin/changes", label: "Changes", icon: History, search: {}, needs: "content.read" },
  ] as const;

/** What can be done with many products, above their list. On a phone it is folded behind one button. */
export function ProductLinks({ filter, onExport }: { filter: ProductFilter; onExport: () => void }) {
  const id = useId();
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <div className="ms-auto max-md:inline-full">
      <Button aria-expanded={open} aria-controls={id} className="inline-full md:hidden" onClick={() => setOpen(!open)}>
        <Ellipsis aria-hidden="true" />
        Many products at once
      </Button>
      <nav
        id={id}
        aria-label="Many products at once"
        className={`${open ? "grid" : "hidden"} grid-cols-2 gap-2 *:last:col-span-2 max-md:mbs-2 md:flex md:flex-wrap md:gap-x-0.5`}
      >
        {screens(filter)
          .filter(({ needs }) => may(needs))
          .map(({ to, label, icon: Icon, search }) => (
            <Link key={to} to={to as string} search={search} className={buttonClass({ small: true, intent: "quiet" })}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          ))}
        <Button small intent="quiet" onClick={onExport}>
          <Download aria-hidden="true" />
          Export
        </Button>
      </nav>
    </div>
  );
}
