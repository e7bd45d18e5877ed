import type { ReactNode } from "react";
import type { Brand } from "#db/brands.ts";
import type { Page } from "#db/pages.ts";
import { counted } from "#domain/text.ts";
import { RECENT_DAYS } from "../queries/products.ts";

type Props = {
  brands: readonly Brand[];
  products: { total: number; recent: number; categories: readonly string[] };
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
    <dl className="stats">
      <Stat label="Total Brands" value={brands.length} note="Manufacturers and partners" />
      <Stat label="Total Products" value={products.total} note={inCategories(products.categories.length)} />
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

function Stat({ label, value, note }: { label: string; value: number; note: ReactNode }) {
  return (
    <div className="stat">
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value">{value.toLocaleString("en-GB")}</dd>
      <dd className="stat-note">{note}</dd>
    </div>
  );
}
