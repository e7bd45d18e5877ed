import { FileText } from "lucide-react";
import type { Page } from "#db/pages.ts";
import { EmptyPanel } from "../../ui/EmptyPanel.tsx";

export function PagesTab({ pages }: { pages: readonly Page[] }) {
  if (pages.length === 0) return <div className="sheet"><EmptyPanel icon={FileText} title="No Pages Yet" text="Pages such as Careers and Privacy appear here." /></div>;
  return (
    <ul className="rows sheet" aria-label="Pages">
      {pages.map((page) => (
        <li key={page.id} className="row">
          <div className="row-main">
            <p className="row-name">{page.title}</p>
            <p className="row-detail">/{page.slug}</p>
          </div>
          <span className={`badge ${page.published ? "badge-good" : ""}`}>{page.published ? "Published" : "Draft"}</span>
        </li>
      ))}
    </ul>
  );
}
