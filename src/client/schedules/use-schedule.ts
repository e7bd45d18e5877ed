import { shownMessage } from "#texts/messages.ts";
import { SCHEDULE_TEXTS } from "#texts/schedules.ts";
import { FIRST_LANGUAGE } from "#domain/languages/languages.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { TableError } from "#domain/import/table/table-cells.ts";
import { facetFilesOf, type Facets } from "#domain/listing/facet-columns.ts";
import type { Steps } from "#domain/listing/facet-reading.ts";
import type { ProductData } from "#domain/listing/product-data.ts";
import type { RememberedColumns } from "#domain/schedules/columns.ts";
import type { AskedAttribute } from "#domain/schedules/find-attribute.ts";
import { rowKeys, sourceOf, type KeptSchedule } from "#domain/schedules/kept-schedule.ts";
import { withNamesOf } from "#domain/schedules/named-catalogue.ts";
import { proposer, type Proposal } from "#domain/schedules/match.ts";
import { readSchedule, type RawSchedule } from "#domain/schedules/read-schedule.ts";
import { rowReader, type ScheduleRow } from "#domain/schedules/resolve-row.ts";
import { loadJson } from "../data/load-json.ts";
import { queryClient } from "../data/load-product-data.ts";
import { useFacets, useProductData } from "../data/product-queries.ts";
import { useSteps } from "../data/use-steps.ts";
import { whileReading } from "./schedule-store.ts";

/** A row of the schedule with the machines that fit. */
export type MatchedRow = { key: string; row: ScheduleRow; proposals: Proposal[] };

const NONE: readonly string[] = [];
const EMPTY: Facets = { numbers: new Map(), choices: new Map() };

type Given = Pick<KeptSchedule, "text" | "file" | "isRead">;

function readKept(kept: Given, remembered: RememberedColumns): { raw?: RawSchedule; refusal?: string } {
  if (!kept.isRead) return {};
  try {
    return { raw: whileReading(() => readSchedule(sourceOf(kept), remembered)) };
  } catch (error) {
    if (error instanceof TableError) return { refusal: shownMessage(error.message) };
    throw error;
  }
}

const useAskedAttributes = (enabled: boolean) =>
  useQuery(
    {
      queryKey: ["schedule"],
      queryFn: () => loadJson<AskedAttribute[]>("/data/schedule.json", SCHEDULE_TEXTS.catalogue),
      enabled,
      staleTime: Infinity,
      networkMode: "always",
      retry: 2,
      retryDelay: (failures) => 300 * 2 ** failures,
    },
    queryClient,
  );

/** Matches row by row, so that the page stays usable. */
function* matchedRows(
  rows: readonly { key: string; row: ScheduleRow }[],
  catalogue: { productData: ProductData; facets: Facets; texts: Facets },
): Steps<MatchedRow[]> {
  const propose = proposer(catalogue);
  const matched: MatchedRow[] = [];
  for (const { key, row } of rows) {
    yield;
    matched.push({ key, row, proposals: propose(row) });
  }
  return matched;
}

/**
 * Reads the kept schedule, loads what it needs of the catalogue, and finds machines for its rows. Schedules are read and compared in the
 * first language, by whose names the rules go; what is shown has the names of the page's.
 */
export function useSchedule(kept: KeptSchedule, remembered: RememberedColumns) {
  const { text, file, isRead } = kept;
  const { raw, refusal } = useMemo(
    () => readKept({ text, file, isRead }, remembered),
    [text, file, isRead, remembered],
  );
  const {
    data: productData,
    error: productsFailed,
    refetch: loadProducts,
  } = useProductData(raw !== undefined, FIRST_LANGUAGE);
  const { data: named, error: namesFailed, refetch: loadNames } = useProductData(raw !== undefined);
  const { data: attributes, error: attributesFailed, refetch: loadAttributes } = useAskedAttributes(raw !== undefined);
  const kinds = JSON.stringify(
    Object.entries(kept.choices).flatMap(([key, { category }]) => (category === undefined ? [] : [[key, category]])),
  );
  const rows = useMemo(() => {
    if (!raw || !productData || !attributes) return undefined;
    const chosen = new Map(JSON.parse(kinds) as [string, string][]);
    const read = rowReader({ ...productData, attributes });
    const keys = rowKeys(raw.rows);
    return whileReading(() =>
      raw.rows.map((one, at) => ({ key: keys[at] ?? "", row: read(one, chosen.get(keys[at] ?? "")) })),
    );
  }, [raw, productData, attributes, kinds]);
  const needed = useMemo(
    () =>
      productData && rows
        ? facetFilesOf(
            productData,
            rows.flatMap(({ row }) => row.categories),
          )
        : NONE,
    [productData, rows],
  );
  const wanted = { needed, further: NONE };
  const hasFiles = rows !== undefined && needed.length > 0;
  const facets = useFacets(hasFiles ? productData : undefined, wanted, "facets", FIRST_LANGUAGE);
  const texts = useFacets(hasFiles ? productData : undefined, wanted, "texts", FIRST_LANGUAGE);
  const [values, words] = hasFiles ? [facets.data, texts.data] : [EMPTY, EMPTY];
  const begin = useMemo(
    () =>
      productData && rows && values && words
        ? () => matchedRows(rows, { productData, facets: values, texts: words })
        : undefined,
    [productData, rows, values, words],
  );
  const matched = useSteps(begin);
  const [last, setLast] = useState<{ raw: RawSchedule | undefined; matched: MatchedRow[] }>();
  useEffect(() => {
    if (matched) setLast({ raw, matched });
  }, [matched, raw]);
  const shownData = useMemo(
    () => (productData && named ? withNamesOf(productData, named) : undefined),
    [productData, named],
  );
  return {
    raw,
    refusal,
    /** With the names of the page's language. */
    productData: shownData,
    /** While another kind of machine is compared, the rows stay as they were. */
    matched: matched ?? (last && last.raw === raw ? last.matched : undefined),
    error: productsFailed ?? namesFailed ?? attributesFailed ?? facets.error ?? texts.error,
    retry: () => void Promise.all([loadProducts(), loadNames(), loadAttributes()]),
  };
}
