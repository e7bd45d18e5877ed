import type { ProductName } from "#db/products/products.ts";
import { dialogList } from "#styles/variants/administration.ts";
import { DeleteRecords, type ToDelete } from "../../records/DeleteRecords.tsx";

const SHOWN = 50;

/** Asks before products are deleted, all of them in one transaction. */
export function DeleteProducts(dialog: ToDelete<ProductName>) {
  return (
    <DeleteRecords kind="product" {...dialog}>
      {(products) => (
        <ul className={dialogList} aria-label="Products to delete" tabIndex={0}>
          {products.slice(0, SHOWN).map((product) => (
            <li key={product.id}>{product.name}</li>
          ))}
          {products.length > SHOWN && <li>and {products.length - SHOWN} more</li>}
        </ul>
      )}
    </DeleteRecords>
  );
}
