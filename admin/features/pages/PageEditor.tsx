import { ExternalLink } from "lucide-react";
import type { Page } from "#db/content/pages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { link } from "#styles/variants/basics.ts";
import { RecordEditor } from "../../records/RecordEditor.tsx";
import { recordScreens } from "../../records/record-screens.tsx";
import { pageDefinition } from "./page-form.ts";
import { PageFields } from "./PageFields.tsx";

/** Creates or changes a page of the site. */
function PageEditor({ page }: { page: Page | null }) {
  return (
    <RecordEditor
      definition={pageDefinition}
      row={page}
      actions={(stored) =>
        stored?.published &&
        stored.slug && (
          <a
            href={routes.page(stored.slug)}
            target="_blank"
            rel="noopener"
            className={link({ class: "inline-flex items-center gap-1" })}
          >
            View page
            <ExternalLink aria-hidden="true" className="size-3.25" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )
      }
    >
      {(editor) => <PageFields {...editor} />}
    </RecordEditor>
  );
}

export const { NewScreen, EditScreen } = recordScreens(pageDefinition, (page) => <PageEditor page={page} />);
