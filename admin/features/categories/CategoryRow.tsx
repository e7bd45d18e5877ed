import { ChevronDown, ChevronRight } from "lucide-react";
import type { CountedCategory } from "#db/products/categories.ts";
import type { CategoryNode } from "#domain/categories/category-tree.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { IconButton } from "../../ui/Button.tsx";
import { RowDescription, RowMain, RowName } from "../../ui/lists/Row.tsx";

type Props = {
  category: CategoryNode<CountedCategory>;
  /** Whether this category is in the form. */
  edited: boolean;
  open?: boolean;
  /** Left out: the row cannot be collapsed. */
  onTurn?: (open: boolean) => void;
};

/** The row of a category in the tree. */
export function CategoryRow({ category, edited, open = true, onTurn }: Props) {
  const { name, description, is_active, product_count, children } = category;
  const Turn = open ? ChevronDown : ChevronRight;
  return (
    <div className="flex items-center gap-1">
      {onTurn && children.length > 0 ? (
        <IconButton
          label={`${open ? "Collapse" : "Expand"} ${name}`}
          aria-expanded={open}
          narrow
          onClick={() => onTurn(!open)}
        >
          <Turn aria-hidden="true" />
        </IconButton>
      ) : (
        <span className="flex-none inline-7" />
      )}
      <RowMain>
        <RowName name={<span className={is_active ? "" : "text-ink-soft"}>{name}</span>}>
          {!is_active && <span className={badge()}>Inactive</span>}
          <span className={badge()}>{counted(product_count, "product")}</span>
          {edited && <span className={badge({ tone: "copper" })}>In the form</span>}
        </RowName>
        {description && <RowDescription title={description}>{description}</RowDescription>}
      </RowMain>
    </div>
  );
}
