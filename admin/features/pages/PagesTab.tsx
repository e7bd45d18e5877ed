import { FileText } from "lucide-react";
import { Suspense, useState } from "react";
import { setPagePublished, type Page } from "#db/content/pages.ts";
import { saveFailedMessage } from "#domain/content/content-messages.ts";
import { isOwnPage, OWN_PAGE_SLUGS } from "#domain/pages/own-pages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { panel } from "#styles/variants/basics.ts";
import { Button } from "../../ui/controls.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";
import { useMay } from "../../session/rights.ts";
import { EmptyPanel } from "../../ui/panels.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, Rows, DeleteButton } from "../../ui/lists/Row.tsx";
import { Toolbar, toolbarButton } from "../../ui/lists/Toolbar.tsx";
import { useEver } from "../../ui/dialog-state.ts";
import { lazyPart } from "../../update/lazy-part.tsx";
import { AddLink, DraftBadge, EditLink, RecordLink } from "../../records/record-links.tsx";

const DeletePage = lazyPart(() => import("./DeletePage.tsx"), "DeletePage");

const addPage = (
  <AddLink kind="page" className={toolbarButton}>
    Add Page
  </AddLink>
);

/** The site's own pages in the order of the site, then the others as they stand. */
const ownFirst = (pages: readonly Page[]): Page[] => [
  ...OWN_PAGE_SLUGS.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []),
  ...pages.filter(({ slug }) => !isOwnPage(slug)),
];

export function PagesTab({ pages }: { pages: readonly Page[] }) {
  const { publish } = usePublishing();
  const publishes = useMay()("content.publish");
  const [toDelete, setToDelete] = useState<Page | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const deleting = useEver(toDelete !== null);

  const setPublished = async (page: Page, published: boolean) => {
    setBusy(page.id);
    try {
      await setPagePublished(client, page.id, published);
      toast.success(published ? `${page.title} published` : `${page.title} is a draft now`);
      publish(
        { label: page.title, href: published ? routes.page(page.slug) : null },
        `${published ? "Published" : "Unpublished"} page ${page.title}`,
      );
    } catch (error) {
      console.error("The page could not be published or unpublished", error);
      toast.error(saveFailedMessage("page"));
    }
    await refreshLists("page");
    setBusy(null);
  };

  const hasWritten = pages.some(({ slug }) => !isOwnPage(slug));
  return (
    <section aria-label="Pages" className="grid gap-4">
      <Toolbar className="items-center justify-between">
        <p role="status" className="text-ink-soft">
          {counted(pages.length, "page")}, {pages.filter((page) => page.published).length} published
        </p>
        {hasWritten && addPage}
      </Toolbar>
      <Rows className={panel()} aria-label="Pages">
        {ownFirst(pages).map((page) => (
          <Row key={page.id}>
            <RowMain>
              <RowName name={<RecordLink kind="page" id={page.id} name={page.title} />}>
                <span className={badge({ tone: page.published ? "good" : "plain" })}>
                  {page.published ? "Published" : "Draft"}
                </span>
                {isOwnPage(page.slug) && <span className={badge()}>Part of the site</span>}
                <DraftBadge kind="page" id={page.id} />
              </RowName>
              <RowDetail>{routes.page(page.slug)}</RowDetail>
            </RowMain>
            <RowActions>
              {publishes && !isOwnPage(page.slug) && (
                <Button
                  small
                  intent="quiet"
                  busy={busy === page.id}
                  aria-label={`${page.published ? "Unpublish" : "Publish"} ${page.title}`}
                  onClick={() => void setPublished(page, !page.published)}
                >
                  {page.published ? "Unpublish" : "Publish"}
                </Button>
              )}
              <EditLink kind="page" id={page.id} name={page.title} />
              {publishes && !isOwnPage(page.slug) && (
                <DeleteButton name={page.title} onDelete={() => setToDelete(page)} />
              )}
            </RowActions>
          </Row>
        ))}
      </Rows>
      {!hasWritten && (
        <div className={panel()}>
          <EmptyPanel
            icon={FileText}
            title="No Pages of Your Own Yet"
            text="Pages such as Careers and Privacy appear here."
          >
            {addPage}
          </EmptyPanel>
        </div>
      )}
      <Suspense>{deleting && <DeletePage page={toDelete} onClose={() => setToDelete(null)} />}</Suspense>
    </section>
  );
}
