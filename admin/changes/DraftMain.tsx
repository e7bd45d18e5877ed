import { Link } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import type { ListedDraft } from "#db/changes/draft-lists.ts";
import { authorText } from "#domain/content/change-text.ts";
import { contentKind } from "#domain/content/content-kinds.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { KIND_ICONS } from "../kinds.ts";
import { useAccountName } from "../queries/accounts.ts";
import { RowDetail, RowMain, RowName, rowLink, RowSymbol } from "../ui/lists/Row.tsx";
import { moment } from "../ui/moment.ts";
import { draftAddress, draftName } from "./draft-links.ts";

type Props = {
  draft: ListedDraft;
  /** Whether the plan is named that it is a part of. */
  showsPlan?: boolean;
};

/** What a row of a list says of a draft: the way to it, its state, whose it is. */
export function DraftMain({ draft, showsPlan = false }: Props) {
  const { kind, is_new, is_complete, is_gone, made_at, made_by, plan_id, plan_title } = draft;
  const accountName = useAccountName();
  const { noun, title } = contentKind(kind);
  const name = draftName(draft);
  return (
    <>
      <RowSymbol icon={KIND_ICONS[kind]} />
      <RowMain>
        <RowName
          name={
            is_gone ? (
              name
            ) : (
              <Link {...draftAddress(draft)} className={rowLink}>
                {name}
              </Link>
            )
          }
        >
          <span className={badge()}>{is_new ? `New ${noun}` : title}</span>
          {!is_complete && <span className={badge({ tone: "copper" })}>Incomplete</span>}
          {is_gone && <span className={badge({ tone: "copper" })}>Deleted {noun}</span>}
          {showsPlan && plan_id && (
            <Link to="/admin/plans/$id" params={{ id: plan_id }} className={badge({ tone: "good" })}>
              <CalendarClock aria-hidden="true" />
              {plan_title}
            </Link>
          )}
        </RowName>
        <RowDetail>
          Saved <time dateTime={made_at}>{moment(made_at)}</time> by {authorText(accountName(made_by), made_by)}
        </RowDetail>
        {is_gone && (
          <RowDetail>
            The {noun} was deleted since. Once it is restored from the trash, the draft can be opened again.
          </RowDetail>
        )}
      </RowMain>
    </>
  );
}
