import type { ReactNode } from "react";
import type { Brand } from "#db/products/brands.ts";
import type { Page } from "#db/content/pages.ts";
import { counted } from "#domain/text/text.ts";
import { RECENT_DAYS } from "../queries/products.ts";

type Props = {
  brands: readonly Brand[];
  products: { total: number; recent: number; categories: number };
  categories: number;
  pages: readonly Page[];
  unread: number;
};

const percent = (part: number, whole: number) => `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(1)}%`;
const inCategories = (count: number) => `in ${counted(count, "category", "categories")}`;

export function StatCards({ brands, products, categories, pages, unread }: Props) {
  const published = pages.filter((page) => page.published).length;
  const drafts = pages.length - published;
  const featured = brands.filter((brand) => brand.featured).length;
  return (
    <dl className="mbe-6 flex flex-wrap gap-px overflow-hidden rounded-sheet border border-line bg-line max-sm:grid">
      <Stat label="Total Brands" value={brands.length} note="Manufacturers and partners" />
      <Stat label="Total Products" value={products.total} note={inCategories(products.categories)} />
      <Stat
        label="Total Pages"
        value={published}
        note={drafts > 0 ? `Published content, ${counted(drafts, "draft")} beside it` : "Published content"}
      />
      <Stat label="Featured Brands" value={featured} note={`${percent(featured, brands.length)} of all brands`} />
      <Stat label="Categories" value={categories} note="Main and subcategories" />
      <Stat label="Recent Activity" value={products.recent} note={`Products created in the last ${RECENT_DAYS} days`} />
      <Stat label="Unread Enquiries" value={unread} note="Waiting in the inbox" />
    </dl>
  );
}

/** One figure; on a phone a line of a short table, so that the lists below begin on the first screen. */
function Stat({ label, value, note }: { label: string; value: number; note: ReactNode }) {
  return (
    <div className="grid flex-[1_1_8.5rem] content-start bg-sheet px-4 py-3.5 max-sm:grid-cols-[8rem_minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-2 max-sm:px-3 max-sm:py-1.5">
      <dt className="text-xs font-medium text-ink-soft">{label}</dt>
      <dd className="text-4xl leading-[1.3] font-[600] tracking-[-0.03em] tabular-nums max-sm:col-start-3 max-sm:row-start-1 max-sm:text-xl max-sm:tracking-[-0.01em]">
        {value.toLocaleString("en-GB")}
      </dd>
      <dd className="text-xs leading-[1.35] text-ink-soft max-sm:col-start-2 max-sm:row-start-1 max-sm:text-balance">
        {note}
      </dd>
    </div>
  );
}
