import { useRef, type ReactNode } from "react";
import { pageCount } from "#domain/listing/pagination.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { panel } from "#styles/variants/basics.ts";
import { Pager } from "../../ui/lists/Pager.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { TabPanel, Tabs } from "../../ui/Tabs.tsx";

export const ROWS_PER_PAGE = 50;

type Props<Kind extends string> = {
  /** What becomes of rows, and of how many of them. */
  kinds: readonly { kind: Kind; label: string; count: number }[];
  kind: Kind;
  page: number;
  onShow: (kind: Kind, page: number) => void;
  busy: boolean;
  above?: ReactNode;
  /** The rows of that page. */
  children: ReactNode;
};

/** The rows of an import by what becomes of them, in pages. */
export function PlannedRows<Kind extends string>({ kinds, kind, page, onShow, busy, above, children }: Props<Kind>) {
  const list = useRef<HTMLDivElement>(null);
  const shown = kinds.find((one) => one.kind === kind);
  const count = shown?.count ?? 0;
  return (
    <Tabs
      small
      label="Rows by what becomes of them"
      tabs={kinds.map((one) => ({ value: one.kind, label: `${one.label} (${writtenNumber(one.count)})` }))}
      value={kind}
      onChange={(value) => onShow(value as Kind, 1)}
    >
      <TabPanel value={kind} className="pbs-3">
        {above}
        <div ref={list} tabIndex={-1} className={panel({ class: "outline-none" })} aria-busy={busy}>
          <Rows aria-label={shown?.label}>{children}</Rows>
        </div>
        <Pager
          page={page}
          pages={pageCount(count, ROWS_PER_PAGE)}
          total={count}
          perPage={ROWS_PER_PAGE}
          noun="rows"
          onPage={(next) => {
            onShow(kind, next);
            list.current?.focus();
          }}
        />
      </TabPanel>
    </Tabs>
  );
}
