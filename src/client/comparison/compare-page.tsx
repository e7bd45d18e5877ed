import { COMPARISON_TEXTS as T } from "#texts/comparison.ts";
import { useEffect, useRef } from "react";
import { SITE_TEXTS } from "#texts/site.ts";
import { comparison, onlyDifferences } from "#domain/comparison/comparison.ts";
import { compareAddress, parseCompare, MOST_COMPARED, type CompareState } from "#domain/comparison/compare.ts";
import { links, localAddress } from "#texts/language/links.ts";
import { type NamedProduct, compareList } from "../lists/lists-store.ts";
import { button } from "#styles/variants/buttons.ts";
import { CompareAdd } from "./compare-add.tsx";
import { CompareTable } from "./compare-table.tsx";
import { CompareToolbar } from "./compare-toolbar.tsx";
import { useComparedProducts } from "./compared-products.ts";
import { EmptyNote } from "../products/empty-note.tsx";
import { goToAddress, usePageAddress } from "../page/page-address.ts";
import { NOTHING_STORED, useStored, useShowStoredList } from "../lists/use-stored-list.ts";
import { useUnitSystem } from "../units/use-unit-system.ts";

/** Goes to another state of the comparison, in the language of the page. */
const goTo = (state: CompareState, options?: { replace?: boolean }) =>
  goToAddress(localAddress(compareAddress(state)), options);

/**
 * Compares the products in the address, or, if there are none, those that the visitor has collected. A change on this page makes
 * its products the visitor's own collection; opening a shared comparison alone does not.
 */
export function ComparePage() {
  const asked = parseCompare(usePageAddress(links.compare()));
  const own = useStored(compareList.$entries, NOTHING_STORED);
  useShowStoredList();
  const system = useUnitSystem();
  const table = useRef<HTMLDivElement>(null);
  const slugs = asked.products.length > 0 ? asked.products : own.map(({ slug }) => slug);
  const columns = useComparedProducts(slugs);

  // Complete the address with the collected products, and with the present slugs of renamed ones.
  const present = [...new Set(columns.map((column) => (column.state === "shown" ? column.product.slug : column.slug)))];
  const presentKey = present.join();
  useEffect(() => {
    const products = presentKey === "" ? [] : presentKey.split(",");
    if (asked.products.join() !== presentKey) goTo({ ...asked, products }, { replace: true });
  });

  const change = (products: readonly string[], added?: NamedProduct) => {
    const loaded = columns.flatMap((column) => (column.state === "shown" ? [column.product] : []));
    const names = [added, ...loaded, ...own].filter((product) => product !== undefined);
    compareList.$entries.set(
      products.map((slug) => ({ slug, name: names.find((known) => known.slug === slug)?.name ?? slug })),
    );
    goTo({ ...asked, products: [...products] });
    // The button that was pressed may be gone, and the table may be new or gone, too.
    requestAnimationFrame(() => (table.current ?? document.getElementById("content"))?.focus({ preventScroll: true }));
  };
  const add = (product: NamedProduct) => change([...slugs, product.slug], product);
  const adding = <CompareAdd compared={slugs} onAdd={add} />;

  if (slugs.length === 0) {
    return (
      <EmptyNote heading="h2" title={T.emptyTitle} text={T.emptyText}>
        <div className="flex flex-wrap justify-center gap-3">
          <a className={button({ intent: "primary" })} href={links.products()}>
            {SITE_TEXTS.viewAllProducts}
          </a>
          {adding}
        </div>
      </EmptyNote>
    );
  }

  const products = columns.flatMap((column) => (column.state === "shown" ? [column.product] : []));
  const all = comparison(
    products.map(({ specifications }) => specifications),
    system,
  );
  const groups = asked.onlyDifferences && products.length > 1 ? onlyDifferences(all) : all;
  return (
    <>
      <CompareToolbar
        products={products}
        all={all}
        groups={groups}
        onlyDifferences={asked.onlyDifferences}
        onOnlyDifferences={(only) => goTo({ ...asked, onlyDifferences: only }, { replace: true })}
      />
      <CompareTable
        ref={table}
        columns={columns}
        groups={groups}
        onRemove={(slug) => change(slugs.filter((other) => other !== slug))}
        adding={slugs.length < MOST_COMPARED ? adding : null}
      />
      {groups.length === 0 && all.length > 0 && <p className="mbs-4 text-ink-soft">{T.same}</p>}
    </>
  );
}
