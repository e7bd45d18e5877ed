import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Brand } from "#db/products/brands.ts";
import type { ProductName, SeriesName } from "#db/products/products.ts";
import { bulkChangeProblem, bulkOutcome, type BulkChange } from "./bulk-change.ts";
import { counted } from "#domain/text/text.ts";
import { Alert, Button, Spinner } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { BulkChangeFields } from "./BulkChangeFields.tsx";
import { ChangePreview } from "./BulkChangePreview.tsx";
import { seriesQuery } from "../../queries/series.ts";
import { useBulkChange } from "./use-bulk-change.ts";

type Props = {
  products: readonly ProductName[];
  brands: readonly Brand[];
  onClose: () => void;
  /** Called with products that do not exist any more; the others can still be changed. */
  onGone: (products: readonly ProductName[]) => void;
  onDone: () => void;
};

const NO_SERIES: SeriesName[] = [];

/** Makes one change to the selected products. Shows the change of each product first, and stores all of them or none. */
export function BulkChangeDialog({ products, brands, onClose, onGone, onDone }: Props) {
  const [change, setChange] = useState<BulkChange>({ kind: "brand", brandId: "" });
  const { data: series = NO_SERIES } = useQuery(seriesQuery());
  const nameOf = useMemo(() => {
    const names = new Map([...brands, ...series].map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id) ?? "";
  }, [brands, series]);
  const { read, busy, refusal, retry, store, stop } = useBulkChange({
    products,
    nameOf,
    success: (count) => `${counted(count, "product")} changed`,
    failure: "Error changing products. Please try again.",
    onGone,
    onStored: () => {
      onDone();
      onClose();
    },
  });
  const problem = bulkChangeProblem(change);
  const outcomes = useMemo(
    () =>
      problem === null && read
        ? read.map((product) => ({ product, outcome: bulkOutcome(product, change, nameOf) }))
        : null,
    [read, change, problem, nameOf],
  );
  const changed = outcomes?.filter(({ outcome }) => "values" in outcome).length ?? 0;
  const close = () => {
    stop();
    onClose();
  };

  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Change Selected Products"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            intent="primary"
            disabled={changed === 0}
            busy={busy !== ""}
            onClick={() => outcomes && void store(change, outcomes)}
          >
            {busy || `Change ${counted(changed, "Product")}`}
          </Button>
        </>
      }
    >
      <BulkChangeFields change={change} onChange={setChange} brands={brands} series={series} products={read ?? []} />
      <Alert boxed>{refusal}</Alert>
      {!read && refusal && (
        <Button className="justify-self-start" onClick={retry}>
          Retry
        </Button>
      )}
      {!read && !refusal && <Spinner label={busy} />}
      {read && !outcomes && (
        <p className="text-ink-soft">What becomes of the {counted(read.length, "product")} is shown here first.</p>
      )}
      {outcomes && <ChangePreview outcomes={outcomes} />}
    </Dialog>
  );
}
