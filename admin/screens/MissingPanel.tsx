import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown, CircleCheck } from "lucide-react";
import { useId, useRef } from "react";
import { MISSING, MISSING_KEYS } from "#domain/content/missing-data.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { counted } from "#domain/text/text.ts";
import { link, panel } from "#styles/variants/basics.ts";
import { Button } from "../ui/controls.tsx";
import { missingQuery } from "../queries/products.ts";

/** What products lack, each with a link to those products; folded, so that the list below begins high. */
export function MissingPanel() {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const { data, isError, refetch } = useQuery(missingQuery);
  const lacking = data ? MISSING_KEYS.filter((key) => data[key] > 0) : [];
  const close = () => details.current?.removeAttribute("open");
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="ms-auto flex items-center gap-x-3 text-sm min-block-10 max-lg:inline-full"
    >
      <h2 id={`${id}-title`} className={lacking.length > 0 ? "sr-only" : "font-medium"}>
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
        <details
          ref={details}
          className="group relative max-lg:inline-full"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Escape" || !currentTarget.open) return;
            close();
            currentTarget.querySelector("summary")?.focus();
          }}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
          }}
        >
          <summary className="flex cursor-pointer list-none items-center gap-1.5 min-block-10 max-lg:justify-between">
            <span className="font-medium" aria-hidden="true">
              What is missing
            </span>
            <span className="inline-flex items-center gap-1.5 text-petrol">
              {counted(lacking.length, "thing")}
              <ChevronDown aria-hidden="true" className="group-open:rotate-180" />
            </span>
          </summary>
          <ul
            className={panel({
              class: "inset-e-0 z-20 grid px-4 py-2 max-lg:mbe-3 lg:absolute lg:mbs-1 lg:shadow-sheet lg:min-inline-72",
            })}
          >
            {lacking.map((key) => (
              <li key={key} className="flex items-center justify-between gap-3">
                <Link
                  to="/admin"
                  search={{ tab: "products", missing: key }}
                  className={link({ class: "py-1.5" })}
                  onClick={close}
                >
                  {MISSING[key]}
                </Link>
                <span className="text-ink-soft tabular-nums">{data && writtenNumber(data[key])}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
