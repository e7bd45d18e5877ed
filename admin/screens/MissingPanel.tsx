import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown, CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { MISSING, MISSING_KEYS } from "#domain/content/missing-data.ts";
import { counted } from "#domain/text/text.ts";
import { link, panel } from "#styles/variants/basics.ts";
import { Button } from "../ui/controls.tsx";
import { missingQuery } from "../queries/products.ts";

/** What products lack, each with a link to those products. On narrow screens the list is folded. */
export function MissingPanel() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery(missingQuery);
  const lacking = data ? MISSING_KEYS.filter((key) => data[key] > 0) : [];
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={panel({ class: "mbe-6 flex flex-wrap items-center gap-x-5 px-4 text-sm min-block-12 max-sm:px-3" })}
    >
      <h2 id={`${id}-title`} className="font-semibold">
        What is missing
      </h2>
      {isError && !data && (
        <p className="flex items-center gap-3 text-bad">
          This could not be counted.
          <Button small onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data && lacking.length === 0 && (
        <p className="flex items-center gap-1.5 text-ink-soft">
          <CircleCheck aria-hidden="true" className="text-good" />
          Nothing is missing
        </p>
      )}
      {lacking.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            onClick={() => setOpen(!open)}
            className="ms-auto inline-flex cursor-pointer items-center gap-1.5 text-petrol min-block-11 lg:hidden"
          >
            {counted(lacking.length, "thing")}
            <ChevronDown aria-hidden="true" className={open ? "rotate-180" : ""} />
          </button>
          <ul
            id={`${id}-list`}
            className={`${open ? "grid" : "hidden"} gap-x-5 max-lg:basis-full max-lg:pbe-2 lg:flex lg:flex-wrap`}
          >
            {lacking.map((key) => (
              <li key={key} className="flex items-center gap-1.5 max-lg:justify-between">
                <Link
                  to="/admin"
                  search={{ tab: "products", missing: key }}
                  className={link({ class: "py-1.5" })}
                  onClick={() => setOpen(false)}
                >
                  {MISSING[key]}
                </Link>
                <span className="text-ink-soft tabular-nums">{data?.[key].toLocaleString("en-GB")}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
