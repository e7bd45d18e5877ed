import { writtenNumber } from "#domain/text/written-numbers.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storeChange } from "#db/changes/store-change.ts";
import { listProductsById, type ProductName, type ProductWithBrand } from "#db/products/products.ts";
import { bulkChangeTitle, type BulkChange, type BulkOutcome, type NameOf } from "./bulk-change.ts";
import { routes } from "#domain/addresses/routes.ts";
import { counted } from "#domain/text/text.ts";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";
import { useUndoFromToast } from "../../changes/use-undo-change.tsx";

export type Outcome = { product: ProductWithBrand; outcome: BulkOutcome };

type Options = {
  products: readonly ProductName[];
  nameOf: NameOf;
  /** The messages after a success and after a failure. */
  success: (count: number) => string;
  failure: string;
  onGone: (products: readonly ProductName[]) => void;
  onStored: () => void;
};

const READING = "Reading the products...";
const FEW = 3;
const named = (products: readonly ProductName[]) => {
  const names = products.slice(0, FEW).map(({ name }) => name);
  return products.length > FEW
    ? `${names.join(", ")} and ${writtenNumber(products.length - FEW)} more`
    : names.join(", ");
};

/** Reads the current versions of the selected products, and stores what is to be changed together. */
export function useBulkChange({ products, nameOf, success, failure, onGone, onStored }: Options) {
  const { publish } = usePublishing();
  const undo = useUndoFromToast();
  const [read, setRead] = useState<ProductWithBrand[] | null>(null);
  const [busy, setBusy] = useState(READING);
  const [storing, setStoring] = useState(false);
  const [refusal, setRefusal] = useState("");
  const stopping = useRef(new AbortController());
  const stop = () => stopping.current.abort();

  /** `saved`: the products that somebody else saved since they were last read. */
  const readAll = async (wanted: readonly ProductName[], saved: readonly ProductName[] = []) => {
    const { signal } = stopping.current;
    try {
      const found = await listProductsById(
        client,
        wanted.map(({ id }) => id),
        (done) => {
          signal.throwIfAborted();
          if (done > 0) setBusy(`Reading ${writtenNumber(done)} of ${writtenNumber(wanted.length)}...`);
        },
      );
      if (signal.aborted) return;
      const there = new Map(found.map((product) => [product.id, product]));
      const gone = wanted.filter(({ id }) => !there.has(id));
      if (gone.length > 0) onGone(gone);
      setRefusal(
        [
          gone.length > 0 && `No longer there, and taken out of the selection: ${named(gone)}.`,
          saved.length > 0 && `Saved by somebody else meanwhile, and shown as they are now: ${named(saved)}.`,
        ]
          .filter(Boolean)
          .join(" "),
      );
      // In the order of the selection.
      setRead(wanted.flatMap(({ id }) => there.get(id) ?? []));
    } catch (error) {
      if (signal.aborted) return;
      console.error("The selected products could not be read", error);
      setRefusal("The selected products could not be read.");
    }
    setBusy("");
  };
  const begin = useEffectEvent(() => {
    stopping.current = new AbortController();
    void readAll(products);
  });
  useEffect(() => {
    begin();
    return () => stopping.current.abort();
  }, []);

  const store = async (change: BulkChange, outcomes: readonly Outcome[]) => {
    const { signal } = stopping.current;
    const changes = outcomes.flatMap(({ product, outcome }) =>
      "values" in outcome ? [{ id: product.id, seen: product, values: outcome.values }] : [],
    );
    const title = `${bulkChangeTitle(change, nameOf)} (${counted(changes.length, "product")})`;
    setRefusal("");
    setStoring(true);
    setBusy("Changing...");
    try {
      const stored = await storeChange(client, { kind: "bulk", title }, changes, {
        signal,
        onProgress: (sent, all) => setBusy(`Changing ${writtenNumber(sent)} of ${writtenNumber(all)}...`),
      });
      if (stored.conflicts.length > 0) {
        const changed = new Set(stored.conflicts.flatMap(({ id, is_gone }) => (is_gone ? [] : [id])));
        const all = outcomes.map(({ product }) => product);
        toast.error(failure);
        await readAll(
          all,
          all.filter(({ id }) => changed.has(id)),
        );
        return;
      }
      toast.success(success(changes.length), {
        label: "Undo",
        onClick: () => void undo({ id: stored.id, title }),
      });
      publish({ label: "Products", href: routes.products() }, title);
      void refreshLists("product");
      onStored();
    } catch (error) {
      if (signal.aborted) return;
      console.error("Changing products failed", error);
      setBusy("");
      toast.error(failure);
      setRefusal("Nothing was changed.");
    } finally {
      setStoring(false);
    }
  };

  return {
    read,
    busy,
    storing,
    refusal,
    retry: () => {
      setRefusal("");
      setBusy(READING);
      void readAll(products);
    },
    store,
    stop,
  };
}
