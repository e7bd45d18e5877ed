import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { getSetting } from "#db/content/settings.ts";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";
import { leftAt } from "./set-up.ts";

/** Whether a site has a name yet: the set-up begins by itself where it has none, and no content. */
const namedQuery = queryOptions({
  queryKey: queryKeys.companyName,
  queryFn: async () => (await getSetting(client, "company_name")) !== null,
  staleTime: 0,
});

type Props = {
  /** All pages of a site without brands, categories and products. */
  pages: readonly { slug: string }[];
};

/** On a site without content: leads to the set-up by itself once, later by a notice; or to the ways to content. */
export function EmptySite({ pages }: Props) {
  const isEmpty = pages.every(({ slug }) => isOwnPage(slug));
  const { data: isNamed } = useQuery({ ...namedQuery, enabled: isEmpty });
  if (isNamed === undefined) return null;
  if (!isNamed && leftAt() === null) return <Navigate to="/admin/new-site" replace />;
  const isUnfinished = !isNamed || leftAt() !== "done";
  return (
    <section
      aria-label="A new site"
      className="mbe-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sheet border border-copper bg-sheet px-5 py-3"
    >
      <p>
        <strong>This site has no content yet.</strong>{" "}
        {isUnfinished
          ? "Its set-up takes five steps."
          : "Add brands and products below, or bring everything in a workbook."}
      </p>
      <div className="flex flex-wrap gap-2">
        {isUnfinished && (
          <Link to="/admin/new-site" className={buttonClass({ small: true, intent: "primary" })}>
            {isNamed || leftAt() !== null ? "Continue the set-up" : "Set up the site"}
          </Link>
        )}
        <Link to="/admin/workbook" className={buttonClass({ small: true })}>
          Import a workbook
        </Link>
      </div>
    </section>
  );
}
