import { pageCount, pageWindow, shownRange } from "#domain/pagination.ts";

type Props = { current: number; total: number; pageSize: number; onTurn: (page: number) => void };

const TEXTS = { label: "Pages", previous: "Previous", next: "Next" };

export function Pagination({ current, total, pageSize, onTurn }: Props) {
  const pages = pageCount(total, pageSize);
  const { from, to } = shownRange(current, total, pageSize);
  return (
    <nav className="pagination" aria-label={TEXTS.label}>
      <p className="annotation">{`Showing ${from} to ${to} of ${total} products`}</p>
      <div className="pagination-pages needs-js">
        <button
          type="button"
          className="button button-small"
          disabled={current <= 1}
          onClick={() => onTurn(current - 1)}
        >
          {TEXTS.previous}
        </button>
        {pageWindow(current, pages).map((page) => (
          <button
            key={page}
            type="button"
            className={`button button-small page-number${page === current ? "button-primary" : ""}`}
            aria-label={`Page ${page}`}
            aria-current={page === current ? "page" : undefined}
            onClick={() => onTurn(page)}
          >
            {page}
          </button>
        ))}
        <button
          type="button"
          className="button button-small"
          disabled={current >= pages}
          onClick={() => onTurn(current + 1)}
        >
          {TEXTS.next}
        </button>
      </div>
    </nav>
  );
}
