import { useCallback, useEffect, useState } from "react";
import { routes } from "#domain/addresses/routes.ts";
import { scheduleForEquals } from "#domain/schedules/basis-of-design.ts";
import { NO_SCHEDULE, type KeptSchedule } from "#domain/schedules/kept-schedule.ts";
import { links } from "#texts/language/links.ts";
import { loadComparedProduct } from "../comparison/compared-products.ts";
import { $schedule, changeSchedule } from "./schedule-store.ts";

/** The product in the address of the page, whose equals by other makers are wanted. */
const basisInAddress = (): string => new URLSearchParams(location.search).get("basis") ?? "";

type BasisState = "none" | "loading" | "missing" | "failed";

/**
 * Makes a schedule of what that product states, in place of the one that is kept; `onReplaced` gets the latter. Schedules are read in
 * the first language, so its page in that language is asked.
 */
export function useBasis(onReplaced: (earlier: KeptSchedule) => void): { state: BasisState; retry: () => void } {
  const [state, setState] = useState<BasisState>("none");
  const read = useCallback(() => {
    const slug = basisInAddress();
    if (slug === "") return;
    setState("loading");
    loadComparedProduct(routes.product(encodeURIComponent(slug))).then(
      (product) => {
        history.replaceState(history.state, "", links.schedule());
        setState(product ? "none" : "missing");
        if (!product) return;
        onReplaced($schedule.get());
        changeSchedule({
          ...NO_SCHEDULE,
          file: { name: product.name, rows: scheduleForEquals(product) },
          isRead: true,
        });
      },
      (error: unknown) => {
        console.error(error);
        setState("failed");
      },
    );
  }, [onReplaced]);
  useEffect(() => {
    const begun = setTimeout(read);
    return () => clearTimeout(begun);
  }, [read]);
  return { state, retry: read };
}
