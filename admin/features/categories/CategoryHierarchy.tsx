import type { UseQueryResult } from "@tanstack/react-query";
import { FolderTree, Pencil, SearchX, ChevronDown, ChevronRight } from "lucide-react";
import { useState, type CSSProperties, type ReactNode } from "react";
import type { CountedCategory } from "#db/products/categories.ts";
import {
  countWithBelow,
  flattenTree,
  matchingBranches,
  visibleRows,
  type CategoryNode,
} from "#domain/categories/category-tree.ts";
import type { TreePlace } from "#domain/listing/ordering.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { counted } from "#domain/text/text.ts";
import { Button, IconButton } from "../../ui/controls.tsx";
import { SortableTree } from "../../ui/sortable/SortableTree.tsx";
import { branchActions, sortable, sortableContent, sortableItem } from "#styles/variants/administration.ts";
import { useMay } from "../../session/rights.ts";
import { Card } from "../../ui/Card.tsx";
import { EmptyPanel, ErrorPanel, Loading } from "../../ui/panels.tsx";
import { SearchBox, ListActions, Toolbar } from "../../ui/lists/Toolbar.tsx";
import { DraftBadge } from "../../records/record-links.tsx";
import type { OpenBranches } from "./use-category-tree.ts";
import { DeleteButton, RowDescription, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { badge } from "#styles/variants/product-lists.ts";

type Node = CategoryNode<CountedCategory>;
type Props = {
  tree: UseQueryResult<Node[]>;
  /** The id of the category in the form. */
  editing: string | undefined;
  onCreate: () => void;
  onEdit: (category: CountedCategory) => void;
  onDelete: (category: CountedCategory) => void;
  onPlace: (category: CountedCategory, place: TreePlace) => void;
  branches: OpenBranches;
};

export function CategoryHierarchy({ tree, editing, onCreate, onEdit, onDelete, onPlace, branches }: Props) {
  const [search, setSearch] = useState("");
  const publishes = useMay()("content.publish");
  const { isOpen, turn } = branches;

  // Hide a tree that could not be read again: it may be out of date.
  const nodes = tree.isError ? undefined : tree.data;
  const all = flattenTree(nodes ?? []);
  const parents = all.filter((node) => node.children.length > 0);
  const turnAll = (open: boolean) =>
    turn(
      parents.map(({ id }) => id),
      open,
    );

  const actions = (category: CountedCategory) => (
    <>
      <IconButton icon={Pencil} label={`Edit ${category.name}`} onClick={() => onEdit(category)} />
      {publishes && <DeleteButton name={category.name} onDelete={() => onDelete(category)} />}
    </>
  );
  const content = (): ReactNode => {
    if (tree.isError)
      return (
        <ErrorPanel
          title="Failed to load categories. Please ensure the database migration has been applied."
          onRetry={() => void tree.refetch()}
        />
      );
    if (!nodes) return <Loading place="list" label="Loading categories..." />;
    if (nodes.length === 0) {
      return (
        <EmptyPanel icon={FolderTree} title="No Categories Yet" text="Categories order the products of the catalogue.">
          <Button intent="primary" onClick={onCreate}>
            Create First Category
          </Button>
        </EmptyPanel>
      );
    }
    const visible = visibleRows(nodes, isOpen);
    const found = search ? flattenTree(matchingBranches(nodes, search)) : visible;
    return (
      <>
        <Toolbar>
          <SearchBox label="Search categories" value={search} onSearch={setSearch} />
          <ListActions>
            <Button small onClick={() => turnAll(true)} disabled={search !== ""}>
              Expand all
            </Button>
            <Button small onClick={() => turnAll(false)} disabled={search !== ""}>
              Collapse all
            </Button>
          </ListActions>
        </Toolbar>
        <p role="status" className={search ? "text-xs text-ink-soft" : "sr-only"}>
          {search &&
            `${counted(found.length, "category", "categories")} found.${publishes ? " Clear the search to change the order." : ""}`}
        </p>
        <div className="relative overflow-y-auto max-block-[600px]">
          {!search && publishes && (
            <SortableTree
              label="Categories"
              rows={visible}
              onPlace={(row, place) => {
                if (place.parentId) turn([place.parentId], true);
                onPlace(row, place);
              }}
              actions={actions}
            >
              {(row) => (
                <CategoryRow
                  category={row}
                  edited={row.id === editing}
                  open={isOpen(row)}
                  onTurn={(open) => turn([row.id], open)}
                />
              )}
            </SortableTree>
          )}
          {search && found.length === 0 && (
            <EmptyPanel icon={SearchX} title="No Categories Found" text="No name, slug or description contains this." />
          )}
          {(search || !publishes) && found.length > 0 && (
            <ul aria-label={search ? "Categories found" : "Categories"} className={sortable({ kind: "tree" })}>
              {found.map((row) => (
                <li
                  key={row.id}
                  className={sortableItem({ kind: "tree" })}
                  aria-level={row.depth + 1}
                  style={{ "--depth": row.depth } as CSSProperties}
                >
                  <div className={sortableContent({ kind: "tree" })}>
                    <CategoryRow
                      category={row}
                      edited={row.id === editing}
                      {...(!search && { open: isOpen(row), onTurn: (open) => turn([row.id], open) })}
                    />
                  </div>
                  <div className={branchActions}>{actions(row)}</div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </>
    );
  };
  return (
    <Card
      title="Category Hierarchy"
      note={
        nodes && (
          <span className="text-ink-soft">
            {counted(all.length, "category", "categories")}, {counted(nodes.length, "root category", "root categories")}
          </span>
        )
      }
    >
      {content()}
    </Card>
  );
}

type CategoryRowProps = {
  category: CategoryNode<CountedCategory>;
  /** Whether this category is in the form. */
  edited: boolean;
  open?: boolean;
  /** Left out: the row cannot be collapsed. */
  onTurn?: (open: boolean) => void;
};

/** The row of a category in the tree. */
function CategoryRow({ category, edited, open = true, onTurn }: CategoryRowProps) {
  const { id, name, description, is_active, product_count, children } = category;
  const total = countWithBelow(category);
  const Turn = open ? ChevronDown : ChevronRight;
  return (
    <div className="flex items-center gap-1">
      {onTurn && children.length > 0 ? (
        <IconButton
          icon={Turn}
          label={`${open ? "Collapse" : "Expand"} ${name}`}
          aria-expanded={open}
          narrow
          onClick={() => onTurn(!open)}
        />
      ) : (
        <span className="flex-none inline-7" />
      )}
      <RowMain>
        <RowName name={<span className={is_active ? "" : "text-ink-soft"}>{name}</span>}>
          {!is_active && <span className={badge()}>Inactive</span>}
          <span className={badge()}>{counted(total, "product")}</span>
          {children.length > 0 && product_count !== total && (
            <span className="text-xs text-ink-soft">{writtenNumber(product_count)} directly</span>
          )}
          <DraftBadge kind="category" id={id} />
          {edited && <span className={badge({ tone: "copper" })}>In the form</span>}
        </RowName>
        {description && <RowDescription title={description}>{description}</RowDescription>}
      </RowMain>
    </div>
  );
}
