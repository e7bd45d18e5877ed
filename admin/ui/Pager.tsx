import { ChevronLeft, ChevronRight } from "lucide-react";
import { pageWindow, shownRange } from "#domain/pagination.ts";
import { Button } from "#ui/Button.tsx";

type Props = {
  page: number;
  pages: number;
  total: number;
  /** What is counted, in the plural. */ noun: string;
  onPage: (page: number) => void;
};

export function Pager({ page, pages, total, noun, onPage }: Props) {
  const { from, to } = shownRange(page, total);
  return (
    <nav aria-label={`Pages of ${noun}`} className="pager">
      <p role="status" className="text-sm text-ink-soft">
        Showing {from} to {to} of {total} {noun}
      </p>
      <div className="pager-buttons">
        <Button small aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        {pageWindow(page, pages).map((number) => (
          <Button
            key={number}
            small
            aria-label={`Page ${number}`}
            aria-current={number === page ? "page" : undefined}
            className="pager-number"
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button small aria-label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
