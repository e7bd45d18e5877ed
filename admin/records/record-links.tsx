import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { ContentKind, EditedKind } from "#domain/content/content-kinds.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { editRoute, newRoute } from "../addresses.ts";
import { draftsOfKindQuery } from "../queries/drafts.ts";
import { rowLink } from "../ui/lists/Row.tsx";

type Props = { kind: EditedKind; id: string; name: string };

/** The name of a record in a list, which leads to its editor. */
export const RecordLink = ({ kind, id, name }: Props) => (
  <Link to={editRoute(kind)} params={{ id }} className={rowLink}>
    {name}
  </Link>
);

/** Beside the name of a record in a list: that somebody has saved a draft of it. */
export function DraftBadge({ kind, id }: { kind: ContentKind; id: string }) {
  const { data: drafts } = useQuery(draftsOfKindQuery(kind));
  return drafts?.has(id) ? <span className={badge({ tone: "copper" })}>Unpublished changes</span> : null;
}

/** The button in the row of a record that opens its editor. */
export const EditLink = ({ kind, id, name }: Props) => (
  <Link to={editRoute(kind)} params={{ id }} className={buttonClass({ small: true })} aria-label={`Edit ${name}`}>
    <Pencil aria-hidden="true" />
    Edit
  </Link>
);

/** The button that begins a new record. */
export const AddLink = ({
  kind,
  className = "",
  children,
}: {
  kind: EditedKind;
  className?: string;
  children: ReactNode;
}) => (
  <Link to={newRoute(kind)} className={buttonClass({ intent: "primary" }, className)}>
    <Plus aria-hidden="true" />
    {children}
  </Link>
);
