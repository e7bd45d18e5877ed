import { Link } from "@tanstack/react-router";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { counted } from "#domain/text/text.ts";
import type { DashboardSearch } from "../addresses.ts";
import { RECENT_DAYS } from "../queries/products.ts";
import type { DashboardData } from "./dashboard-tabs.tsx";

type Props = DashboardData & {
  /** Left out for who does not work on enquiries. */
  unread: number | undefined;
};

const percent = (part: number, whole: number) => `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(1)}%`;
const inCategories = (count: number) => `in ${counted(count, "category", "categories")}`;

/** The figures of the site; each leads to what it counts. */
export function StatCards({ brands, products, categories, pages, unread }: Props) {
  const published = pages.filter((page) => page.published).length;
  const drafts = pages.length - published;
  const featured = brands.filter((brand) => brand.featured).length;
  return (
    <dl className="mbe-1 flex flex-wrap gap-px overflow-hidden rounded-sheet border border-line bg-line max-md:grid max-md:grid-cols-2 max-md:*:last:odd:col-span-2">
      <Stat label="Total Brands" value={brands.length} search={{}} />
      <Stat
        label="Total Products"
        value={products.total}
        note={inCategories(products.categories)}
        search={{ tab: "products" }}
      />
      <Stat
        label="Total Pages"
        value={published}
        note="Published content"
        beside={drafts > 0 ? counted(drafts, "draft") : ""}
        search={{ tab: "pages" }}
      />
      <Stat
        label="Featured Brands"
        value={featured}
        note={`${percent(featured, brands.length)} of all`}
        search={{ brands: "featured" }}
      />
      <Stat label="Categories" value={categories.length} search={{ tab: "categories" }} />
      <Stat
        label="Recent Activity"
        value={products.recent}
        note={`new in ${RECENT_DAYS} days`}
        search={{ tab: "products" }}
      />
      {unread !== undefined && (
        <Stat
          label="Unread Enquiries"
          value={unread}
          search={unread > 0 ? { tab: "enquiries", show: "unread" } : { tab: "enquiries" }}
        />
      )}
    </dl>
  );
}

/** One figure in two short lines, so that the lists below begin on the first screen; all of it is a link. */
function Stat({
  label,
  value,
  note,
  beside,
  search,
}: {
  label: string;
  value: number;
  note?: string;
  /** A second, smaller fact, in the line of the label. */
  beside?: string;
  search: DashboardSearch;
}) {
  return (
    <div className="relative grid flex-[1_1_8rem] content-center bg-sheet px-3 py-1 focus-within:bg-petrol-wash hover:bg-petrol-wash">
      <dt className="flex justify-between gap-2 text-xs text-ink-soft">
        {label}
        {beside && <span>{beside}</span>}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 leading-[1.3]">
        <Link
          to="/admin"
          search={search}
          className="text-xl font-[600] tracking-[-0.01em] tabular-nums outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-copper"
          aria-label={`${label}: ${writtenNumber(value)}`}
        >
          {writtenNumber(value)}
        </Link>
        {note && <span className="text-xs text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
