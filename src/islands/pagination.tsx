import type { MouseEvent } from "react";
import { pageCount, pageWindow, shownRange } from "#domain/pagination.ts";

type Props = {
  current: number;
  total: number;
  pageSize: number;
  addressOf: (page: number) => string;
  onTurn: (page: number) => void;
};

const TEXTS = { label: "Pages", previous: "Previous", next: "Next" };

/** Links to the other pages of a list. Awake, the list turns without a new page. */
export function Pagination({ current, total, pageSize, addressOf, onTurn }: Props) {
  const pages = pageCount(total, pageSize);
  const { from, to } = shownRange(current, total, pageSize);
  const link = (page: number) => ({
    href: addressOf(page),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onTurn(page);
    },
  });
  return (
    <nav className="pagination" aria-label={TEXTS.label}>
      <p className="annotation">{`Showing ${from} to ${to} of ${total} products`}</p>
      <div className="pagination-pages">
        <Step text={TEXTS.previous} link={current > 1 ? link(current - 1) : null} />
        {pageWindow(current, pages).map((page) => (
          <a
            key={page}
            className={`button button-small page-number ${page === current ? "button-primary" : ""}`}
            aria-label={`Page ${page}`}
            aria-current={page === current ? "page" : undefined}
            {...link(page)}
          >
            {page}
          </a>
        ))}
        <Step text={TEXTS.next} link={current < pages ? link(current + 1) : null} />
      </div>
    </nav>
  );
}

type StepProps = { text: string; link: { href: string; onClick: (event: MouseEvent) => void } | null };

/** One page on or back; at the end of the list a link that leads nowhere. */
function Step({ text, link }: StepProps) {
  return link ? (
    <a className="button button-small" {...link}>
      {text}
    </a>
  ) : (
    <a className="button button-small" role="link" aria-disabled="true">
      {text}
    </a>
  );
}
