import { ChevronLeft, ChevronRight } from "lucide-react";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { PAGE_SIZE, pageWindow, shownRange } from "#domain/listing/pagination.ts";
import { button } from "#styles/variants/buttons.ts";

type Props = {
  page: number;
  pages: number;
  total: number;
  /** What is counted, in the plural. */ noun: string;
  /** How many are on a page, where it is not the usual number. */
  perPage?: number;
  onPage: (page: number) => void;
};

export function Pager({ page, pages, total, noun, perPage = PAGE_SIZE, onPage }: Props) {
  const { from, to } = shownRange(page, total, perPage);
  return (
    <nav aria-label={`Pages of ${noun}`} className="mbs-3.5 flex flex-wrap items-center justify-between gap-2.5">
      <p role="status" className="text-sm text-ink-soft">
        Showing {writtenNumber(from)} to {writtenNumber(to)} of {writtenNumber(total)} {noun}
      </p>
      <div className="flex gap-1">
        <button
          type="button"
          className={button({ size: "number" })}
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        {pageWindow(page, pages).map((number) => (
          <button
            key={number}
            type="button"
            className={button({ size: "number", intent: number === page ? "primary" : "plain" })}
            aria-label={`Page ${number}`}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
        <button
          type="button"
          className={button({ size: "number" })}
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </nav>
  );
}
