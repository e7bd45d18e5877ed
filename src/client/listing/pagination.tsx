import { LISTING_TEXTS as T } from "#texts/listing.ts";
import type { MouseEvent } from "react";
import { pageCount, pageWindow, shownRange } from "#domain/listing/pagination.ts";
import { button } from "#styles/variants/buttons.ts";

type Props = {
  current: number;
  total: number;
  pageSize: number;
  addressOf: (page: number) => string;
  onTurn: (page: number) => void;
};

const STEP = button({ size: "small", class: "max-sm:px-2" });

/** Links to the other pages of a list. Once hydrated, they change the list without loading a page. */
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
    <nav className="mbs-7 flex flex-wrap items-center justify-between gap-4" aria-label={T.pages}>
      <p className="annotation">{T.range(from, to, total)}</p>
      <div className="flex flex-wrap gap-1.5 max-sm:gap-1">
        <Step text={T.previous} link={current > 1 ? link(current - 1) : null} />
        {pageWindow(current, pages).map((page) => (
          <a
            key={page}
            className={button({
              intent: page === current ? "primary" : "plain",
              size: "pageNumber",
              class: "max-sm:px-2",
            })}
            aria-label={T.page(page)}
            aria-current={page === current ? "page" : undefined}
            {...link(page)}
          >
            {page}
          </a>
        ))}
        <Step text={T.next} link={current < pages ? link(current + 1) : null} />
      </div>
    </nav>
  );
}

type StepProps = { text: string; link: { href: string; onClick: (event: MouseEvent) => void } | null };

/** One page forward or back; at either end of the list it is disabled. */
function Step({ text, link }: StepProps) {
  return link ? (
    <a className={STEP} {...link}>
      {text}
    </a>
  ) : (
    <a className={STEP} role="link" aria-disabled="true">
      {text}
    </a>
  );
}
